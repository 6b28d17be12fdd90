import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  /**
   * `next` is the main action; `takes-away` is as prominent, but red, for what cannot be undone; `choice` is a row
   * among several.
   */
  readonly kind: "next" | "takes-away" | "choice" | "plain" | "quiet";
  readonly isBusy?: boolean;
};

export function Button({ kind, isBusy = false, type = "button", children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy}
      className={`${styles["button"]} ${kind === "takes-away" ? styles["next"] : ""} ${styles[kind]}`}
    >
      <span className={styles["content"]}>{children}</span>
      {isBusy && <span className={styles["spinner"]} aria-hidden="true" />}
    </button>
  );
}
