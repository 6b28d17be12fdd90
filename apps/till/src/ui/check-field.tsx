import styles from "./check-field.module.css";

type CheckFieldProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** Something that is so or not; the whole row is the target. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <label className={styles["field"]}>
      <input
        type="checkbox"
        className={styles["input"]}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
