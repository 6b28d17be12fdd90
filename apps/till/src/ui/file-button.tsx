import { useRef, type ChangeEvent } from "react";

import { Button } from "./button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type FileButtonProps = {
  /** The accessible name, if the button's own text says too little. */
  readonly label: string;
  readonly children: string;
  /** File extensions, such as `.yaml,.yml`. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
};

/** Lets the user pick a file; the same file can be picked again after it was corrected. */
export function FileButton({ label, children, accept, disabled, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen !== undefined) onChoose(chosen);
    target.value = "";
  };
  return (
    <>
      <Button
        kind="plain"
        aria-label={label === children ? undefined : label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={accept}
          tabIndex={-1}
          aria-label={label}
          onChange={handleFile}
        />
      </VisuallyHidden>
    </>
  );
}
