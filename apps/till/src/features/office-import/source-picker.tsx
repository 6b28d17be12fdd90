import { useEffect, useEffectEvent, useState, type DragEvent } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { pastedTextOf, type PastedText } from "#ui/pasted-text.ts";
import { TextArea } from "#ui/text-area.tsx";

import styles from "./import-screen.module.css";

const acceptedFiles = ".xlsx,.ods,.csv,.tsv,.txt";

type SourcePickerProps = {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
  readonly onPaste: (pasted: PastedText) => void;
};

/** Takes a spreadsheet as a file that is chosen or dropped, or as rows that are pasted anywhere on the screen. */
export function SourcePicker({ isBusy, onFile, onPaste }: SourcePickerProps) {
  const { menuImport } = useOfficeMessages();
  const [typed, setTyped] = useState("");
  const [isOver, setIsOver] = useState(false);
  usePasted(onPaste);
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return (
    <div className={styles["picker"]}>
      <div
        className={styles["drop"]}
        data-over={isOver}
        onDragOver={handleOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <FileButton
          label={menuImport.choose}
          accept={acceptedFiles}
          disabled={isBusy}
          onChoose={onFile}
        >
          {menuImport.choose}
        </FileButton>
        <p className={styles["hint"]}>{menuImport.drop}</p>
      </div>
      <div className={styles["paste"]}>
        <TextArea
          label={menuImport.paste}
          hint={menuImport.pasteHint}
          value={typed}
          onChange={setTyped}
        />
        {typed.trim() !== "" && (
          <Button kind="plain" onClick={() => onPaste({ text: typed, isFromSpreadsheet: false })}>
            {menuImport.readPasted}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Rows are taken as soon as they are pasted, without another press. */
function usePasted(onPaste: (pasted: PastedText) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = pastedTextOf(event.clipboardData);
    if (pasted.text.trim() === "") return;
    event.preventDefault();
    onPaste(pasted);
  });
  useEffect(() => {
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);
}
