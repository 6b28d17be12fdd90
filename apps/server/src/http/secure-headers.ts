import type { FastifyInstance, FastifyReply } from "fastify";

/** The till consists of files of this origin only: no inline script, no foreign frame, no foreign address. */
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
  // The only policy through which the till may load its workers.
  "trusted-types comanda",
].join(";");

const policyHeader = "content-security-policy";

/** Built once, because they are the same for every reply. */
const secure = {
  [policyHeader]: contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // Receipt printers are attached over USB; nothing else of the device is needed.
  "permissions-policy": "usb=(self), camera=(), microphone=(), geolocation=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  // The attack filter of old browsers could itself be used against the page.
  "x-xss-protection": "0",
};

export function secureHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(secure).header("x-request-id", request.id);
    done();
  });
}

/** Lets a page call these origins as well as its own. */
export function allowConnectionsTo(reply: FastifyReply, origins: readonly string[]): void {
  const sources = ["connect-src 'self'", ...origins].join(" ");
  reply.header(policyHeader, contentSecurityPolicy.replace("connect-src 'self'", sources));
}
