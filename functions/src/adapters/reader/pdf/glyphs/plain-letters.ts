/** Old-style figures, small capitals and small signs in the order of Latin-1, in Adobe's part of the private area. */
const SET_OTHERWISE = /[\uf721-\uf77e\uf7a1-\uf7ff]/g;
const FIGURE_WITH_WIDTH = /\uf6dc/g;

/**
 * Letters that are only set otherwise as what they are: a figure whose name is "oneoldstyle" is a one. By the Adobe Glyph List
 * (corporate use subarea), which many maps of fonts follow.
 */
export const plainLetters = (text: string): string =>
  text
    .replace(SET_OTHERWISE, (letter) => {
      const plain = String.fromCodePoint(letter.charCodeAt(0) & 0xff);
      return plain === 'ß' || plain === 'ÿ' ? plain : plain.toUpperCase();
    })
    .replace(FIGURE_WITH_WIDTH, '1');
