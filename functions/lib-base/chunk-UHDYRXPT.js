// src/adapters/reader/repair-text.ts
var ACUTE = "\u0301";
var SYMBOL_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf06e\uf0fc\uf076]/g;
var LIGATURES = /[\ufb00-\ufb06]/g;
var UNUSABLE = /(?![\t\n])[\p{Cc}\p{Co}\p{Cn}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffc\ufffd]/gu;
var SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
function repairText(text) {
  return text.replace(SYMBOL_BULLETS, "\u2022").replace(UNUSABLE, "").replace(LIGATURES, (ligature) => ligature.normalize("NFKC")).replace(/´ ?ı|ı\u0301/g, "\xED").replace(/´ ?([aeiouAEIOU])/g, (_, vowel) => (vowel + ACUTE).normalize("NFC")).replace(/˜ ?([nN])/g, (_, letter) => letter === "n" ? "\xF1" : "\xD1").replace(/¨ ?([uU])/g, (_, vowel) => vowel === "u" ? "\xFC" : "\xDC").normalize("NFC").replace(SPACES, " ").trim();
}
var DIVIDED = new RegExp("\\p{Ll}[-\\u00ad]$", "u");
var GOES_ON = new RegExp("^\\p{Ll}", "u");
var DIVIDED_CAPITALS = new RegExp("\\p{Lu}+(?=[-\\u00ad]$)", "u");
var CAPITALS = new RegExp("^\\p{Lu}+", "u");
var FEWEST_CAPITALS = 4;
var NAME_BEFORE = /[\p{L}\p{N}][-\u00ad]$/u;
var NAME_AFTER = /^[\p{Lu}\p{N}]/u;
var endsDivided = (text) => text.endsWith("\xAD");
function joinLines(before, after) {
  const isDivided = DIVIDED.test(before.slice(-2)) && GOES_ON.test(after);
  if (isDivided || areDividedCapitals(before, after)) return before.slice(0, -1) + after;
  const isOneName = NAME_BEFORE.test(before.slice(-2)) && NAME_AFTER.test(after);
  return `${before.replace(/\u00ad$/, "-")}${isOneName ? "" : " "}${after}`;
}
function areDividedCapitals(before, after) {
  const end = DIVIDED_CAPITALS.exec(before.slice(-LONGEST_HALF))?.[0].length ?? 0;
  const start = CAPITALS.exec(after)?.[0].length ?? 0;
  return end > 0 && start > 0 && Math.max(end, start) >= FEWEST_CAPITALS;
}
var LONGEST_HALF = 30;
var withoutSoftHyphens = (text) => text.replace(/\u00ad(?=\s|$)/g, "-").replace(/\u00ad/g, "");
var countReadable = (text) => text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu)?.length ?? 0;

export {
  repairText,
  endsDivided,
  joinLines,
  withoutSoftHyphens,
  countReadable
};
//# sourceMappingURL=chunk-UHDYRXPT.js.map
