import { useRef, useState, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import { makeFirstVenue } from "@comanda/contract/first-venue";
import type { BodyOf } from "@comanda/contract/call";

import type { Failure } from "#api/failure.ts";
import { serverProblemText } from "#language/field-problem-text.ts";
import { useSetUpMessages } from "#language/set-up-messages.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useLanguages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { ComandaMark } from "#ui/icons.tsx";
import { useFocusInvalid } from "#ui/use-focus-invalid.ts";
import { callApi } from "#api/call.ts";

import { FailureMessage } from "../failure/index.ts";
import { LanguageSelect, signInWith } from "../sign-in/index.ts";
import {
  firstForm,
  firstVenueFrom,
  serverFields,
  type FirstForm,
  type FirstFormProblems,
} from "./first-form.ts";
import { ManagerFields } from "./manager-fields.tsx";
import styles from "./set-up-screen.module.css";
import { VenueFields } from "./venue-fields.tsx";

type SetUpScreenProps = {
  /** Called if another user has set up the venue first, so that one can sign in now. */
  readonly onTaken: () => void;
};

/** The set-up of an empty server. */
export function SetUpScreen({ onTaken }: SetUpScreenProps) {
  const words = useSetUpMessages();
  useTitle(words.title);
  const { form, change, failure, problems, isBusy, submit } = useFirstForm(onTaken);
  const element = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  useFocusInvalid(element, Object.keys(problems).join());
  return (
    <main className={styles["screen"]}>
      <div className={styles["panel"]}>
        <h1 className={styles["title"]}>
          <ComandaMark size={48} />
          {words.title}
        </h1>
        <p>{words.lead}</p>
        <LanguageSelect />
        <form ref={element} className={styles["form"]} noValidate onSubmit={handleSubmit}>
          <VenueFields form={form} problems={problems} onChange={change} />
          <ManagerFields form={form} problems={problems} onChange={change} />
          {failure !== null && <FailureMessage failure={failure} />}
          <Button kind="next" type="submit" isBusy={isBusy}>
            {words.make}
          </Button>
        </form>
      </div>
    </main>
  );
}

function useFirstForm(onTaken: () => void) {
  const words = useSetUpMessages();
  const messages = useAllMessages();
  const { language } = useLanguages();
  const [, navigate] = useLocation();
  const [form, setForm] = useState(firstForm);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isUnlike, setIsUnlike] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const change = (changes: Partial<FirstForm>) => {
    setForm({ ...form, ...changes });
    setFailure(null);
    setIsUnlike(false);
  };
  const submit = async () => {
    if (isBusy) return;
    setIsUnlike(form.password !== form.passwordAgain);
    if (form.password !== form.passwordAgain) return;
    setIsBusy(true);
    // A signed-in user continues with the first articles.
    navigate("/set-up", { replace: true });
    const { code, tag } = language;
    const refused = await makeVenue(firstVenueFrom(form, { language: code, tag }));
    setIsBusy(false);
    setFailure(refused);
    if (refused?.code === "venue-exists") onTaken();
  };
  const problems: FirstFormProblems = isUnlike ? { passwordAgain: words.passwordsDiffer } : {};
  for (const { field, error } of failure?.fields ?? []) {
    const name = serverFields[field];
    if (name !== undefined) problems[name] = serverProblemText(error, words.fields[name], messages);
  }
  return { form, change, failure, problems, isBusy, submit };
}

/** Creates the venue and signs its manager in; returns the failure if it cannot. */
async function makeVenue(body: BodyOf<typeof makeFirstVenue>): Promise<Failure | null> {
  const outcome = await callApi(makeFirstVenue, { body });
  const { username, password } = body.admin;
  if (outcome.ok) return signInWith({ username, password });
  if (outcome.failure.code !== "venue-exists") return outcome.failure;
  // If the reply was lost, the venue exists: signing in works only with the credentials typed here.
  const refused = await signInWith({ username, password });
  return refused === null ? null : outcome.failure;
}
