import type { SeatsMessages } from "../../en_US/till/seats.ts";

export const seats: SeatsMessages = {
  seats: "Mga upuan",
  all: "Lahat",
  seat: (seat) => `Upuan ${seat}`,
  moreGuests: "Isa pang bisita",
  nextLines: (seat) => `Para sa upuan ${seat} ang bago`,
  forWhom: "Para sa aling upuan",
  wholeTable: "Mesa",

  whichCourse: "Course",
  atOnce: "Agad",
  course: (course) => `Course ${course}`,
  sentAt: (course, time) => `${course} · ipinadala ${time}`,
  waiting: (course) => `${course} · naghihintay`,
  notSent: (course) => `${course} · hindi pa naipadala`,
  newIn: (course) => `Bago · ${course}`,
  firesAt: (course, time) => `${course} · kusang ipaluluto ${time}`,
  fire: "Ipaluto",
  fireCourse: (course) => `Ipaluto ang ${course}`,
  stop: "Itigil",
  stopCourse: (course) => `Itigil ang kusang pagluluto ng ${course}`,

  again: "Ulitin",
  againOf: (item) => `Gawin ulit ang ${item}`,
  howManyAgain: "Ilan",
  whyAgain: "Bakit? Pindutin ang dahilan para ipadala",
  otherReason: "Ibang dahilan",
  makeAgain: "Gawin ulit",
  againReasons: ["Nasunog", "Nahulog", "Malamig na", "Maling putahe"],
  againSent: (item) => `Ginagawa ulit ng kusina ang ${item}`,
};
