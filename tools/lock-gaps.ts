export type LockedPackages = Readonly<Record<string, LockedPackage>>;

type LockedPackage = { readonly optionalDependencies?: Readonly<Record<string, string>> };

export type LockGap = { readonly path: string; readonly missing: string };

/**
 * Finds the optional packages that a lock names but does not contain. They appear when the registry has a package for
 * Linux, say, but not yet the one for macOS: `npm install` skips it, and then every `npm ci` refuses the lock.
 */
export function findLockGaps(packages: LockedPackages): readonly LockGap[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isHeld(packages, path, name))
      .map((missing) => ({ path, missing })),
  );
}

/** Node looks for a package beside the one that imports it, and then in every folder above. */
function isHeld(packages: LockedPackages, path: string, name: string): boolean {
  if (Object.hasOwn(packages, join(path, name))) return true;
  if (path === "") return false;
  const end = path.lastIndexOf("/node_modules/");
  return isHeld(packages, end < 0 ? "" : path.slice(0, end), name);
}

function join(path: string, name: string): string {
  return path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
}
