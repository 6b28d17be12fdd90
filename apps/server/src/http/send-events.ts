import type { Readable } from "node:stream";

import type { FastifyReply } from "fastify";

/** A reader that has not taken the last events by then is disconnected, so that a stop does not wait for it. */
const closeTimeoutMs = 500;

/** Sends server-sent events until the stream ends or the reader disconnects. */
export async function sendEvents(reply: FastifyReply, events: Readable): Promise<void> {
  events.once("end", () => {
    setTimeout(() => reply.raw.destroy(), closeTimeoutMs).unref();
  });
  await reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    // A proxy that buffers would delay the events.
    .header("x-accel-buffering", "no")
    .header("connection", "close")
    .send(events);
}
