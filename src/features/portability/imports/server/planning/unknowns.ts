import type { ImportMapping, Match, Unknown } from '../../schema.ts';
import { likely } from './vocabulary.ts';

/** A longer list of choices does not help the user; the list of all countries is shorter. */
const MOST_CHOICES = 260;
/** Some seconds of comparing spellings; after that, names that are not known stay without a proposal. */
const MOST_COMPARISONS = 2_000_000;

interface Kind {
  kind: string;
  /** The label of the kind in the singular: "Product". */
  label: string;
  /** All names there are by now. */
  names: () => Iterable<string>;
  can_create?: boolean;
  can_ignore?: boolean;
  propose?: (names: readonly string[]) => Unknown['proposal'];
}

/** The names in a file that match no row, their probable meanings, and the user's decisions. */
export class Unknowns {
  readonly #matches: ImportMapping['matches'];
  readonly #met = new Map<string, Unknown>();
  readonly #names = new Map<string, Kind['names']>();
  #comparisons = 0;

  constructor(matches: ImportMapping['matches']) {
    this.#matches = matches;
  }

  /** The user's decision about this spelling. */
  match(kind: string, value: string): Match | undefined {
    return this.#matches[kind]?.[value];
  }

  meet(value: string, { kind, label, names, propose, can_create = false, can_ignore = true }: Kind): Unknown {
    const key = `${kind} ${value}`;
    let unknown = this.#met.get(key);
    if (!unknown) {
      const proposal = this.#proposal(value, names, propose);
      const match = this.match(kind, value) ?? null;
      unknown = { kind, label, value, rows: 0, proposal, match, can_create, can_ignore };
      this.#met.set(key, unknown);
      this.#names.set(kind, names);
    }
    unknown.rows++;
    return unknown;
  }

  /** A row names again what is made for one before it. */
  again(kind: string, value: string): void {
    const unknown = this.#met.get(`${kind} ${value}`);
    if (unknown) unknown.rows++;
  }

  /** The unknown names that block the most rows come first. */
  get all(): Unknown[] {
    return [...this.#met.values()].sort((a, b) => b.rows - a.rows);
  }

  /** The available choices by kind, left out where there are too many. */
  get choices(): Record<string, string[]> {
    const choices: Record<string, string[]> = {};
    for (const [kind, names] of this.#names) {
      const all = [...names()];
      if (all.length <= MOST_CHOICES) choices[kind] = all.sort((a, b) => a.localeCompare(b, 'en'));
    }
    return choices;
  }

  #proposal(value: string, names: Kind['names'], propose: Kind['propose']): Unknown['proposal'] {
    if (this.#comparisons > MOST_COMPARISONS) return null;
    const all = [...names()];
    this.#comparisons += all.length;
    if (propose) return propose(all);
    return likely(value, all);
  }
}

/** The reason why a row is skipped until the user decides. */
export function unmappedValues({ value, proposal }: Unknown): string {
  return proposal ? `"${value}" was not found; did you mean ${proposal.to}?` : `"${value}" was not found`;
}
