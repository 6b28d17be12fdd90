export { accountUse } from "./account-use.ts";
export { list, secret, text, integer, bool, type Column } from "./columns.ts";
export { toJournalRows, partsOf, partTables } from "./parts.ts";
export { findChangedRows } from "./find-changed-rows.ts";
export { refuseRows } from "./refuse-rows.ts";
export { refuseUsed } from "./retire-records.ts";
export {
  findRecords,
  findRecordsAsOf,
  registerTopicReads,
  registerTopicSave,
} from "./register-topic.ts";
export {
  defineTopic,
  type Fields,
  type ReadContext,
  type RecordPlan,
  type SaveContext,
  type StoredRecord,
  type Topic,
} from "./topic.ts";
export { shapesOf } from "./topic-shapes.ts";
export {
  prepareRecords,
  saveRecords,
  writeRecords,
  type PreparedSave,
  type SaveResult,
} from "./save-records.ts";
export { findUses } from "./use-store.ts";
export { userName } from "./user-name.ts";
export { tidyField, type SaveRequest } from "./plan-save.ts";
