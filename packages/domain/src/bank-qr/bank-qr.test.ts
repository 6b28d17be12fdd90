import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { anAccount, sampleReceivers } from "../testing/bank-qr-builders.ts";
import { toLatinText, cutText } from "./code-text.ts";
import { crc16 } from "./crc16.ts";
import { readDataObjects, writeDataObjects } from "./data-objects.ts";
import { openEmvText, sealEmvText } from "./emv-text.ts";
import { readIban } from "./iban.ts";
import { readPromptPayNumber } from "./promptpay.ts";
import { readQrPhAccount } from "./qr-ph.ts";
import { readBankQr } from "./read-bank-qr.ts";
import { readVietQrAccount, vietQrText } from "./vietqr.ts";
import { writeBankQr } from "./write-bank-qr.ts";

const payment = { amount: money(132_00), reference: "10482" };

test("the checksum is CRC-16/CCITT-FALSE, whose catalogue has this example", () => {
  expect(crc16("123456789")).toBe("29B1");
});

describe("these codes stay as they are:", () => {
  test.each([
    [
      anAccount(),
      "00020101021229370016A0000006770101110113006681234567858" +
        "02TH53037645406132.0062090505104826304",
    ],
    [
      anAccount({ scheme: "vietqr", receiver: "970436/0011001234567" }),
      "00020101021238570010A00000072701270006970436011300110012345670208QRIBFTTA" +
        "530370454031325802VN62090805104826304",
    ],
    [
      anAccount({ scheme: "qr-ph", receiver: "BNORPHMM/001234567890", city: "Makati City" }),
      "00020101021227590012com.p2pqrpay0111BNORPHMMXXX020899964403041200123456789052046016" +
        "53036085406132.005802PH5911Lotus House6011Makati City62090505104826304",
    ],
  ])("%o", (account, text) => {
    expect(writeBankQr(account, payment)?.slice(0, -4)).toBe(text);
  });

  test("a transfer in euros", () => {
    const account = anAccount({ scheme: "epc", receiver: "DE89370400440532013000" });
    expect(writeBankQr(account, payment)).toBe(
      "BCD\n002\n1\nSCT\n\nLotus House\nDE89370400440532013000\nEUR132.00\n\n\n10482",
    );
  });
});

describe("whom a code pays", () => {
  const spell = {
    promptpay: readPromptPayNumber,
    vietqr: (typed: string) => {
      const account = readVietQrAccount(typed);
      return account === null ? null : vietQrText(account);
    },
    "qr-ph": (typed: string) => {
      const account = readQrPhAccount(typed);
      return account?.kind === "account" ? `${account.bank}/${account.number}` : account;
    },
    epc: readIban,
  };

  test("is typed in any of these ways", () => {
    for (const scheme of ["promptpay", "vietqr", "qr-ph", "epc"] as const) {
      for (const [typed, as] of sampleReceivers[scheme]) expect(spell[scheme](typed)).toBe(as);
    }
  });

  test.each([
    ["promptpay", "0212345678", "a landline"],
    ["promptpay", "081234567", "a digit too few"],
    ["promptpay", "1234567890122", "a wrong check digit"],
    ["promptpay", "", "nothing"],
    ["promptpay", "Lotus House", "a name"],
    ["vietqr", "0011001234567", "no bank"],
    ["vietqr", "97043/0011001234567", "a short bank"],
    ["vietqr", "970436/12", "a short account"],
    ["vietqr", "9704360000000005", "a wrong check digit"],
    ["vietqr", "4111111111111111", "another card"],
    ["qr-ph", "001234567890", "no bank"],
    ["qr-ph", "BNORUSMM/001234567890", "a bank elsewhere"],
    ["qr-ph", "BNORPHMM/12", "a short account"],
    ["epc", "DE88370400440532013000", "a wrong check digit"],
    ["epc", "89370400440532013000", "no country"],
    ["epc", "DE893704004405320130001234567890123456", "too long"],
  ] as const)("is no %s account if it is %s: %s", (scheme, typed, _reason) => {
    expect(spell[scheme](typed)).toBeNull();
    expect(writeBankQr(anAccount({ scheme, receiver: typed }), payment)).toBeNull();
  });
});

describe("a QR Ph code that a bank has issued", () => {
  const issued = sealEmvText([
    ["00", "01"],
    ["01", "11"],
    [
      "28",
      writeDataObjects([
        ["00", "ph.ppmi.p2m"],
        ["01", "PAPHPHM1XXX"],
        ["03", "000000001"],
        ["05", "033"],
      ]),
    ],
    ["52", "5812"],
    ["53", "608"],
    ["58", "PH"],
    ["59", "Kusina"],
    ["60", "Naic"],
    ["88", writeDataObjects([["00", "ph.example"]])],
  ]);
  const account = anAccount({ scheme: "qr-ph", receiver: ` ${issued}\n`, name: "", city: "" });

  test("gets the amount and the reference, and keeps everything else", () => {
    const before = openEmvText(issued) ?? [];
    const after = openEmvText(writeBankQr(account, payment) ?? "") ?? [];
    const added = [
      ["01", "12"],
      ["54", "132.00"],
      ["62", "050510482"],
    ];
    expect(after.filter(([tag]) => !["01", "54", "62"].includes(tag))).toEqual(
      before.filter(([tag]) => tag !== "01"),
    );
    expect(after.filter(([tag]) => ["01", "54", "62"].includes(tag))).toEqual(added);
    const tags = after.map(([tag]) => tag);
    expect(tags).toEqual(tags.toSorted());
    expect(readBankQr(writeBankQr(account, payment) ?? "")).toEqual({
      scheme: "qr-ph",
      receiver: "",
      ...payment,
    });
  });

  test("keeps a reference of its own, by which the bank may find its merchant", () => {
    const own: readonly [string, string] = ["62", writeDataObjects([["05", "STORE-7"]])];
    const receiver = sealEmvText([...(openEmvText(issued) ?? []), own]);
    const text = writeBankQr({ ...account, receiver }, payment) ?? "";
    expect((openEmvText(text) ?? []).filter(([tag]) => tag === "62")).toEqual([own]);
  });

  test("is refused if it was not copied as a whole, or is of another country", () => {
    expect(readQrPhAccount(issued)).toMatchObject({ kind: "issued" });
    expect(readQrPhAccount(issued.slice(0, -1))).toBeNull();
    expect(readQrPhAccount(issued.replace("Kusina", "Kusino"))).toBeNull();
    const thai = writeBankQr(anAccount(), payment) ?? "";
    expect(openEmvText(thai)).not.toBeNull();
    expect(readQrPhAccount(thai)).toBeNull();
  });
});

describe("the amount", () => {
  const text = (account: Parameters<typeof anAccount>[0], amount: number) =>
    writeBankQr(anAccount(account), { amount: money(amount), reference: "1" });
  const vietnam = { scheme: "vietqr", receiver: "970436/0011001234567" } as const;
  const euros = { scheme: "epc", receiver: "DE89370400440532013000" } as const;

  test("has hundredths, but whole units in Vietnam", () => {
    expect(text({}, 5)).toContain("54040.05");
    expect(text({}, 132_50)).toContain("5406132.50");
    expect(text(vietnam, 85_000_00)).toContain("540585000");
    expect(text(vietnam, 85_000_50)).toBeNull();
  });

  test("is above zero, and no longer than the format allows", () => {
    for (const amount of [0, -1]) expect(text({}, amount)).toBeNull();
    expect(text({}, 999_999_999_999)).toContain("54139999999999.99");
    expect(text({}, 1_000_000_000_000)).toBeNull();
    expect(text(euros, 99_999_999_999)).toContain("EUR999999999.99");
    expect(text(euros, 100_000_000_000)).toBeNull();
  });
});

describe("texts", () => {
  test("keep their Latin letters, without marks", () => {
    expect(toLatinText("Phở Đông Ñandú", 25)).toBe("Pho Dong Nandu");
    expect(toLatinText("ร้านบัว Lotus", 25)).toBe("Lotus");
    expect(toLatinText("ร้านบัว", 25)).toBe("");
  });

  test("are cut between whole characters", () => {
    expect(toLatinText("A very long name of a venue", 25)).toBe("A very long name of a ven");
    expect(toLatinText("Santa Rosa del Sur", 15)).toBe("Santa Rosa del");
    expect(cutText("กี่กี่กี่", 2)).toBe("กี่กี่");
    expect(cutText("e\u0301te\u0301", 1)).toBe("é");
  });

  test("of a transfer in euros may be in any letters", () => {
    const name = "ร้านบัว".repeat(20);
    const account = anAccount({ scheme: "epc", receiver: "DE89370400440532013000", name });
    const line = (writeBankQr(account, payment) ?? "").split("\n")[5] ?? "";
    expect(line).toBe(cutText(name, 70));
    expect(line.startsWith("ร้านบัวร้านบัว")).toBe(true);
  });
});

test("without a reference a code has no place for it", () => {
  const withoutReference = { ...payment, reference: "" };
  const emv = writeBankQr(anAccount(), withoutReference) ?? "";
  expect((openEmvText(emv) ?? []).map(([tag]) => tag)).not.toContain("62");
  const euros = anAccount({ scheme: "epc", receiver: "DE89370400440532013000" });
  expect(writeBankQr(euros, withoutReference)).toMatch(/EUR132\.00$/);
});

test("what is no code is read as none", () => {
  for (const other of [
    "",
    "https://example.com",
    "000201",
    "BCD\n002\n1\nSCT\n\nName\nDE00\nEUR1",
  ]) {
    expect(readBankQr(other)).toBeNull();
  }
  expect(readDataObjects("0002")).toBeNull();
  expect(readDataObjects("xx02ab")).toBeNull();
  const withoutAmount = sealEmvText([
    ["00", "01"],
    ["58", "PH"],
  ]);
  expect(readBankQr(withoutAmount)).toBeNull();
  expect(() => writeDataObjects([["00", "x".repeat(100)]])).toThrow(RangeError);
});
