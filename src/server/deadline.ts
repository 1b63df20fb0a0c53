/**
 * A time limit outside the library that does the work. Libraries may never settle: Node's HTTP client reports nothing
 * after an answer that switches protocols, and nothing of an abort after it has destroyed the socket.
 */
export class Deadline {
  #milliseconds: number;
  readonly #signals: readonly AbortSignal[];
  #timer: NodeJS.Timeout | undefined;
  #expire = () => {};
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

  /** Gives the next step of running work a time limit of its own. */
  restart(milliseconds: number): void {
    if (!this.#timer || this.#hasEnded) return;
    clearTimeout(this.#timer);
    this.#milliseconds = milliseconds;
    this.#timer = setTimeout(this.#expire, milliseconds);
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
    this.#expire = () => {
      this.#isOver = true;
      end(new Error(`The work took longer than ${this.#milliseconds} ms.`));
    };
    this.#timer = setTimeout(this.#expire, this.#milliseconds);
    for (const signal of this.#signals) signal.addEventListener('abort', stop, { once: true });
    try {
      if (this.#signals.some(({ aborted }) => aborted)) stop();
      return await Promise.race([ended, work(controller.signal)]);
    } finally {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      for (const signal of this.#signals) signal.removeEventListener('abort', stop);
    }
  }
}
