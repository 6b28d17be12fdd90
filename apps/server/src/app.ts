import { calls } from "@comanda/contract/calls";
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from "fastify";

import type { Database } from "#database/database.ts";
import { answerFailure } from "#http/failures.ts";
import { callRegistry } from "#http/register-calls.ts";
import { requestHasher } from "#http/request-hash.ts";
import { logRequests } from "#http/request-log.ts";
import { secureHeaders } from "#http/secure-headers.ts";
import { serveTill } from "#http/serve-till.ts";
import type { Clock, RandomBytes } from "#http/surroundings.ts";
import { commandRunner } from "#journal/command.ts";
import type { WireShapes } from "#journal/wire-shapes.ts";
import { liveHub } from "#live/live-hub.ts";
import { registerLiveRoutes } from "#live/live-routes.ts";

import { billShapes, registerBillRoutes } from "./features/bill/index.ts";
import { registerCommissionRuleRoutes } from "./features/commission/index.ts";
import { customerShapes, registerCustomerRoutes } from "./features/customer/index.ts";
import { registerHealthRoutes } from "./features/health/index.ts";
import { registerMenuRoutes } from "./features/menu/index.ts";
import { registerPayTypeRoutes } from "./features/payment/index.ts";
import {
  authenticator,
  registerSignInRoutes,
  sessionKeys,
  type PasswordHasher,
} from "./features/sign-in/index.ts";
import { registerPromotionRoutes } from "./features/promotion/index.ts";
import { registerShiftRoutes, shiftShapes } from "./features/shift/index.ts";
import { registerStaffRoutes, staffShapes } from "./features/staff/index.ts";
import { registerStockRoutes, stockShapes } from "./features/stock/index.ts";
import { registerVenueRoutes } from "./features/venue/index.ts";
import { registerWorkDayRoutes, workDayShapes } from "./features/work-day/index.ts";

export type AppParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly masterKey: Buffer;
  readonly passwords: PasswordHasher;
  /** Where the built till lies. */
  readonly tillFolder: string;
  /** Tells tills of an older one to load themselves again. */
  readonly release: string;
  /** Of the PostgreSQL that several servers may share; null where this process is the only one. */
  readonly databaseUrl: string | null;
  readonly logger: NonNullable<FastifyServerOptions["logger"]>;
};

/** The records that tills are told of when they change. */
const shapes: WireShapes = {
  ...customerShapes,
  ...staffShapes,
  ...workDayShapes,
  ...shiftShapes,
  ...billShapes,
  ...stockShapes,
};

/** Larger bodies than this are only those of reports, which have a limit of their own. */
const maximumBodyBytes = 64 * 1024;

/** A slow sender may not hold a connection for longer than this. */
const requestTimeoutMs = 30_000;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, clock, randomBytes } = parts;
  const app = fastify({
    logger: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString("base64url"),
    bodyLimit: maximumBodyBytes,
    requestTimeout: requestTimeoutMs,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.setErrorHandler(answerFailure);
  logRequests(app);
  await secureHeaders(app);
  await serveTill(app, parts.tillFolder);
  const keys = sessionKeys(parts.masterKey);
  const hub = liveHub(parts.databaseUrl);
  app.addHook("preClose", hub.close);
  const registry = callRegistry(app, {
    authenticate: authenticator({ database, clock, keys }),
    command: commandRunner({ database, clock, shapes, announcements: hub }),
    hashRequest: requestHasher(parts.masterKey),
  });
  registerHealthRoutes(registry, { database, clock });
  registerVenueRoutes(registry, database);
  registerSignInRoutes(registry, {
    database,
    clock,
    randomBytes,
    passwords: parts.passwords,
    keys,
  });
  registerMenuRoutes(registry, database);
  registerPayTypeRoutes(registry, database);
  registerCommissionRuleRoutes(registry, database);
  registerCustomerRoutes(registry, database);
  registerStaffRoutes(registry, database, parts.passwords.hash);
  registerWorkDayRoutes(registry);
  registerShiftRoutes(registry);
  registerPromotionRoutes(registry, database);
  registerBillRoutes(registry, database);
  registerStockRoutes(registry, database);
  registerLiveRoutes(registry, { database, clock, shapes, hub, release: parts.release });
  requireAnswers(registry.answered);
  return app;
}

/** What the contract promises, somebody must answer. */
function requireAnswers(answered: ReadonlySet<string>): void {
  const missing = calls.filter(({ name }) => !answered.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Nobody answers ${missing.join(", ")}`);
}
