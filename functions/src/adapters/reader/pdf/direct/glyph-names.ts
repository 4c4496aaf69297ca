/** Names of the glyphs of Western European fonts, from the space on in the order of ASCII. */
const ASCII =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma ' +
  'hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question ' +
  'at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore ' +
  'grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde';

const OTHERS =
  'exclamdown ¡ cent ¢ sterling £ currency ¤ yen ¥ brokenbar ¦ section § dieresis ¨ copyright © ordfeminine ª ' +
  'guillemotleft « logicalnot ¬ registered ® macron ¯ degree ° plusminus ± twosuperior ² threesuperior ³ acute ´ ' +
  'mu µ paragraph ¶ periodcentered · cedilla ¸ onesuperior ¹ ordmasculine º guillemotright » onequarter ¼ onehalf ½ ' +
  'threequarters ¾ questiondown ¿ Euro € quotesinglbase ‚ florin ƒ quotedblbase „ ellipsis … dagger † daggerdbl ‡ ' +
  'circumflex ˆ perthousand ‰ guilsinglleft ‹ OE Œ quoteleft ‘ quoteright ’ quotedblleft “ quotedblright ” bullet • ' +
  'endash – emdash — tilde ˜ trademark ™ guilsinglright › oe œ AE Æ ae æ Oslash Ø oslash ø germandbls ß Eth Ð eth ð ' +
  'Thorn Þ thorn þ multiply × divide ÷ dotlessi ı ff ﬀ fi ﬁ fl ﬂ ffi ﬃ ffl ﬄ minus − arrowright → arrowleft ← ' +
  'arrowhookright ↪ arrowhookleft ↩ arrowup ↑ arrowdown ↓ lessequal ≤ greaterequal ≥ notequal ≠ infinity ∞ fraction ⁄ ring ˚ caron ˇ breve ˘';

const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circumflex: '\u0302',
  dieresis: '\u0308',
  tilde: '\u0303',
  caron: '\u030c',
  cedilla: '\u0327',
  ring: '\u030a',
};
const ACCENTED = /^([A-Za-z])(acute|grave|circumflex|dieresis|tilde|caron|cedilla|ring)$/;
const CODED = /^uni([0-9A-F]{4})$/;

const names = new Map<string, string>();
ASCII.split(' ').forEach((name, index) => names.set(name, String.fromCharCode(0x20 + index)));
const others = OTHERS.split(' ');
others.forEach((name, index) => {
  if (index % 2 === 0) names.set(name, others[index + 1] ?? '');
});

/** What a glyph of this name says; undefined for names that are not known here. */
export function textOfGlyph(name: string): string | undefined {
  const known = names.get(name);
  if (known !== undefined) return known;
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  if (letter && accent) return (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
  const code = CODED.exec(name)?.[1];
  return code === undefined ? undefined : String.fromCharCode(parseInt(code, 16));
}
