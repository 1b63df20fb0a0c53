/** Says, as `pg` does, that no connection came in time; whoever may try again by itself knows it by that (`isLost`). */
export class NoConnection extends Error {
  constructor() {
    super('timeout exceeded when trying to connect: what is under way holds them all');
  }
}

interface Waiting {
  company: string;
  begin: () => void;
}

const PATIENCE_MS = 10_000;
/** A company takes another connection as long as it holds less than this many times what is left; the last is for who has none. */
const GREED = 4;
/** Of fewer none is kept back: whoever reads slowly would keep their whole company waiting for one that nobody uses. */
const FEW = 2;

/**
 * The connections of one process among the companies that use them. One alone may hold some four fifths, so that one whose
 * requests take long, or wait for each other, leaves the others a way in; so do two such.
 */
export class Shares {
  readonly #size: number;
  readonly #patience: number;
  readonly #held = new Map<string, number>();
  #all = 0;
  #waiting: Waiting[] = [];

  constructor(size: number, patience = PATIENCE_MS) {
    this.#size = size;
    this.#patience = patience;
  }

  /** @returns undefined when it is there at once, else a promise that ends when it is. @throws NoConnection */
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
      }, this.#patience);
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

  /** Who holds least, and among those who came first. */
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
    if (held === 0 || this.#size <= FEW) return left > 0;
    return left > 1 && held < GREED * left;
  }

  #add(company: string): void {
    this.#all += 1;
    this.#held.set(company, this.#heldBy(company) + 1);
  }
}
