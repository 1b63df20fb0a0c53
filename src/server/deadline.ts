/**
 * A time limit outside the library that does the work. Libraries may never settle: Node's HTTP client reports nothing
 * after an answer that switches protocols, and nothing of an abort after it has destroyed the socket.
 */
export class Deadline {
  readonly #milliseconds: number;
  readonly #signals: readonly AbortSignal[];
  #isOver = false;
  #hasEnded = false;

  /** @param signals end the work earlier */
  constructor(milliseconds: number, ...signals: readonly (AbortSignal | undefined)[]) {
    this.#milliseconds = milliseconds;
    this.#signals = signals.filter((signal) => signal !== undefined);
  }

  /** Whether the time was used up. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether the work was ended from outside, by the time limit or a signal. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Settles with the work, or at the time limit, even if the work never does. The signal of the work tells it to end. */
  async within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const end = (reason: Error) => {
      this.#hasEnded = true;
      controller.abort(reason);
      reject(reason);
    };
    const stop = () => end(new Error('The work was canceled.'));
    const timer = setTimeout(() => {
      this.#isOver = true;
      end(new Error(`The work took longer than ${this.#milliseconds} ms.`));
    }, this.#milliseconds);
    for (const signal of this.#signals) signal.addEventListener('abort', stop, { once: true });
    try {
      if (this.#signals.some(({ aborted }) => aborted)) stop();
      return await Promise.race([ended, work(controller.signal)]);
    } finally {
      clearTimeout(timer);
      for (const signal of this.#signals) signal.removeEventListener('abort', stop);
    }
  }
}
