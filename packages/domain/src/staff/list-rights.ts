import {
  hasRight,
  rightsByPermission,
  type Bundle,
  type Permission,
  type Right,
} from "./permission.ts";

export const permissions: readonly Bundle[] = Object.keys(rightsByPermission).filter(
  (name): name is Bundle => name in rightsByPermission,
);

const rightsInOrder: readonly (readonly [Bundle, readonly Right[]])[] = permissions.map((name) => [
  name,
  rightsByPermission[name],
]);

/** The permission that includes a right. */
export function bundleOf(right: Right): Bundle {
  const found = rightsInOrder.find(([, inBundle]) => inBundle.includes(right));
  if (found === undefined) throw new Error(right);
  return found[0];
}

export const rights: readonly Right[] = rightsInOrder.flatMap(([, inBundle]) => inBundle);

/** Every name that a list of permissions may have. */
export const permissionNames: readonly Permission[] = [...new Set([...permissions, ...rights])];

/** The single rights that a list of permissions gives. */
export function rightsIn(held: readonly string[]): readonly Right[] {
  return rights.filter((right) => hasRight(held, right));
}

/**
 * The shortest list of permissions that gives these rights. Clients that know only the permissions of the spec find one
 * only if all its rights are there.
 */
export function permissionsFor(held: readonly Right[]): readonly Permission[] {
  return rightsInOrder.flatMap(([name, inBundle]): readonly Permission[] => {
    const here = inBundle.filter((right) => held.includes(right));
    return here.length === inBundle.length ? [name] : here;
  });
}
