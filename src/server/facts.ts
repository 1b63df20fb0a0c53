import type { FieldOption, FieldSpec } from '#shared/condition-kinds.ts';
import type { Call } from './call.ts';
import type { Parameters } from './resource/comparison.ts';

/** The nouns that conditions can be about. */
export const subjects = ['partners', 'contacts', 'opportunities'] as const;
export type Subject = (typeof subjects)[number];

/** What the reading of a fact needs: `$1` is the organisation, everything else is bound through `parameters`. */
export interface ReadFact {
  parameters: Parameters;
  /** Today in the company's time zone, bound. */
  today: string;
  /** The company's time zone, bound. */
  timezone: string;
  /** Of money: the currency asked for, bound. */
  currency: string;
}

/**
 * Something a condition can ask of a noun's rows. A feature declares those it knows (`facts` in its
 * `server/index.ts`); whoever writes conditions is offered all of them.
 */
export interface Fact extends Omit<FieldSpec, 'options' | 'currencies'> {
  /** A row has several: tags, products. */
  many?: boolean;
  /** The values are ids. */
  ids?: boolean;
  /** Of money that may be asked in any currency. */
  isInCurrency?: boolean;
  /** Choices: the closed list, or a query over `$1` giving value, label and is_archived. */
  options?: readonly FieldOption[] | string;
  /** The value in SQL over a row called `row`; null (for `many`: an empty array) where it is not known. */
  read: (row: string, on: ReadFact) => string;
}

type Source = readonly Fact[] | ((call: Call) => Promise<Fact[]>);
const sources = new Map<Subject, Source[]>(subjects.map((subject) => [subject, []]));

/** Declares facts of a noun; those that a company makes itself come from a function. */
export function defineFacts(subject: Subject, source: Source): Source {
  sources.get(subject)!.push(source);
  return source;
}

/** Everything that can be asked of a noun's own rows, in the order in which the features declare it. */
export async function factsOf(call: Call, subject: Subject): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const source of sources.get(subject)!)
    facts.push(...(typeof source === 'function' ? await source(call) : source));
  return facts;
}

export type FactSource = Source;
