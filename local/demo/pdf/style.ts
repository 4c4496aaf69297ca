/** Sizes in points; A4 portrait. */
export const page = { width: 595.28, height: 841.89, left: 68, right: 62, top: 84, bottom: 74 };
export const textWidth = page.width - page.left - page.right;
export const gutter = 22;

export const color = {
  ink: '#2b2a28',
  soft: '#6f6a63',
  rule: '#d9d4cc',
  paper: '#f5f2ed',
  petrol: '#0f4c5c',
  petrolSoft: '#dfeaec',
  sand: '#e0a458',
  warning: '#b3261e',
  warningSoft: '#fbeceb',
  caution: '#b26a00',
  cautionSoft: '#fdf3e1',
  white: '#ffffff',
};

export type TextStyle = {
  size: number;
  leading: number;
  bold?: boolean;
  color: string;
};

export const styles = {
  body: { size: 9.8, leading: 14, color: color.ink },
  cell: { size: 8.6, leading: 11.4, color: color.ink },
  head: { size: 8.4, leading: 11, bold: true, color: color.white },
  caption: { size: 8.6, leading: 12, bold: true, color: color.petrol },
  section: { size: 15, leading: 19, bold: true, color: color.petrol },
  topic: { size: 11, leading: 14.5, bold: true, color: color.ink },
  small: { size: 8, leading: 10.5, color: color.soft },
} satisfies Record<string, TextStyle>;
