type Line = 'up' | 'down';

/**
 * Stands in for XMLHttpRequest and Cloud Storage's resumable sessions: keeps what arrives at a session, answers 308
 * with the position until the file is whole. The line can go down; after `stopsAt` bytes
 * nothing is answered any more.
 */
export function createFakeStorage() {
  const state = {
    stored: 0,
    total: 0,
    stopsAt: Infinity,
    line: 'up' as Line,
    /** The session has expired: the next one begins with nothing. */
    isExpired: false,
    /** Status that a server in trouble answers with; null: none. */
    trouble: null as number | null,
    requests: [] as string[],
  };

  function answer(range: string): { status: number; range: string | null } {
    state.requests.push(range);
    if (state.trouble !== null) return { status: state.trouble, range: null };
    if (state.isExpired) {
      Object.assign(state, { isExpired: false, stored: 0 });
      return { status: 404, range: null };
    }
    const piece = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range);
    if (piece) {
      state.total = Number(piece[3]);
      if (Number(piece[1]) <= state.stored) state.stored = Number(piece[2]) + 1;
    }
    if (state.total > 0 && state.stored === state.total) return { status: 200, range: null };
    return { status: 308, range: state.stored > 0 ? `bytes=0-${state.stored - 1}` : null };
  }

  class FakeRequest {
    upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    status = 0;
    statusText = '';
    responseText = '';
    private sent = '';
    private received: string | null = null;

    open(): void {
      this.status = 0;
    }
    setRequestHeader(name: string, value: string): void {
      if (name === 'Content-Range') this.sent = value;
    }
    getResponseHeader(name: string): string | null {
      return name === 'Range' ? this.received : null;
    }
    abort(): void {
      this.onload = null;
      this.onerror = null;
    }
    send(body: Blob | null): void {
      setTimeout(() => {
        if (state.stored >= state.stopsAt) return;
        if (state.line === 'down') return this.onerror?.();
        this.upload.onprogress?.({ loaded: body?.size ?? 0 });
        const { status, range } = answer(this.sent);
        this.status = status;
        this.statusText = status === 503 ? 'Service Unavailable' : '';
        this.received = range;
        this.onload?.();
      });
    }
  }

  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return state;
}
