import { Icon } from "./icons.tsx";

export function UpIcon() {
  return (
    <Icon>
      <path d="M12 19V5M6 11l6-6 6 6" />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M12 5v14M6 13l6 6 6-6" />
    </Icon>
  );
}

export function AllOverIcon() {
  return (
    <Icon>
      <path d="m5 6 6 6-6 6M13 6l6 6-6 6" />
    </Icon>
  );
}

export function AllBackIcon() {
  return (
    <Icon>
      <path d="m19 6-6 6 6 6M11 6l-6 6 6 6" />
    </Icon>
  );
}
