/** The request errors that a till recognises by their code or reports on its own, even before the rest is loaded. */
export const tillErrors = {
  /** The same reply for a session that is unknown, ended, revoked or another user's, and for a wrong digest. */
  "not-signed-in": { status: 401, message: "Please log in again" },
  "body-too-large": { status: 413, message: "This is too large to send at once" },
} as const;

/** The only code that ends a session. Every other 401 concerns one request, which is signed again or given up. */
export const sessionEndCode = "not-signed-in";
