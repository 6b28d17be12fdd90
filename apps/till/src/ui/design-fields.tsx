import { useState } from "react";

import { CheckField } from "./check-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { Choices } from "./choices.tsx";
import { DesignPart, doNothing } from "./design-part.tsx";
import { SearchIcon } from "./icons.tsx";
import { PadField } from "./pad-field.tsx";
import { SearchField } from "./search-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const options = [
  { value: "guest", name: "Guest" },
  { value: "member", name: "Member" },
];

export function DesignFields() {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("guest");
  const [isChecked, setIsChecked] = useState(true);
  return (
    <>
      <DesignPart name="TextField, TextArea, PadField">
        {[undefined, "Name can not empty"].map((problem) => (
          <div key={problem ?? "fine"}>
            <TextField label="Name" problem={problem} defaultValue="Somsak" />
            <TextArea label="Note" value={text} problem={problem} onChange={setText} />
            <PadField
              label="Table"
              value={text}
              problem={problem}
              onFocus={doNothing}
              onChange={setText}
            />
          </div>
        ))}
      </DesignPart>
      <DesignPart name="SearchField">
        <SearchField label="Search the menu" value={text} isDisabled={false} onChange={setText} />
        <SearchField label="Search nothing" value="" isDisabled onChange={setText} />
      </DesignPart>
      <DesignPart name="SelectField, ChoiceField">
        <SelectField
          label="Customer type"
          icon={<SearchIcon />}
          value={chosen}
          options={options}
          onChange={setChosen}
        />
        <ChoiceField
          label="Customer type"
          placeholder="Please choose"
          value=""
          options={options}
          problem="Customer type can not empty"
          onChange={setChosen}
        />
      </DesignPart>
      <DesignPart name="Choices, CheckField">
        <Choices label="Type" value={chosen} options={options} onChange={setChosen} />
        <CheckField label="May log in" isChecked={isChecked} onChange={setIsChecked} />
        <CheckField label="May not" isChecked={!isChecked} onChange={doNothing} />
      </DesignPart>
    </>
  );
}
