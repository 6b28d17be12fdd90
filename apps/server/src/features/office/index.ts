export { list, text, whole, yesOrNo } from "./columns.ts";
export { asTold, partsOf, partTables } from "./parts.ts";
export { registerTopic } from "./register-topic.ts";
export { defineTopic, type Topic } from "./topic.ts";
export { shapesOf } from "./topic-shapes.ts";
