import { addCustomer } from "@comanda/contract/customer";
import { id } from "@comanda/domain/id";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseCustomerForm } from "@comanda/domain/form/customer-form";
import { checkCard } from "@comanda/domain/form/check-card";
import fc from "fast-check";

import { refuseCall } from "#call/refused-call.ts";

import { anyTill, actionOf } from "../action.ts";

const chosen = fc.record({
  till: anyTill,
  name: fc.constantFrom("Dana", " สมชาย ", ""),
  phone: fc.constantFrom("081 555 0101", "0", "nobody's"),
  /** One that exists, or one that does not. */
  card: fc.constantFrom("", "", "new", "taken"),
  type: fc.nat(3),
});

/** Of no account, because no date of birth is sent. */
const anyDay = { year: 2026, month: 1, day: 1 };

/** Adds a guest as a customer, who may be on the next bill. */
export const addGuest = actionOf("add customer", chosen, (night, values) => {
  const { customerTypes } = night.facts;
  const taken = [...night.model().cards.keys()][0] ?? "";
  const cards: Readonly<Record<string, string>> = { new: night.newName("card"), taken };
  const type = customerTypes[values.type % customerTypes.length] ?? null;
  const texts = {
    name: values.name,
    phone: values.phone,
    cardNumber: cards[values.card] ?? "",
    address: "",
    email: "",
    preferredDrink: "",
    companyName: "",
    companyAddress: "",
    companyTaxNumber: "",
  };
  return {
    till: values.till,
    call: addCustomer,
    input: { body: { ...texts, DOB: "", customerType: type?.id ?? null } },
    verdict: (model) => {
      const customerType = type === null ? "" : String(type.id);
      const form = { ...texts, dateOfBirth: "", customerType };
      const draft = parseCustomerForm(form, { customerTypes, today: anyDay });
      if (isFormErrors(draft)) return refuseCall("invalid-request");
      const { cardNumber } = draft;
      const known = [...model.cards.keys()].map((card) => ({ cardNumber: card }));
      if (checkCard(draft, known) !== null) return refuseCall("invalid-request");
      return {
        reply: {},
        after: (given) => {
          const guest = id<"customer">(given);
          return {
            ...model,
            customers: new Map(model.customers).set(guest, type),
            cards: cardNumber === "" ? model.cards : new Map(model.cards).set(cardNumber, guest),
          };
        },
      };
    },
  };
});
