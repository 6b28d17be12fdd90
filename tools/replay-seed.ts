import fc from "fast-check";

/** Every random test of a run draws from one seed, which the run prints, so that a failure can be replayed. */
fc.configureGlobal({ seed: Number(process.env["COMANDA_SEED"]) });
