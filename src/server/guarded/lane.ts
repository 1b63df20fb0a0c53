import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadTask } from './thread.ts';

export interface LaneLimits {
  threads: number;
  /** The threads that tasks of one share may use at the same time. */
  mostOfOne: number;
  megabytes: number;
  /** The time for which an idle thread is kept; 0 ends it after each task, which returns its memory. */
  keepMs: number;
}

export type Outcome = ThreadAnswer | { tookTooLong: true } | { tooLarge: true } | { busy: true };

export interface LaneJob {
  task: ThreadTask;
  /** The source of the task: a company, or a network of strangers. Shares take turns. */
  share: string;
  milliseconds: number;
  signal?: AbortSignal | undefined;
}

interface Waiting extends LaneJob {
  settle: (outcome: Outcome) => void;
  fail: (error: unknown) => void;
  timer?: NodeJS.Timeout;
}

const MOST_WAITING = 200;
const MOST_WAITING_OF_ONE = 20;
const LONGEST_WAIT_MS = 60_000;

/** Threads with the same limits, and the queue before them. */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  readonly #idle: IdleThread[] = [];
  #busy = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    let count = 0;
    for (const jobs of this.#waiting.values()) count += jobs.length;
    return count;
  }

  /** @throws the reason of the signal */
  run(job: LaneJob): Promise<Outcome> {
    job.signal?.throwIfAborted();
    const ahead = this.#waiting.get(job.share) ?? [];
    if (ahead.length >= MOST_WAITING_OF_ONE || this.waiting >= MOST_WAITING) return Promise.resolve({ busy: true });
    return new Promise<Outcome>((settle, fail) => {
      const waiting: Waiting = { ...job, settle, fail };
      const leave = (end: () => void) => {
        const jobs = this.#waiting.get(job.share) ?? [];
        const at = jobs.indexOf(waiting);
        if (at < 0) return;
        jobs.splice(at, 1);
        clearTimeout(waiting.timer);
        end();
      };
      waiting.timer = setTimeout(
        () => leave(() => settle({ busy: true })),
        Math.max(LONGEST_WAIT_MS, job.milliseconds * 2),
      );
      job.signal?.addEventListener('abort', () => leave(() => fail(job.signal!.reason)), { once: true });
      this.#waiting.set(job.share, [...ahead, waiting]);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#busy < this.#limits.threads) {
      const next = this.#takeNext();
      if (!next) return;
      clearTimeout(next.timer);
      this.#count(next.share, 1);
      void this.#inThread(next)
        .then(next.settle, next.fail)
        .finally(() => {
          this.#count(next.share, -1);
          this.#startNext();
        });
    }
  }

  /** The oldest job of the share that waited longest for its turn. */
  #takeNext(): Waiting | undefined {
    for (const [share, jobs] of this.#waiting) {
      if (jobs.length === 0) this.#waiting.delete(share);
      else if ((this.#running.get(share) ?? 0) < this.#limits.mostOfOne) {
        this.#waiting.delete(share);
        const [next, ...rest] = jobs;
        if (rest.length > 0) this.#waiting.set(share, rest);
        return next;
      }
    }
    return undefined;
  }

  #count(share: string, change: 1 | -1): void {
    this.#busy += change;
    const count = (this.#running.get(share) ?? 0) + change;
    if (count === 0) this.#running.delete(share);
    else this.#running.set(share, count);
  }

  async #inThread({ task, milliseconds, signal }: Waiting): Promise<Outcome> {
    const thread = this.#takeThread();
    let isReusable = false;
    let timer: NodeJS.Timeout | undefined;
    let stop: (() => void) | undefined;
    try {
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        timer = setTimeout(() => resolve({ tookTooLong: true }), milliseconds);
        stop = () => reject(signal!.reason);
        signal?.addEventListener('abort', stop, { once: true });
        thread.once('message', (answer: ThreadAnswer) => {
          isReusable = true;
          resolve(answer);
        });
        thread.once('messageerror', reject);
        thread.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ tooLarge: true }) : reject(error),
        );
        thread.once('exit', () => resolve({ failed: 'The thread ended.' }));
        thread.postMessage(task);
      });
      return outcome;
    } finally {
      clearTimeout(timer);
      if (stop) signal?.removeEventListener('abort', stop);
      forget(thread);
      if (isReusable && this.#limits.keepMs > 0) this.#keep(thread);
      else await end(thread);
    }
  }

  #takeThread(): Worker {
    const kept = this.#idle.pop();
    if (kept) {
      clearTimeout(kept.timer);
      forget(kept.thread);
      kept.thread.ref();
      return kept.thread;
    }
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
      // Parsers warn about hostile input, which would fill the log.
      stderr: true,
      stdout: true,
    });
    thread.stdout.resume();
    thread.stderr.resume();
    return thread;
  }

  /** An idle thread does not keep the process alive. */
  #keep(thread: Worker): void {
    const drop = () => {
      const at = this.#idle.findIndex((one) => one.thread === thread);
      if (at >= 0) clearTimeout(this.#idle.splice(at, 1)[0]!.timer);
      void end(thread);
    };
    thread.once('exit', drop);
    thread.once('error', drop);
    thread.unref();
    this.#idle.push({ thread, timer: setTimeout(drop, this.#limits.keepMs).unref() });
  }
}

interface IdleThread {
  thread: Worker;
  timer: NodeJS.Timeout;
}

/** Removes our listeners. Without its own, a thread is never heard again. */
function forget(thread: Worker): void {
  for (const event of ['message', 'messageerror', 'error', 'exit']) thread.removeAllListeners(event);
}

async function end(thread: Worker): Promise<void> {
  // An error on the way out would otherwise be nobody's and end the process.
  thread.on('error', () => {});
  await thread.terminate();
}
