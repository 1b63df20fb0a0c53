import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LaneAnswer, LaneTask } from './process.ts';

export interface LaneLimits {
  processes: number;
  /** The processes that tasks of one share may use at the same time. */
  mostOfOne: number;
  /** The limit of the heap; files that are read as bytes do not count. */
  megabytes: number;
  /** The time for which an idle process is kept; 0 ends it after each task, which returns its memory. */
  keepMs: number;
}

/** `crashed` is the signal that ended the process, which no error of JavaScript does. */
export type Outcome = LaneAnswer | { tookTooLong: true } | { tooLarge: true } | { crashed: string } | { busy: true };

export interface LaneJob {
  task: LaneTask;
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

/** A process says why it ended in its last lines. */
const KEPT_OF_ERRORS = 4_000;

/** Processes with the same limits, and the queue before them. */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  readonly #idle: Idle[] = [];
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
    while (this.#busy < this.#limits.processes) {
      const next = this.#takeNext();
      if (!next) return;
      clearTimeout(next.timer);
      this.#count(next.share, 1);
      void this.#inProcess(next)
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

  async #inProcess({ task, milliseconds, signal }: Waiting): Promise<Outcome> {
    const child = this.#takeProcess();
    let isReusable = false;
    let timer: NodeJS.Timeout | undefined;
    let stop: (() => void) | undefined;
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        timer = setTimeout(() => resolve({ tookTooLong: true }), milliseconds);
        stop = () => reject(signal!.reason);
        signal?.addEventListener('abort', stop, { once: true });
        child.once('message', (answer: LaneAnswer) => {
          isReusable = true;
          resolve(answer);
        });
        child.once('error', reject);
        child.once('close', (code, by) => resolve(endOf(code, by, child.said)));
        // Data that cannot be sent is our fault; a channel that closed is told by `close`.
        child.send(task, (error) => error && (error as NodeJS.ErrnoException).code === undefined && reject(error));
      });
    } finally {
      clearTimeout(timer);
      if (stop) signal?.removeEventListener('abort', stop);
      forget(child);
      if (isReusable && child.connected && this.#limits.keepMs > 0) this.#keep(child);
      else end(child);
    }
  }

  #takeProcess(): Child {
    const idle = this.#idle.pop();
    if (!idle) return startProcess(this.#limits.megabytes);
    clearTimeout(idle.timer);
    forget(idle.child);
    idle.child.ref();
    idle.child.channel?.ref();
    return idle.child;
  }

  /** An idle process does not keep the server alive. */
  #keep(child: Child): void {
    const drop = () => {
      const at = this.#idle.findIndex((one) => one.child === child);
      if (at >= 0) clearTimeout(this.#idle.splice(at, 1)[0]!.timer);
      end(child);
    };
    child.once('exit', drop);
    child.once('error', drop);
    child.unref();
    child.channel?.unref();
    this.#idle.push({ child, timer: setTimeout(drop, this.#limits.keepMs).unref() });
  }
}

/** A process, with the end of what it wrote to its standard error. */
type Child = ChildProcess & { said: string };

interface Idle {
  child: Child;
  timer: NodeJS.Timeout;
}

/** Starts a process that knows no settings of the server, so that a parser which is taken over reads no secret there. */
function startProcess(megabytes: number): Child {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const started = fork(PROCESS, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${megabytes}`, '--no-warnings'],
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const child: Child = Object.assign(started, { said: '' });
  // Parsers warn about hostile input, which would fill the log.
  started.stderr!.setEncoding('utf8').on('data', (text: string) => {
    child.said = (child.said + text).slice(-KEPT_OF_ERRORS);
  });
  (started.stderr as unknown as { unref?: () => void }).unref?.();
  return child;
}

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));

/** V8 ends a process whose heap is full, and Linux one for which the machine has no memory. */
function endOf(code: number | null, signal: NodeJS.Signals | null, said: string): Outcome {
  if (signal === 'SIGKILL' || /heap out of memory|heap limit/i.test(said)) return { tooLarge: true };
  if (signal) return { crashed: signal };
  return { failed: `The process ended with ${code}. ${said}` };
}

/** Removes our listeners. Without its own, a process is never heard again. */
function forget(child: Child): void {
  for (const event of ['message', 'error', 'exit', 'close']) child.removeAllListeners(event);
}

function end(child: Child): void {
  // An error on the way out would otherwise be nobody's and end the server.
  child.on('error', () => {});
  child.kill('SIGKILL');
}
