/** Seats of the guests, and courses that are fired one after the other. */
export const seats = {
  seats: "Seats",
  all: "All",
  seat: (seat: number) => `Seat ${seat}`,
  moreGuests: "One more guest",
  nextLines: (seat: number) => `New lines are for seat ${seat}`,
  forWhom: "For which seats",
  wholeTable: "Table",

  whichCourse: "Course",
  atOnce: "At once",
  course: (course: number) => `Course ${course}`,
  sentAt: (course: string, time: string) => `${course} · sent ${time}`,
  waiting: (course: string) => `${course} · waiting`,
  notSent: (course: string) => `${course} · not sent yet`,
  newIn: (course: string) => `New · ${course}`,
  firesAt: (course: string, time: string) => `${course} · fires by itself ${time}`,
  fire: "Fire",
  fireCourse: (course: string) => `Fire ${course}`,
  fireBefore: (later: string, earlier: string) => `Fire ${later} before ${earlier}?`,
  stillWaits: (earlier: string) => `${earlier} still waits.`,
  stop: "Stop",
  stopCourse: (course: string) => `Stop ${course} from firing by itself`,

  again: "Again",
  againOf: (item: string) => `Make ${item} again`,
  howManyAgain: "How many",
  whyAgain: "Why? Touch the reason to send it",
  otherReason: "Another reason",
  makeAgain: "Make again",
  againReasons: ["Burnt", "Dropped", "Too cold", "Wrong dish"],
  againSent: (item: string) => `The kitchen makes ${item} again`,
};

export type SeatsMessages = typeof seats;
