import { exportSetup, exportTable, importSetup, importTable } from "@comanda/contract/office-setup";

import { callApi } from "#api/call.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { write } from "#records/write.ts";
import { Screen } from "#ui/screen.tsx";

import { importAsking } from "../set-up-file/index.ts";
import { CopyMenu } from "./copy-menu.tsx";
import { FileTransfer, type FileKind } from "./file-transfer.tsx";
import { RemoveSamples } from "./remove-samples.tsx";
import styles from "./setup-files-screen.module.css";

const tableLists = ["articles", "customers"] as const;

const setupFileKind: FileKind = {
  accept: ".yaml,.yml",
  mediaType: "application/yaml",
  rowsAbove: 0,
  fetchFile: async () => {
    const asked = await callApi(exportSetup, {});
    if (!asked.ok) return asked.failure;
    return { fileName: asked.reply.fileName, text: asked.reply.yaml };
  },
  take: (yaml, ask) => importAsking((venue) => write(importSetup, { body: { yaml, venue } }), ask),
};

function createTableKind(list: (typeof tableLists)[number]): FileKind {
  return {
    accept: ".csv",
    mediaType: "text/csv",
    // Row numbers include the header row, as spreadsheet programs count.
    rowsAbove: 1,
    fetchFile: async () => {
      const asked = await callApi(exportTable, { params: { list } });
      if (!asked.ok) return asked.failure;
      return { fileName: asked.reply.fileName, text: asked.reply.csv };
    },
    take: (csv) => write(importTable, { params: { list }, body: { csv } }),
  };
}

const tableKinds = {
  articles: createTableKind("articles"),
  customers: createTableKind("customers"),
};

/** Exports and imports the venue's set-up and lists. */
export function SetupFilesScreen({ session }: { readonly session: Session }) {
  const { setup } = useOfficeMessages().tools;
  useTitle(setup.title);
  return (
    <Screen title={setup.title}>
      <div className={styles["parts"]}>
        <RemoveSamples />
        <p className={styles["hint"]}>{setup.takeHint}</p>
        <FileTransfer title={setup.all} hint={setup.allHint} kind={setupFileKind} />
        {tableLists.map((list) => (
          <FileTransfer
            key={list}
            title={setup.lists[list]}
            hint={setup.listHint}
            kind={tableKinds[list]}
          />
        ))}
        <CopyMenu session={session} />
      </div>
    </Screen>
  );
}
