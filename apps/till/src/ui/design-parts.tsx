import { useState } from "react";

import { Button } from "./button.tsx";
import { DesignPart, doNothing } from "./design-part.tsx";
import { Dialog } from "./dialog.tsx";
import { Question } from "./question.tsx";
import { Empty } from "./empty.tsx";
import { KeyGrid } from "./key-grid.tsx";
import { Key } from "./key.tsx";
import { Message } from "./message.tsx";
import { Pager } from "./pager.tsx";
import { Tabs } from "./tabs.tsx";
import { Tile } from "./tile.tsx";
import { Toast } from "./toast.tsx";
import { Waiting } from "./waiting.tsx";

const kinds = ["next", "takes-away", "choice", "plain", "quiet"] as const;
const padTexts = {
  deleteLastCharacter: "Delete the last character",
  alphabet: "Alphabet",
  numbers: "Numpad",
};

export function DesignParts() {
  return (
    <>
      {kinds.map((kind) => (
        <DesignPart key={kind} name={`Button, ${kind}`}>
          <Button kind={kind}>Ready</Button>
          <Button kind={kind} isBusy>
            Busy
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </DesignPart>
      ))}
      <Keys />
      <DesignPart name="Tile" layout="tiles">
        <Tile {...aTile} name="Pad Thai" detail="99.00" before="120.00" />
        <Tile
          {...aTile}
          name="Mango Sticky Rice with a long name"
          colors={red}
          notes={{ left: "3 left", count: { figure: "2", says: "2 on this order" } }}
        />
        <Tile {...aTile} name="Mango Sticky Rice" detail="Out of stock" colors={null} />
      </DesignPart>
      <Turning />
      <DesignPart name="Empty, Message, Waiting">
        <Empty title="No open bills" hint="Press New to start one." />
        <Message
          title="No connection"
          hint="Try again"
          action={<Button kind="plain">Again</Button>}
        />
        <Waiting>Loading the menu</Waiting>
      </DesignPart>
      <DesignPart name="Toast">
        <Toast kind="done" text="Saved" closeLabel="Close" onClose={doNothing} />
        <Toast
          kind="done"
          text="Line removed"
          closeLabel="Close"
          onClose={doNothing}
          actions={[{ label: "Undo", onPress: doNothing }]}
        />
        <Toast
          kind="offer"
          text="Give back"
          figure="92.00"
          closeLabel="Close"
          onClose={doNothing}
          actions={[{ label: "Receipt", onPress: doNothing }]}
        />
        <Toast kind="attention" text="Permission denied" closeLabel="Close" onClose={doNothing} />
      </DesignPart>
      <Dialogs />
    </>
  );
}

const orange = { background: "#d9662b", ink: "#000" };
const red = { background: "#9b2c2f", ink: "#fff" };
const aTile = {
  detail: "590.00",
  colors: orange,
  notes: { left: null, count: null },
  onPress: doNothing,
};

function Keys() {
  return (
    <DesignPart name="Key, KeyGrid">
      <Key onPress={doNothing}>7</Key>
      <Key kind="word" onPress={doNothing}>
        Credit back
      </Key>
      <Key kind="word" isPressed onPress={doNothing}>
        Credit back
      </Key>
      <Key kind="word" isDisabled onPress={doNothing}>
        Clear
      </Key>
      <KeyGrid extra="none" texts={padTexts} onKey={doNothing} />
      <KeyGrid extra={{ sign: "." }} texts={padTexts} onKey={doNothing} />
      <KeyGrid extra="letters" texts={padTexts} onKey={doNothing} />
    </DesignPart>
  );
}

const tabs = [
  { key: "1", name: "Favorites", mark: { kind: "star", says: "Favorites" } },
  { key: "2", name: "Grill", mark: { kind: "color", ...red } },
  { key: "3", name: "Starters", mark: { kind: "color", ...orange } },
] as const;

function Turning() {
  const [selected, setSelected] = useState("1");
  const [page, setPage] = useState(0);
  const texts = { previous: "Previous", next: "Next", position: `Page ${page + 1} of 3` };
  return (
    <DesignPart name="Tabs, Pager">
      <Tabs label="Menu" tabs={tabs} selected={selected} panelId="panel" onSelect={setSelected} />
      <div id="panel" role="tabpanel" />
      <Pager page={page} pages={3} texts={texts} onTurn={setPage} />
    </DesignPart>
  );
}

function Dialogs() {
  const [shown, setShown] = useState<"message" | "sheet" | "question" | null>(null);
  const close = () => setShown(null);
  return (
    <DesignPart name="Dialog">
      <Button kind="plain" onClick={() => setShown("message")}>
        Message
      </Button>
      <Button kind="plain" onClick={() => setShown("sheet")}>
        Sheet
      </Button>
      <Button kind="plain" onClick={() => setShown("question")}>
        Question
      </Button>
      {shown === "question" && (
        <Question title="Start of day" no="Cancel" yes="Ok" onNo={close} onYes={close}>
          Do you want to start the day?
        </Question>
      )}
      {shown !== null && shown !== "question" && (
        <Dialog
          kind={shown}
          title="A new version was released"
          onClose={close}
          actions={
            <Button kind="next" onClick={close}>
              Ok
            </Button>
          }
        >
          You will be logged out when you press Ok.
        </Dialog>
      )}
    </DesignPart>
  );
}
