import { act } from '@testing-library/react';

/** A browser that speaks by these voices, and what it was told to say; "—" where it was silenced. */
export function giveVoices(...voices: Partial<SpeechSynthesisVoice>[]) {
  const said: string[] = [];
  const spoken: EventTarget[] = [];
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      said.push(utterance.text);
      spoken.push(utterance);
    },
    cancel: jest.fn(() => said.push('—')),
  });
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
  return {
    said,
    words: () => said.filter((text) => text !== '—'),
    end: () => act(() => void spoken.at(-1)?.dispatchEvent(new Event('end'))),
  };
}

export const takeVoices = (): void => void Reflect.deleteProperty(window, 'speechSynthesis');

/** A browser that listens: what it hears is said by a test. */
export function giveEars() {
  const listening: Ear[] = [];
  const all: Ear[] = [];
  const forget = (ear: Ear) =>
    void listening.splice(0, listening.length, ...listening.filter((one) => one !== ear));
  class Ear extends EventTarget {
    lang = '';
    continuous = true;
    interimResults = false;
    start(): void {
      listening.push(this);
      all.push(this);
    }
    abort(): void {
      forget(this);
    }
  }
  Object.assign(window, { SpeechRecognition: Ear });
  const send = (ear: Ear | undefined, event: Event, more: object = {}) =>
    act(() => void ear?.dispatchEvent(Object.assign(event, more)));
  return {
    all,
    isListening: () => listening.length > 0,
    hear: (transcript: string) =>
      send(listening.at(-1), new Event('result'), { results: [[{ transcript }]] }),
    fail: (error: string) => send(listening.at(-1), new Event('error'), { error }),
    fallSilent: () => {
      const ear = listening.at(-1);
      if (ear) forget(ear);
      send(ear, new Event('end'));
    },
  };
}

export const takeEars = (): void => void Reflect.deleteProperty(window, 'SpeechRecognition');
