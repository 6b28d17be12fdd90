import { qrModules, quietModules, type QrModules } from "@comanda/paper/qr-modules";
import { useMemo } from "react";

import styles from "./bank-qr.module.css";

type BankQrCodeProps = {
  /** What the code says. */
  readonly text: string;
  /** What it is for, for those who do not see it. */
  readonly label: string;
};

/** A QR code as large as there is room, black on white in every theme, because banks' apps read no other. */
export function BankQrCode({ text, label }: BankQrCodeProps) {
  const modules = useMemo(() => qrModules(text), [text]);
  const size = modules.length + 2 * quietModules;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles["code"]}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={pathOf(modules)} fill="black" />
    </svg>
  );
}

/** A strip for every run of black modules. */
function pathOf(modules: QrModules): string {
  return modules.flatMap((row, y) => stripsOf(row, y + quietModules)).join("");
}

function stripsOf(row: readonly boolean[], y: number): readonly string[] {
  const signs = row.map((isBlack) => (isBlack ? "#" : " ")).join("");
  return Array.from(
    signs.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index + quietModules} ${y}h${run.length}v1h-${run.length}z`,
  );
}
