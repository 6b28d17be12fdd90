import { Fragment } from "react";

/** Text joined by slashes, such as Table/Room/Cover, which may wrap after each slash. */
export function Breakable({ children }: { readonly children: string }) {
  return children.split("/").map((word, index, words) => {
    const isLast = index === words.length - 1;
    return (
      <Fragment key={words.slice(0, index + 1).join("/")}>
        {isLast ? word : `${word}/`}
        {!isLast && <wbr />}
      </Fragment>
    );
  });
}
