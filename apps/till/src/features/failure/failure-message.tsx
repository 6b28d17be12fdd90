import type { ReactNode } from "react";
import { networkError, type Failure } from "#api/failure.ts";
import { failureText } from "#language/failure-text.ts";
import { useMessages } from "#language/use-language.ts";
import { Message } from "#ui/message.tsx";

type FailureMessageProps = {
  readonly failure: Failure;
  /** Actions for the failure, if any. */
  readonly children?: ReactNode;
};

export function FailureMessage({ failure, children }: FailureMessageProps) {
  const messages = useMessages();
  const isNetworkError = failure.code === networkError.code;
  return (
    <Message
      title={failureText(failure, messages)}
      hint={isNetworkError ? messages.networkHint : null}
      action={children}
    />
  );
}
