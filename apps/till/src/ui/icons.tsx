import type { ReactNode } from "react";
import comandaUrl from "./comanda.svg";

export function ComandaMark({ size }: { readonly size: number }) {
  return <img src={comandaUrl} width={size} height={size} alt="" />;
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </Icon>
  );
}

export function PreviousIcon() {
  return (
    <Icon>
      <path d="m15 6-6 6 6 6" />
    </Icon>
  );
}

export function NextIcon() {
  return (
    <Icon>
      <path d="m9 6 6 6-6 6" />
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

export function DoneIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function CategoriesIcon() {
  return (
    <Icon>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
    </Icon>
  );
}

export function ListIcon() {
  return (
    <Icon>
      <path d="M4 6h.01M9 6h11M4 12h.01M9 12h11M4 18h.01M9 18h11" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function BillsIcon() {
  return (
    <Icon>
      <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />
    </Icon>
  );
}

export function MoveIcon() {
  return (
    <Icon>
      <path d="M4 8h15l-4-4M20 16H5l4 4" />
    </Icon>
  );
}

export function SplitIcon() {
  return (
    <Icon>
      <path d="M12 21v-7L5 7V3M12 14l7-7V3M2.5 5.5 5 3l2.5 2.5M16.5 5.5 19 3l2.5 2.5" />
    </Icon>
  );
}

export function MergeIcon() {
  return (
    <Icon>
      <path d="M5 3v4l7 7v7M19 3v4l-7 7M9.5 18.5 12 21l2.5-2.5" />
    </Icon>
  );
}

export function UndoIcon() {
  return (
    <Icon>
      <path d="M9 6H20v12H9l-6-6zM12 10l4 4M16 10l-4 4" />
    </Icon>
  );
}

export function KeyPadIcon() {
  return (
    <Icon>
      <path d="M6 5h.01M12 5h.01M18 5h.01M6 11h.01M12 11h.01M18 11h.01M6 17h.01M12 17h.01M18 17h.01M12 22h.01" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" />
    </Icon>
  );
}

export function AttentionIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.01" />
    </Icon>
  );
}

export function PrinterIcon() {
  return (
    <Icon>
      <path d="M7 8V3.5h10V8M7 17H4.5V8.5h15V17H17" />
      <path d="M7 14h10v6.5H7z" />
    </Icon>
  );
}

export function StarIcon({ says }: { readonly says: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="currentColor"
      role="img"
      aria-label={says}
    >
      <path d="m12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z" />
    </svg>
  );
}

export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
