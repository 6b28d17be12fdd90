import type { PictureFileProblem } from "@comanda/domain/paper/check-picture-file";

import type { OfficeMessages } from "#language/office-messages.tsx";

export function fileProblemText(
  problem: PictureFileProblem,
  { logo: { problems } }: OfficeMessages,
): string {
  switch (problem.problem) {
    case "file-too-large":
      return problems.fileTooLarge(problem.megabytes, problem.maximum);
    case "too-many-pixels":
      return problems.tooManyPixels(problem.width, problem.height);
    case "not-a-picture":
      return problems.notAPicture;
  }
}
