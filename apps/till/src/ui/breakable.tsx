import { Fragment } from "react";

/** Words joined by slashes, such as Table/Room/Cover, which may go to the next line after each. */
export function Breakable({ children }: { readonly children: string }) {
  return children.split("/").map((word, index, words) => {
    const isLast = index === words.length - 1;
    return (
      <Fragment key={word}>
        {isLast ? word : `${word}/`}
        {!isLast && <wbr />}
      </Fragment>
    );
  });
}
