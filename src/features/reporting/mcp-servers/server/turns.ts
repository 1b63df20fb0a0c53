import { Refusal } from '#server/errors.ts';

/** Limits the requests of one key that run at the same time in this process. */
export class Turns {
  readonly #running = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws 429 when too many run already */
  async take<T>(key_id: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key_id) ?? 0;
    if (running >= this.#most)
      throw new Refusal(429, `This key has ${this.#most} requests in progress. Wait for one of them.`, undefined, {
        retry_after: 1,
      });
    this.#running.set(key_id, running + 1);
    try {
      return await work();
    } finally {
      const left = this.#running.get(key_id)! - 1;
      if (left === 0) this.#running.delete(key_id);
      else this.#running.set(key_id, left);
    }
  }
}
