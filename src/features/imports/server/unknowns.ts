import { squash } from '../fields.ts';
import type { ImportMapping, Match, Unknown } from '../schema.ts';
import { nearest } from './vocabulary.ts';

/** More choices than this are no help to somebody who reads a list. */
const MOST_CHOICES = 200;

interface Kind {
  kind: string;
  /** What one of them is called: "Product". */
  label: string;
  /** All names there are; asked only when a name is met for the first time. */
  names: () => Iterable<string>;
  can_create?: boolean;
  can_ignore?: boolean;
  propose?: (names: readonly string[]) => Unknown['proposal'];
}

/** The names a file uses that nobody knows as they are spelt, what they probably mean, and what somebody decided. */
export class Unknowns {
  readonly #matches: ImportMapping['matches'];
  readonly #met = new Map<string, Unknown>();

  constructor(matches: ImportMapping['matches']) {
    this.#matches = matches;
  }

  /** What somebody decided about this spelling. */
  match(kind: string, value: string): Match | undefined {
    return this.#matches[kind]?.[value];
  }

  meet(value: string, { kind, label, names, propose, can_create = false, can_ignore = true }: Kind): Unknown {
    const key = `${kind} ${value}`;
    let unknown = this.#met.get(key);
    if (!unknown) {
      const all = [...names()];
      const proposal = (propose ?? ((known) => probable(value, known)))(all);
      const choices = all.length <= MOST_CHOICES ? all.sort((a, b) => a.localeCompare(b, 'en')) : [];
      const match = this.match(kind, value) ?? null;
      unknown = { kind, label, value, rows: 0, proposal, match, choices, can_create, can_ignore };
      this.#met.set(key, unknown);
    }
    unknown.rows++;
    return unknown;
  }

  /** What most rows wait for comes first. */
  get all(): Unknown[] {
    return [...this.#met.values()].sort((a, b) => b.rows - a.rows);
  }
}

function probable(value: string, names: readonly string[]): Unknown['proposal'] {
  const best = nearest(squash(value), names);
  return best && best.score >= 0.75 ? best : null;
}

/** Why a row stays out while nobody has decided. */
export function undecided({ value, proposal }: Unknown): string {
  return proposal ? `"${value}" is not known; it may be ${proposal.to}` : `"${value}" is not known`;
}
