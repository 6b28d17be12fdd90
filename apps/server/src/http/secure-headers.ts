import type { FastifyInstance, FastifyReply } from "fastify";

/** The till is files of this origin and nothing else: no inline script, no foreign frame, no foreign address. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The one policy through which the till may name its workers.
  "trusted-types comanda",
].join(";");

const policyHeader = "content-security-policy";

/** The same with every reply, so they are put together once. */
const secure = {
  [policyHeader]: contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // Receipt printers hang on USB; nothing else of the device is needed.
  "permissions-policy": "usb=(self), camera=(), microphone=(), geolocation=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  // Old browsers that looked for attacks themselves could be turned against the page.
  "x-xss-protection": "0",
};

export function secureHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(secure).header("x-request-id", request.id);
    done();
  });
}

/** Lets a page ask these origins too; its own it may always ask. */
export function letPageAsk(reply: FastifyReply, origins: readonly string[]): void {
  const sources = ["connect-src 'self'", ...origins].join(" ");
  reply.header(policyHeader, contentSecurityPolicy.replace("connect-src 'self'", sources));
}
