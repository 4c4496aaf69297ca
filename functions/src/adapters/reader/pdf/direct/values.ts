/** What a PDF is written in: names are strings, its strings are bytes. */
export type Value = null | boolean | number | string | Value[] | Dict | PdfString | Ref | Stream;
export type Dict = Map<string, Value>;
export type PdfString = { bytes: string };
export type Ref = { object: number };
/** Where the bytes of a stream lie in the file. */
export type Stream = { dict: Dict; start: number; length: number };

/** This file or page needs PDFium: it is damaged, encrypted, or uses what is not understood here. */
export class NotDirect extends Error {}

export const isDict = (value: Value | undefined): value is Dict => value instanceof Map;
export const isObject = (value: Value | undefined): value is PdfString | Ref | Stream =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isDict(value);
export const isRef = (value: Value | undefined): value is Ref =>
  isObject(value) && 'object' in value;
export const isStream = (value: Value | undefined): value is Stream =>
  isObject(value) && 'dict' in value;
export const isString = (value: Value | undefined): value is PdfString =>
  isObject(value) && 'bytes' in value;
