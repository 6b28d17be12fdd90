export const privilege = {
  title: "Senior / PWD discount",
  open: "Senior / PWD",
  guests: "Guests who share the bill",
  guest: (count: number) => `Discounted guest ${count}`,
  kinds: { senior: "Senior", disability: "PWD" },
  name: "Name",
  idNumber: "ID number",
  addGuest: "One more guest",
  removeGuest: (count: number) => `Remove guest ${count}`,
  give: "Give the discount",
  takeOff: "Take the discount off",
  given: "The discount is on the bill",
  takenOff: "The discount is off the bill",
  exemption: "Free of VAT",
  discount: "SC/PWD discount",
};

export type PrivilegeMessages = typeof privilege;
