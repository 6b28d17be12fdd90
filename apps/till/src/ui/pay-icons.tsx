import { Icon } from "./icons.tsx";

export function CashIcon() {
  return (
    <Icon>
      <path d="M2.5 6h19v12h-19zM6 9.5v.01M18 14.5v.01" />
      <circle cx="12" cy="12" r="2.5" />
    </Icon>
  );
}

export function CardIcon() {
  return (
    <Icon>
      <path d="M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2.5 10h19M6 15h4" />
    </Icon>
  );
}

/** A code to scan, or any transfer. */
export function TransferIcon() {
  return (
    <Icon>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v3M14 20h3M20 20v.01" />
    </Icon>
  );
}

/** What a guest pays later, with the room or by invoice. */
export function AccountIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5" />
    </Icon>
  );
}

export function OtherPayIcon() {
  return (
    <Icon>
      <ellipse cx="12" cy="6.5" rx="7.5" ry="3" />
      <path d="M4.5 6.5v5.5c0 1.66 3.36 3 7.5 3s7.5-1.34 7.5-3V6.5M4.5 12v5.5c0 1.66 3.36 3 7.5 3s7.5-1.34 7.5-3V12" />
    </Icon>
  );
}
