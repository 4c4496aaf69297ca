type Maker<Recognition> = new () => Recognition;

/** How a browser makes what listens; null where it cannot. */
export function makerOf<Recognition>(): Maker<Recognition> | null {
  const browser = window as {
    SpeechRecognition?: Maker<Recognition>;
    webkitSpeechRecognition?: Maker<Recognition>;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}

export const canListen = (): boolean => makerOf() !== null;
