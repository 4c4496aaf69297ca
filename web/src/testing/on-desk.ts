/** Has the window be a desk's, or narrower: jsdom has no width. */
export function beOnDesk(isDesk: boolean): void {
  window.matchMedia = (media: string) =>
    ({
      ...{ media, matches: media.includes('1200px') && isDesk },
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }) as unknown as MediaQueryList;
}
