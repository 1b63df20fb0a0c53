import { lookup } from 'node:dns/promises';

/** Node's own number when nothing is set. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/**
 * Resolves names by the system, a few at a time. Each lookup holds one of the threads that passwords and files need too,
 * and cannot be canceled: a name server that does not answer holds it for many seconds.
 */
export class Lookups {
  readonly #resolve: (host: string) => Promise<readonly string[]>;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(resolve = resolveBySystem, most = Math.max(1, Math.floor(THREADS / 2))) {
    this.#resolve = resolve;
    this.#most = most;
  }

  async find(host: string): Promise<readonly string[]> {
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await this.#resolve(host);
    } finally {
      // The next one takes over the place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

async function resolveBySystem(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
