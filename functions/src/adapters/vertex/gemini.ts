import type { Config } from '../../config';
import type { VertexPlace } from './place';
import type { Schema } from './schema';

/** `instructions` are ours; `data` is everything that owners and manuals wrote. */
export type Prompt = { instructions: string; data: string };

type CallLimits = { timeoutMs: number; maxOutputTokens: number };

/** Gives a response of the method `generateContent`, unchecked; fails with VertexFailure. */
type Generate = (prompt: Prompt, limits: CallLimits) => Promise<unknown>;

/** Which model is asked, where, and how long it may think before it writes: thoughts are billed as what is written. */
export type GeminiCall = {
  model: string;
  place: VertexPlace;
  thinkingLevel: Config['thinkingLevel'];
  /** What it is to write. */
  schema: Schema;
};

/** A client of Gemini, for this model at this place. */
export type GeminiClient = (call: GeminiCall) => Generate;

/** As Google's interface has it: every client sends it as it is. No temperature: Gemini 3 is tuned for its own. */
export const generationConfig = (
  { thinkingLevel, schema }: GeminiCall,
  maxOutputTokens: number,
) => ({
  responseMimeType: 'application/json',
  responseSchema: schema,
  thinkingConfig: { thinkingLevel },
  maxOutputTokens,
});
