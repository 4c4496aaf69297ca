import { useEffect, useSyncExternalStore } from 'react';

/** Null where the browser cannot speak. */
const voicesOf = (): SpeechSynthesis | null =>
  'speechSynthesis' in window ? window.speechSynthesis : null;

const isSpanish = ({ lang }: SpeechSynthesisVoice): boolean =>
  /^es\b/i.test(lang.replace('_', '-'));

/** Of this device: others send what they read to their maker, and an answer is nobody's business. */
function spanishVoice(): SpeechSynthesisVoice | null {
  const voices = (voicesOf()?.getVoices() ?? []).filter(
    (voice) => voice.localService && isSpanish(voice),
  );
  return voices.find(({ lang }) => /^es[-_]ES/i.test(lang)) ?? voices[0] ?? null;
}

/** The list of voices comes late. */
function watchVoices(onChange: () => void): () => void {
  const voices = voicesOf();
  voices?.addEventListener('voiceschanged', onChange);
  return () => voices?.removeEventListener('voiceschanged', onChange);
}

// A browser has one voice at a time: every button that reads stops what is being read.
let current: string | null = null;
const listeners = new Set<() => void>();

function tell(text: string | null): void {
  current = text;
  for (const listen of listeners) listen();
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

function silence(): void {
  voicesOf()?.cancel();
  tell(null);
}

function readOut(pieces: readonly string[]): void {
  const voice = spanishVoice();
  if (!voice) return;
  const text = pieces.join('\n');
  voicesOf()?.cancel();
  const spoken = pieces.map((piece) => {
    const utterance = new SpeechSynthesisUtterance(piece);
    return Object.assign(utterance, { voice, lang: voice.lang });
  });
  const end = () => {
    if (current === text) tell(null);
  };
  for (const utterance of spoken) utterance.addEventListener('error', end);
  spoken.at(-1)?.addEventListener('end', end);
  tell(text);
  for (const utterance of spoken) voicesOf()?.speak(utterance);
}

/** Reads text aloud, in pieces; silent as soon as it is left. */
export function useReadAloud(pieces: readonly string[]) {
  const hasVoice = useSyncExternalStore(watchVoices, () => spanishVoice() !== null);
  const text = pieces.join('\n');
  const isReading = useSyncExternalStore(subscribe, () => current !== null);
  useEffect(() => {
    window.addEventListener('pagehide', silence);
    return () => {
      window.removeEventListener('pagehide', silence);
      if (current === text) silence();
    };
  }, [text]);
  const read = () => readOut(pieces);
  const canRead = hasVoice && pieces.length > 0;
  return { canRead, isReading, read, stop: silence, toggle: isReading ? silence : read };
}
