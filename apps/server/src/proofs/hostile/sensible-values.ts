import fc from "fast-check";

/** An id that does not exist, used seldom. */
const nowhere = 999_999;

/** The header of a picture of four pixels by three, and its hash. */
const picture = "UklGRhwAAABXRUJQVlA4IBAAAAAQAACdASoEAAMAAAAAAAAA";
const pictureHash = "97eb9dae7dc65ede1f16bfce7a806138";

/** A logo of eight dots by two, and its hash. */
const logo = "UDQKOCAyCoF+";
const logoHash = "3f4ed10e5f39e2ca566f40799606d8f8";

const none = fc.constant(null);
const word = fc.constantFrom("12", "Garden", "ชั้นบน", "x");

/**
 * What a field of this name usually holds, so that requests get past the first rule and reach the database. Other names
 * get what their schema says.
 */
export const sensibleValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  oldBillId: fc.integer({ min: 1, max: 30 }),
  firstBillId: fc.integer({ min: 1, max: 30 }),
  secondBillId: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }) }, none),
  firstVersion: fc.integer({ min: 1, max: 4 }),
  secondVersion: fc.integer({ min: 1, max: 4 }),
  expenseCategory: fc.integer({ min: 1, max: 8 }),
  amount: fc.constantFrom(60_00, 1, 0, 9_999_999_999),
  startDrawerCash: fc.constant(0),
  endDrawerCash: fc.constantFrom(0, 0, 0, 20_00),
  coin: fc.constantFrom([], [], [{ bill: 10_00, qty: 2, total: 20_00 }]),
  cash: fc.constantFrom([], [], [{ bill: 100_00, qty: 1, total: 100_00 }]),
  startTime: fc.constantFrom(null, "2026-11-01", "2026-11-21", "2026-02-30"),
  endTime: fc.constantFrom(null, "2026-11-30", "2026-11-21", "2026-11-21 10:00:00"),
  summary: fc.constantFrom('{"from":"2026-11-01","to":"2026-11-30"}', '{"from":"x"}', "null", "{"),
  staffId: fc.integer({ min: 1, max: 12 }),
  userIds: fc.constantFrom([3], [4, 5], [1], [nowhere]),
  station: fc.constantFrom(null, 1, 2, 3, nowhere),
  stockItem: fc.integer({ min: 1, max: 12 }),
  delivered: fc.constantFrom(1000, 500, -500),
  userGroup: fc.integer({ min: 1, max: 8 }),
  id: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }) }, fc.constant(nowhere)),
  attempt: fc.integer({ min: 0, max: 3 }),
  printer: fc.constantFrom(null, "", "192.168.10.22", "noprinter", "x"),
  route: fc.constantFrom(null, 1, 2, nowhere),
  version: fc.integer({ min: 1, max: 4 }),
  product: fc.integer({ min: 1, max: 12 }),
  staff: fc.constantFrom(1, 2, 3, 3, 3, nowhere),
  customer: fc.constantFrom(null, null, 1, 20, nowhere),
  customerType: fc.constantFrom(1, 1, 2, null, nowhere),
  insteadOf: fc.constantFrom(null, null, 6, nowhere),
  payType: fc.integer({ min: 1, max: 12 }),
  currency: fc.constantFrom(1, 2, nowhere),
  rateMillionths: fc.constantFrom(33_250_000, 33_000_000, 1),
  total: fc.constantFrom(1, 100_000_00, 9_999_999_999),
  createdDate: fc.constantFrom("2026-11-21 09:59:00", "2026-11-21 10:00:00"),
  served: fc.constantFrom("2026-11-21 09:59:00", "2026-11-21 10:00:00", "2026-02-30 10:00:00"),
  type: fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 5, 6),
  reason: fc.integer({ min: 1, max: 10 }),
  rate: fc.constantFrom(20_00, 10_00, null, 100_00, 100_01),
  hours: fc.constantFrom(
    [{ weekdays: [1, 2, 3], startMinute: 660, endMinute: 900 }],
    [{ weekdays: [5, 6], startMinute: 1320, endMinute: 120 }],
    [],
  ),
  qty: fc.constantFrom(1, 1, 2, 3, 99_999, 0.5),
  price: fc.constantFrom(null, null, 200_00),
  orderLevel: fc.constantFrom(null, null, null, 1, nowhere),
  timeStart: none,
  timeEnd: none,
  parent: none,
  credits: none,
  replaces: none,
  table: word,
  room: fc.constantFrom("", "", "", "101"),
  seats: fc.constantFrom(2, 4, 0),
  x: fc.constantFrom(0, 80, -8, 1_000_000_000),
  y: fc.constantFrom(0, 160, 4000),
  width: fc.constantFrom(80, 176, 8),
  height: fc.constantFrom(80, 2000),
  turn: fc.constantFrom(0, 45, 360),
  minimumParty: fc.constantFrom(null, 2),
  maximumParty: fc.constantFrom(null, 1, 4),
  isSecondBill: fc.constantFrom(true, true, true, false),
  DOB: fc.constantFrom("", "", "1990-02-28", "2026-02-30"),
  cardNumber: fc.constantFrom("", "0001"),
  email: fc.constantFrom("", "a@b.example"),
  date: fc.constantFrom("2026-11-20", "2026-11-21", "2026-02-30"),
  text: fc.constantFrom("12", "#1", "132.00", "Garden", "นก", "a"),
  before: fc.integer({ min: 1, max: 30 }),
  release: fc.constant("test-release"),
  content: fc.constantFrom(picture, picture, logo, logo, "PHN2Zy8+", ""),
  hash: fc.constantFrom(pictureHash, logoHash),
  hashes: fc.constantFrom(pictureHash, `${pictureHash},${"0".repeat(32)}`),
  picture: fc.constantFrom(null, null, pictureHash, "0".repeat(32)),
  logo: fc.constantFrom(null, null, logoHash, "0".repeat(32)),
};
