import { readKeptAhead } from "./kept-records.ts";

readKeptAhead();
