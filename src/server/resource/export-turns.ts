import { Refusal } from '../errors.ts';

const TIMEOUT_MS = 10_000;

/**
 * Limits exports that run at the same time. An export holds a connection until its reader is done, and readers may be
 * slow, so all exports of one process can hold only some of its connections, and those of one company only a part of
 * these.
 */
export class ExportTurns {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #timeout: number;
  readonly #running = new Map<string, number>();
  #waiting: { company: string; begin: () => void }[] = [];

  /** @param connections the number of connections of the process */
  constructor(connections: number, timeout = TIMEOUT_MS) {
    this.#most = Math.max(Math.floor(connections / 3), 1);
    this.#mostOfOne = Math.ceil(this.#most / 2);
    this.#timeout = timeout;
  }

  /** Waits for a turn. @returns a function to end it, safe to call twice. @throws 429 when the wait is too long */
  async take(company: string): Promise<() => void> {
    if (this.#isFree(company)) this.#add(company, 1);
    else await this.#wait(company);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#add(company, -1);
      this.#next();
    };
  }

  #isFree(company: string): boolean {
    const all = [...this.#running.values()].reduce((sum, some) => sum + some, 0);
    return all < this.#most && (this.#running.get(company) ?? 0) < this.#mostOfOne;
  }

  #add(company: string, change: 1 | -1): void {
    const now = (this.#running.get(company) ?? 0) + change;
    if (now > 0) this.#running.set(company, now);
    else this.#running.delete(company);
  }

  #wait(company: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one.begin !== begin);
        reject(new Refusal(429, 'Too many exports are running. Try again in a moment.'));
      }, this.#timeout);
      this.#waiting.push({ company, begin });
    });
  }

  /** Serves companies in the order of their requests, except those that already have their share. */
  #next(): void {
    const next = this.#waiting.find(({ company }) => this.#isFree(company));
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#add(next.company, 1);
    next.begin();
  }
}
