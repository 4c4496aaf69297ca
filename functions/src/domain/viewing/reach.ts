/**
 * Letters of a document that one request looks through: twice what the longest manuals have. What is behind them is looked through
 * by the next request.
 */
export const MAX_LETTERS = 8_000_000;
