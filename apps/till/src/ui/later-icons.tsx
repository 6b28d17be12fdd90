import { Icon } from "./icons.tsx";

export function UndoIcon() {
  return (
    <Icon>
      <path d="M9 6H20v12H9l-6-6zM12 10l4 4M16 10l-4 4" />
    </Icon>
  );
}

export function SaveIcon() {
  return (
    <Icon>
      <path d="M12 3v12M7 10.5l5 5 5-5M4 20h16" />
    </Icon>
  );
}

export function LogOutIcon() {
  return (
    <Icon>
      <path d="M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M10 8l-4 4 4 4M6 12h9" />
    </Icon>
  );
}
