import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The till is files of this origin and nothing else: no inline script, no foreign frame, no foreign address. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    // The one policy through which the till may name its workers.
    trustedTypes: ["comanda"],
  },
};

export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // Receipt printers hang on USB; nothing else of the device is needed.
    reply.header("permissions-policy", "usb=(self), camera=(), microphone=(), geolocation=()");
  });
}

const policyHeader = "content-security-policy";

/** Lets a page ask these origins too; its own it may always ask. */
export function letPageAsk(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.raw.getHeader(policyHeader));
  const sources = ["connect-src 'self'", ...origins].join(" ");
  reply.header(policyHeader, policy.replace("connect-src 'self'", sources));
}
