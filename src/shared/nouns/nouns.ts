import type { Area } from '../access/areas.ts';
import type { Action, BuiltInRole, Side } from '../access/roles.ts';
import { sayable } from '../text/labels.ts';

/**
 * A feature declares this about each of its tables: for roles, the audit log, links, merging partners, and handing over
 * the work of a person who leaves.
 */
export interface Noun {
  /** The singular in lower case: "deal registration". */
  one: string;
  /** The plural in lower case: "deal registrations". */
  many: string;
  /** Other words people use in questions, in lower case: "deals" for opportunities. */
  synonyms?: readonly string[];
  /** The singular and plural on the noun's own screens, if its full name says too much there: an MDF request is a request. */
  short?: readonly [string, string];
  /** The address of one record: `/partners/show/$id`. */
  address?: `/${string}$id${string}`;
  /** The address of one record in partner mode. Without it, partners have no screen of a record. */
  partnerAddress?: `/${string}$id${string}`;
  /**
   * A SQL expression over a row of the table that gives the name of the record. Without it, references show no name.
   */
  title?: string;
  /** The audit log that records changes: the company's, or also the partner's. */
  log?: 'company' | 'both';
  /** Roles can grant this permission. Its key is the noun's own name unless another resource guards it. */
  permission?: NounPermission;
  /** The effect on rows of a partner that is merged into another: they move, end, or stay as history. */
  onPartnerMerge?: 'move' | 'end' | 'history';
  /** The rows only record events of other records and do not prevent deleting those. */
  isTrail?: true;
  /** A SQL condition on a row `r` that only follows from other records. Such rows do not keep an import from being undone. */
  followsWhen?: string;
  /** The rows are parts of rows of another table, referenced by a column, and are treated like them. */
  partOf?: { table: string; column: string };
  /** The rows a leaving person hands over; defaults to all with them as owner, assignee or reviewer. */
  handOver?: HandOver;
}

interface NounPermission {
  /** The label of the permission; defaults to the plural. */
  label?: string;
  /** The area under whose heading roles list it; defaults to the feature's area. */
  heading?: Area;
  /** A description of `manage` where the word is not clear: "Review and decide". */
  manage?: string;
  /** The built-in roles that manage it, in addition to owners and administrators. */
  managedBy?: readonly BuiltInRole[];
  /** The built-in roles that cannot view it. */
  hiddenFrom?: readonly BuiltInRole[];
  /** The access of everyone on a side, in every role. */
  everybody?: Partial<Record<Side, Action>>;
  /** Access to company-wide data, which is never granted to a role that sees only its own partners. */
  wholeCompany?: Action;
}

interface HandOver {
  /** A SQL condition on the row. */
  where: string;
  /** The column that holds the person, if it is not an owner column. */
  column?: string;
  /** The column holds one id, an array of ids, or ids anywhere in a JSON document. */
  holds?: 'one' | 'list' | 'document';
  /** The label of the rows in the dialog: "payouts in preparation". */
  label?: string;
}

export type Nouns = Readonly<Record<string, Noun>>;

/** Type-checks the declaration where it is written. */
export const defineNouns = <N extends Nouns>(nouns: N): N => sayable(nouns);

const registered = new Map<string, Noun & { area: Area }>();

/** Registers the nouns of all features. Only the table of contents of the nouns calls it, once. */
export function registerNouns(byArea: Partial<Record<Area, readonly Nouns[]>>): void {
  for (const [area, list] of Object.entries(byArea)) {
    for (const nouns of list)
      for (const [name, noun] of Object.entries(nouns)) {
        if (registered.has(name)) throw new Error(`Two features declare the noun "${name}".`);
        registered.set(name, sayable({ ...noun, area: area as Area }));
      }
  }
}

/** All nouns by table name. @throws before the table of contents `#features/nouns.ts` was loaded */
export function allNouns(): ReadonlyMap<string, Noun & { area: Area }> {
  if (registered.size === 0) throw new Error('Nouns were read before #features/nouns.ts was loaded.');
  return registered;
}

/** The names of all nouns that satisfy a condition. */
export function nounsWhere(holds: (noun: Noun & { area: Area }) => boolean): string[] {
  return [...allNouns()].filter(([, noun]) => holds(noun)).map(([name]) => name);
}

/** The capitalized singular: "Deal registration". A table without a declaration is named after itself. */
export const nounTitle = (table: string): string => capitalized(nounSingular(table));

/** The singular: "deal registration". */
export const nounSingular = (table: string): string => registered.get(table)?.one ?? inWords(table);

/** The plural: "deal registrations". */
export const nounPlural = (table: string): string => registered.get(table)?.many ?? inWords(table);

/** The singular and plural on the noun's own screens. */
export const screenWords = (table: string): readonly [string, string] =>
  registered.get(table)?.short ?? [nounSingular(table), nounPlural(table)];

/** The address of a record, if its table has a screen. */
export const nounAddress = (table: string, id: string): string | undefined =>
  registered.get(table)?.address?.replace('$id', id);

/** The address of a record in one of the two modes, if it has a screen there. */
export function nounAddressIn(mode: 'company' | 'partner', table: string, id: string): `/${string}` | null {
  const noun = registered.get(table);
  const address = mode === 'partner' ? noun?.partnerAddress : noun?.address;
  return (address?.replace('$id', id) as `/${string}` | undefined) ?? null;
}

/** The address of the list of a record: `/partners` for `/partners/show/$id`. */
export const listAddress = (address: string): string => address.replace(/\/(?:show\/|edit\/)?\$id.*$/, '');

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** In the middle of a sentence; abbreviations stay in capitals. */
export const uncapitalized = (text: string): string =>
  /^.[A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const inWords = (table: string): string => table.replaceAll('_', ' ');
