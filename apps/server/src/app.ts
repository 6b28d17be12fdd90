import { calls } from "@comanda/contract/calls";
import type { SecureServers } from "@comanda/tls/secure-servers";
import { stalledRequestLimits } from "@comanda/tls/stalled-requests";
import fastify, { LogController, type FastifyInstance } from "fastify";

import type { Database } from "#database/database.ts";
import type { Outage } from "#database/outage.ts";
import { createErrorHandler } from "#http/error-handler.ts";
import { maxBodyBytes } from "#http/large-bodies.ts";
import { outageWatch, type OutageWatch } from "#http/outage-watch.ts";
import type { RunInBackground } from "#http/background-reads.ts";
import type { ReaderThread } from "#http/reader-thread.ts";
import { callRegistry } from "#http/register-calls.ts";
import { requestHasher } from "#http/request-hash.ts";
import { requestIds } from "#http/request-ids.ts";
import { logOptions, type LogTarget } from "#http/log-options.ts";
import { logRequests } from "#http/request-log.ts";
import { endStalledReplies } from "#http/stalled-replies.ts";
import { secureHeaders } from "#http/secure-headers.ts";
import { servePages } from "#http/serve-pages.ts";
import { serveTill } from "#http/serve-till.ts";
import type { Clock, Log, RandomBytes } from "#call/runtime.ts";
import { commandRunner, type Command } from "#journal/command.ts";
import { cacheRecentRows } from "#journal/recent-rows.ts";
import type { WireShapes } from "#journal/wire-shapes.ts";
import { liveHub } from "#live/live-hub.ts";
import { registerLiveRoutes } from "#live/live-routes.ts";
import { missingRowsLogger } from "#live/report-missing-rows.ts";

import { scheduleAlarms } from "./features/alarm/index.ts";
import { serveApiDocs } from "./features/api-docs/index.ts";
import { billAlarms, billShapes } from "./features/bill/index.ts";
import { commissionShapes } from "./features/commission/index.ts";
import { customerShapes, indexChangedCustomers } from "./features/customer/index.ts";
import { registerFaultReportRoutes } from "./features/fault-report/index.ts";
import type { FindDemoPasswords } from "./features/first-venue/index.ts";
import { registerHealthRoutes } from "./features/health/index.ts";
import { cacheLogos } from "./features/logo/index.ts";
import { linkShapes } from "./features/floor/index.ts";
import { menuShapes } from "./features/menu/index.ts";
import { shapesOf } from "./features/office/index.ts";
import { houseTopics, type AfterErasure } from "./features/office-house/index.ts";
import { sellingTopics } from "./features/office-selling/index.ts";
import { userGroupTopic } from "./features/office-staff/index.ts";
import { menuTopics } from "./features/office-menu/index.ts";
import { paymentShapes } from "./features/payment/index.ts";
import {
  cacheOwnWords,
  createPaperRenderer,
  printJobShapes,
  renderDocument,
} from "./features/printing/index.ts";
import { reportShapes } from "./features/report/index.ts";
import {
  approvalReader,
  approvalTokens,
  authenticator,
  bodyGate,
  deviceTokens,
  createServerClock,
  lastSeenNotes,
  registerSignInRoutes,
  createSessionCheck,
  sessionKeys,
  signInJournal,
  tillContacts,
  type PasswordHasher,
} from "./features/sign-in/index.ts";
import { shiftShapes } from "./features/shift/index.ts";
import { staffShapes } from "./features/staff/index.ts";
import { stockShapes } from "./features/stock/index.ts";
import { findBridgeOrigins, venueShapes } from "./features/venue/index.ts";
import { serveTrustPage } from "./features/trust/index.ts";
import { workDayShapes } from "./features/work-day/index.ts";
import { scheduleReplyExpiry } from "./expire-replies.ts";
import { registerFeatures } from "./register-features.ts";
import { registerReads } from "./register-reads.ts";

export type AppDependencies = {
  readonly database: Database;
  /** Why no write can succeed, if that is known without trying one. */
  readonly findOutage: () => Outage | null;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly masterKey: Buffer;
  readonly passwords: PasswordHasher;
  /** Shared, because it caches which passwords it has checked. */
  readonly findDemoPasswords: FindDemoPasswords;
  /** Runs after each erasure of a guest. */
  readonly afterErasure: AfterErasure;
  /** The certificate that devices must trust once, if it is the venue's own. */
  readonly authority?: string;
  /** The folder of the built till. */
  readonly tillFolder: string;
  /** Tills of an older release reload. */
  readonly release: string;
  /** The PostgreSQL database that several servers may share; null if this process is the only server. */
  readonly databaseUrl: string | null;
  /** The thread for long reads; without it they run on the thread that saves. */
  readonly reader?: ReaderThread;
  /** The limit of signed calls per second and session. */
  readonly callsPerSecond: number;
  readonly logger: LogTarget;
  /** Set if calls come over TLS. */
  readonly secure?: SecureServers;
  /** Overrides the default of 30 s. */
  readonly requestTimeoutMs?: number;
  /** How often to look for what the server does by itself; left out, it does nothing. */
  readonly alarmIntervalMs?: number;
};

/** The records whose changes are reported to tills. */
export const shapes: WireShapes = {
  ...shapesOf([...menuTopics, ...sellingTopics, ...houseTopics, userGroupTopic]),
  ...venueShapes,
  ...linkShapes,
  ...menuShapes,
  ...customerShapes,
  ...staffShapes,
  ...workDayShapes,
  ...shiftShapes,
  ...billShapes,
  ...stockShapes,
  ...paymentShapes,
  ...commissionShapes,
  ...reportShapes,
  ...printJobShapes,
};

/** What every write reports to tills, and what follows from it in other tables. */
const written = { shapes, keepInStep: indexChangedCustomers };

/** A client that stalls while it sends a request or receives a reply may not hold a connection longer than this. */
export const requestTimeoutMs = 30_000;

export async function buildApp(parts: AppDependencies): Promise<FastifyInstance> {
  const { database, randomBytes, callsPerSecond, passwords } = parts;
  const outages = outageWatch();
  const app = newServer(parts, outages);
  await serveTill(app, parts.tillFolder, () => findBridgeOrigins(database));
  serveStaticTexts(app, parts);
  const isShared = parts.databaseUrl !== null;
  const time = await createServerClock({ database, clock: parts.clock, isShared, log: app.log });
  const { now: clock } = time;
  const keys = sessionKeys(parts.masterKey, randomBytes);
  const hub = liveHub(parts.databaseUrl, app.log);
  app.addHook("preClose", hub.close);
  const command = commandRunner({ database, clock, randomBytes, ...written, announcements: hub });
  const signIns = { database, clock, time, randomBytes, keys, command, log: app.log };
  const journal = signInJournal(signIns);
  app.addHook("preClose", journal.settle);
  const lastSeen = lastSeenNotes(signIns);
  app.addHook("preClose", lastSeen.settle);
  app.addHook("preClose", scheduleReplyExpiry({ database, clock, log: app.log }).stop);
  followAlarms(app, parts, { command, clock });
  const contacts = tillContacts();
  const tokens = approvalTokens(parts.masterKey);
  const registry = callRegistry(app, {
    authenticate: authenticator({
      ...signIns,
      journal,
      lastSeen,
      contacts,
      callsPerSecond,
      isShared,
    }),
    gateBody: bodyGate({ database, time }),
    command,
    hashRequest: requestHasher(parts.masterKey),
    approvals: approvalReader(tokens, time),
    finishPapers: paperRenderer(database, app.log),
    clock,
    runInBackground: useReader(app, parts),
  });
  registerHealthRoutes(registry, { database, clock, outages, findOutage: parts.findOutage });
  registerFaultReportRoutes(registry, { clock, log: app.log });
  const devices = deviceTokens(parts.masterKey, randomBytes);
  registerSignInRoutes(registry, { ...signIns, journal, passwords, devices, tokens });
  registerFeatures(registry, { ...parts, clock, oldestPress: contacts.oldestPress });
  registerReads(registry, database);
  registerLiveRoutes(registry, {
    clock,
    database,
    rowsAfter: cacheRecentRows({ database, shapes }),
    hub,
    release: parts.release,
    isSessionValid: createSessionCheck(database, time),
    logMissingRows: missingRowsLogger(app.log),
  });
  requireHandlers(registry.answered);
  return app;
}

function paperRenderer(database: Database, log: Log): (written: string) => Promise<string> {
  return createPaperRenderer(renderDocument, {
    findWords: cacheOwnWords(database),
    findLogo: cacheLogos(database),
    log,
  });
}

/** What the server does by itself. */
function followAlarms(
  app: FastifyInstance,
  { database, alarmIntervalMs }: AppDependencies,
  own: { readonly command: Command; readonly clock: Clock },
): void {
  if (alarmIntervalMs === undefined) return;
  const alarms = { database, ...own, kinds: billAlarms, log: app.log };
  app.addHook("preClose", scheduleAlarms(alarms, alarmIntervalMs).stop);
}

function useReader(app: FastifyInstance, { reader }: AppDependencies): RunInBackground | null {
  if (reader === undefined) return null;
  app.addHook("onClose", reader.close);
  return reader.run;
}

function newServer(
  { logger, randomBytes, secure, requestTimeoutMs: timeoutMs = requestTimeoutMs }: AppDependencies,
  outages: OutageWatch,
): FastifyInstance {
  const answerFailure = createErrorHandler(outages);
  const app = fastify({
    logger: logOptions(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(randomBytes),
    bodyLimit: maxBodyBytes,
    requestTimeout: timeoutMs,
    http: stalledRequestLimits(timeoutMs),
    exposeHeadRoutes: false,
    ...(secure !== undefined && { serverFactory: secure.create }),
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.setErrorHandler(answerFailure);
  logRequests(app);
  secureHeaders(app);
  endStalledReplies(app, timeoutMs);
  return app;
}

/** Pages that need neither the till nor a session. */
function serveStaticTexts(app: FastifyInstance, { authority }: AppDependencies): void {
  const pages = servePages(app);
  serveApiDocs(pages);
  if (authority !== undefined) serveTrustPage(pages, authority);
}

/** Every call of the contract must have a handler. */
function requireHandlers(answered: ReadonlySet<string>): void {
  const missing = calls.filter(({ name }) => !answered.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Nobody answers ${missing.join(", ")}`);
}
