/** Reports, like `pg`, that no connection was free in time; `isLost` recognizes it for retries. */
export class NoConnection extends Error {
  constructor() {
    super('timeout exceeded when trying to connect: all connections are in use');
  }
}

interface Waiting {
  company: string;
  begin: () => void;
}

const TIMEOUT_MS = 10_000;
/**
 * A company gets another connection while it holds less than this multiple of the free ones; the last is reserved for a
 * company without one.
 */
const SHARE_FACTOR = 4;
/**
 * With this number of connections or fewer none is reserved: a slow reader would block the whole company for an unused
 * one.
 */
const MOST_UNRESERVED = 2;

/**
 * Shares the connections of one process among companies. One company, or two together, can hold about four fifths, so
 * that slow or deadlocked requests leave some to the others.
 */
export class Shares {
  readonly #size: number;
  readonly #timeout: number;
  readonly #held = new Map<string, number>();
  #all = 0;
  #waiting: Waiting[] = [];

  constructor(size: number, timeout = TIMEOUT_MS) {
    this.#size = size;
    this.#timeout = timeout;
  }

  /** @returns undefined if one is free at once, otherwise a promise. @throws NoConnection */
  take(company: string): Promise<void> | undefined {
    if (this.#waiting.every((one) => one.company !== company) && this.#mayTake(company)) {
      this.#add(company);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        company,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(new NoConnection());
      }, this.#timeout);
      this.#waiting.push(waiting);
    });
  }

  giveBack(company: string): void {
    this.#all -= 1;
    const left = this.#held.get(company)! - 1;
    if (left > 0) this.#held.set(company, left);
    else this.#held.delete(company);
    if (this.#waiting.length > 0) this.#next();
  }

  /** Starts the waiting company that holds the fewest connections; among equals, the first. */
  #next(): void {
    const may = this.#waiting.filter(({ company }) => this.#mayTake(company));
    const next = may.sort((a, b) => this.#heldBy(a.company) - this.#heldBy(b.company))[0];
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#add(next.company);
    next.begin();
    this.#next();
  }

  #heldBy(company: string): number {
    return this.#held.get(company) ?? 0;
  }

  #mayTake(company: string): boolean {
    const held = this.#heldBy(company);
    const left = this.#size - this.#all;
    if (held === 0 || this.#size <= MOST_UNRESERVED) return left > 0;
    return left > 1 && held < SHARE_FACTOR * left;
  }

  #add(company: string): void {
    this.#all += 1;
    this.#held.set(company, this.#heldBy(company) + 1);
  }
}
