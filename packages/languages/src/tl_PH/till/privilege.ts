import type { PrivilegeMessages } from "../../en_US/till/privilege.ts";

export const privilege: PrivilegeMessages = {
  title: "Diskuwentong senior / PWD",
  open: "Senior / PWD",
  guests: "Mga bisitang naghahati sa bill",
  guest: (count) => `Bisita ${count} na may diskuwento`,
  kinds: { senior: "Senior", disability: "PWD" },
  name: "Pangalan",
  idNumber: "Numero ng ID",
  addGuest: "Isa pang bisita",
  removeGuest: (count) => `Alisin ang bisita ${count}`,
  give: "Ibigay ang diskuwento",
  takeOff: "Alisin ang diskuwento",
  given: "Nasa bill na ang diskuwento",
  takenOff: "Inalis na ang diskuwento sa bill",
  exemption: "Walang VAT",
  discount: "Diskuwentong SC/PWD",
};
