import { ConnectionGuard } from '../db/guard.ts';
import { Deadline } from '../deadline.ts';
import type { Kernel } from '../kernel.ts';

export const DEFAULT_SECONDS = 60;

/** The means of one run of a job. Everything it takes from this kernel can be ended. */
export interface Means {
  kernel: Kernel;
  signal: AbortSignal;
}

/**
 * One run of a job. At its deadline, or when the workers stop, it is ended: it fails, its requests are canceled and its
 * connections to the database are closed, so that nothing of it commits later.
 */
export class RunningJob {
  readonly #guard = new ConnectionGuard();
  readonly #stopping = new AbortController();
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  async run(kernel: Kernel, work: (means: Means) => Promise<void>): Promise<void> {
    const deadline = new Deadline(this.#seconds * 1_000, this.#stopping.signal);
    let isEnded = false;
    try {
      await deadline.within((signal) => {
        signal.addEventListener('abort', () => (isEnded = true), { once: true });
        return work({ kernel: this.#kernelFor(kernel, signal), signal });
      });
    } catch (error) {
      if (!isEnded) throw error;
      const reason = deadline.isOver
        ? new Error(`The job took longer than ${this.#seconds} seconds and was ended.`)
        : new Error('The workers stopped before the job ended.');
      await this.#guard.end(reason);
      throw reason;
    }
  }

  /** Ends the job before its deadline. */
  stop(): void {
    this.#stopping.abort();
  }

  #kernelFor(kernel: Kernel, signal: AbortSignal): Kernel {
    return {
      ...kernel,
      db: kernel.db.guardedBy(this.#guard),
      system: kernel.system.guardedBy(this.#guard),
      outgoing: kernel.outgoing.until(signal),
    };
  }
}
