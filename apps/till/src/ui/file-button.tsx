import { useRef, type ChangeEvent } from "react";

import { Button } from "./button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type FileButtonProps = {
  /** What screen readers say, where the button says too little by itself. */
  readonly label: string;
  readonly children: string;
  /** Endings of files, such as `.yaml,.yml`. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
};

/** Asks the device for a file; the same one can be chosen again after it was mended. */
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
