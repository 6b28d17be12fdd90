import { Type } from "typebox";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { customerId, customerTypeId, limitedText } from "./wire.ts";
import { emailText, nameText, noteText, phoneText } from "./typed-text.ts";
import { customer } from "./customer-record.ts";

export const customerType = Type.Object({
  id: customerTypeId,
  name: Type.String(),
  payInvoice: Type.Boolean(),
});

export const listCustomers = defineCall({
  name: "list-customers",
  method: "GET",
  path: "/customer/list",
  permission: "session",
  reply: Type.Array(customer),
});

/** More than anyone reads; a longer text finds those beyond. */
export const maxFoundCustomers = 100;

export const searchCustomers = defineCall({
  name: "search-customers",
  method: "GET",
  path: "/customer/search/{text}",
  permission: "session",
  params: Type.Object({ text: Type.String({ maxLength: 100 }) }),
  reply: Type.Array(customer, { maxItems: maxFoundCustomers }),
});

export const listCustomerTypes = defineCall({
  name: "list-customer-types",
  method: "GET",
  isCached: true,
  path: "/customer-type/list",
  permission: "session",
  reply: Type.Array(customerType),
});

/** The form's own rules check the texts and name each invalid field. */
export const addCustomer = defineCall({
  name: "add-customer",
  method: "POST",
  path: "/customer",
  permission: "add_guest",
  body: Type.Object({
    name: nameText,
    /** YYYY-MM-DD, or empty. */
    DOB: limitedText(10),
    cardNumber: nameText,
    customerType: Type.Union([customerTypeId, Type.Null()]),
    address: noteText,
    phone: phoneText,
    email: emailText,
    preferredDrink: nameText,
    companyName: Type.Optional(nameText),
    companyAddress: Type.Optional(noteText),
    companyTaxNumber: Type.Optional(nameText),
  }),
  reply: defineWriteReply({ id: customerId }),
});
