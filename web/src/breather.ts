/**
 * Awaited by every module that imports it: what was evaluated before and what comes after are two tasks, between which a
 * phone paints and hears fingers.
 */
await new Promise((resolve) => setTimeout(resolve));

export {};
