import type { VertexPlace } from './place';
import { POINTED_SCHEMA } from './pointed';

/** `instructions` are ours; `data` is everything that owners and manuals wrote. */
export type Prompt = { instructions: string; data: string };

type CallLimits = { timeoutMs: number; maxOutputTokens: number };

/** Gives a response of the method `generateContent`, unchecked; fails with VertexFailure. */
type Generate = (prompt: Prompt, limits: CallLimits) => Promise<unknown>;

/** A client of Gemini, for this model at this place. */
export type GeminiClient = (call: { model: string; place: VertexPlace }) => Generate;

/** As Google's interface has it: every client sends it as it is. */
export const generationConfig = (maxOutputTokens: number) => ({
  responseMimeType: 'application/json',
  responseSchema: POINTED_SCHEMA,
  maxOutputTokens,
});
