import { raiseDigits } from '../raised-digits';
import { repairText } from '../repair-text';
import { NUMBER } from './numbering';

/** What was said since the last time: `number` where Word shows one before it. */
export type Said = { content: string; isBold: boolean; number: string | undefined };

export type ParagraphText = {
  isEmpty(): boolean;
  add(html: string): void;
  /** A tag that says how the letters between it and its end are shown, or breaks their line. */
  mark(tag: string, closes: boolean): void;
  take(): Said;
};

/** The text of one paragraph after the other, from pieces of mammoth's HTML. */
export function createParagraphText(): ParagraphText {
  let text = '';
  let bold = 0;
  let boldLength = 0;
  let raised = 0;
  return {
    isEmpty: () => text === '',
    add(html) {
      const plain = unescapeHtml(html);
      text += raised > 0 ? raiseDigits(plain) : plain;
      if (bold > 0 && plain.trim().length > 0) boldLength += plain.length;
    },
    mark(tag, closes) {
      if (tag === 'strong') bold += closes ? -1 : 1;
      else if (tag === 'sup') raised += closes ? -1 : 1;
      else if (tag === 'br') text += ' ';
    },
    take() {
      const [sign = '', number] = NUMBER.exec(text) ?? [];
      const own = text.slice(sign.length);
      const isBold = boldLength >= own.trim().length && boldLength > 0;
      text = '';
      boldLength = 0;
      return { content: repairText(own), isBold, number };
    },
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
