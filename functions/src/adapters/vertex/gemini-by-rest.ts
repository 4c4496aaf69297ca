import { generationConfig, type GeminiClient } from './gemini';
import { vertexMethod } from './vertex-method';

/** By REST, as vectors are asked for: one documented POST. */
export const geminiByRest =
  (accessToken: () => Promise<string>): GeminiClient =>
  (call) => {
    const post = vertexMethod({ ...call, method: 'generateContent', accessToken });
    return ({ instructions, data }, { timeoutMs, maxOutputTokens }) =>
      post(
        {
          contents: [{ role: 'user', parts: [{ text: data }] }],
          systemInstruction: { role: 'system', parts: [{ text: instructions }] },
          generationConfig: generationConfig(call, maxOutputTokens),
        },
        timeoutMs,
      );
  };
