import type { Readable } from "node:stream";

import type { FastifyReply } from "fastify";

/** A reader that has not taken the last events by then is cut off, so that a stop does not wait for it. */
const lastEventsMs = 500;

/** Server-sent events, until the stream ends or the reader goes. */
export async function sendEvents(reply: FastifyReply, events: Readable): Promise<void> {
  events.once("end", () => {
    setTimeout(() => reply.raw.destroy(), lastEventsMs).unref();
  });
  await reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    // A proxy that collects them would hold them back.
    .header("x-accel-buffering", "no")
    .header("connection", "close")
    .send(events);
}
