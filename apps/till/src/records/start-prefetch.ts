import { readKeptAhead } from "./record-cache.ts";

readKeptAhead();
