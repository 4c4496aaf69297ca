/** A regular expression of the server, and where it stands: `functions/src/….ts:12`. */
export type Expression = { source: string; flags: string; place: string };

/** Where an expression is built. */
export type Site = { place: string };
