import { useEffect, useState, useSyncExternalStore } from 'react';

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

/** Reads text aloud, in pieces; silent as soon as it is left. */
export function useReadAloud(pieces: readonly string[]) {
  const canRead = useSyncExternalStore(watchVoices, () => spanishVoice() !== null);
  const [isReading, setReading] = useState(false);
  const text = pieces.join('\n');
  useEffect(() => {
    const stop = () => voicesOf()?.cancel();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
      setReading(false);
    };
  }, [text]);
  const read = () => {
    const voice = spanishVoice();
    if (!voice) return;
    voicesOf()?.cancel();
    const spoken = pieces.map((piece) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      return Object.assign(utterance, { voice, lang: voice.lang });
    });
    const end = () => setReading(false);
    for (const utterance of spoken) utterance.addEventListener('error', end);
    spoken.at(-1)?.addEventListener('end', end);
    setReading(true);
    for (const utterance of spoken) voicesOf()?.speak(utterance);
  };
  const stop = () => {
    voicesOf()?.cancel();
    setReading(false);
  };
  return { canRead: canRead && pieces.length > 0, isReading, toggle: isReading ? stop : read };
}
