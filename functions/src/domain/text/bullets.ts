/** Signs that are nothing but bullets where a line begins with them. */
const ONLY_BULLETS = '•◦‣⁃∙▪▫■□●○◘◙◆◇❖❏❐❑❒☐☑✓✔✗✘';
/** Arrows may also point elsewhere, at a page or a figure: "► Pág. 45", "▶ 2.7". */
const ARROWS = '➢➤►▶▷▸▹';
/** Signs that also stand within a text, where a line may begin with them by chance: they need a space after them. */
const ALSO_SIGNS = '·⋅–—*-';

/** A sign that is set alone before an item, where a bullet is drawn apart from its text. */
export const BULLET = `[${ONLY_BULLETS}${ARROWS}${ALSO_SIGNS}]`;

/** How a line begins that is an item of a list, by its bullet. */
export const BULLETED = String.raw`(?:[${ONLY_BULLETS}]\s?[^\s${ONLY_BULLETS}]|[${ARROWS}]\s?(?![Pp](?:[áa]gina|[áa]?gs?\.|\.))[^\s\d]|[${ALSO_SIGNS}]\s)`;
