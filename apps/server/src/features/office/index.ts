export { list, secret, text, whole, yesOrNo } from "./columns.ts";
export { asTold, partsOf, partTables } from "./parts.ts";
export { refuseRows } from "./refuse-rows.ts";
export { registerTopic, registerTopicReads } from "./register-topic.ts";
export { defineTopic, type Topic } from "./topic.ts";
export { shapesOf } from "./topic-shapes.ts";
export { saveRecords, type Saved } from "./save-records.ts";
