import { customersFirst } from "./first-customers.ts";
import { noticeMessages } from "@comanda/contract/notice-messages";

const noneFound: string = noticeMessages["no-results"];
const added: string = noticeMessages["customer-added"];

export const customers = {
  ...customersFirst,
  swipeCard: "Swipe card",
  addCustomer: "Add customer",
  customer: "Customer",
  searchCustomer: "Search customer",
  removeCustomer: "Remove customer",
  search: "Name, company, card or phone",
  searchTitle: "Who is it?",
  searchHint: "Type part of the name or the company, or a number.",
  noneFound,
  fewerLetters: "Try fewer letters.",
  noneFoundHint: "Try fewer letters, or add the customer.",
  more: (count: number) => `${count} more: please type more of the name`,
  remove: "remove",
  removeNamed: (name: string) => `remove ${name}`,
  onBill: "On this bill",
  swipeTitle: "Swipe the card",
  swipeHint: "Or type part of the name.",
  paymentCard: "This is a payment card. Nothing was saved.",
  name: "Name",
  dateOfBirth: "DOB",
  dateHint: "dd/mm/yyyy",
  cardNumber: "Card number",
  customerType: "Customer type",
  chooseType: "Please choose",
  address: "Address",
  phone: "Phone",
  email: "Email",
  preferredDrink: "Preferred drink",
  company: "Company",
  companyName: "Company name",
  companyAddress: "Company address",
  companyTaxNumber: "Company tax number",
  added,
  putOnBill: (name: string) => `Add ${name} to the bill`,
  notOnBill: "Do not add",
};

export type CustomersMessages = typeof customers;
