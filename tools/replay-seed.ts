import fc from "fast-check";

/** All random tests of a run draw from one seed, which is printed, so that a failure can be replayed. */
fc.configureGlobal({ seed: Number(process.env["COMANDA_SEED"]) });
