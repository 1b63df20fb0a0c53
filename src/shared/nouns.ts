import type { Area } from './areas.ts';
import type { Action, BuiltInRole, Side } from './roles.ts';

/**
 * What a feature declares about each of its tables: for roles, the audit log, links, merging partners, and
 * handing over the work of a person who leaves.
 */
export interface Noun {
  /** "deal registration". */
  one: string;
  /** "deal registrations". */
  many: string;
  /** Where one record opens: `/partners/show/$id`. */
  address?: `/${string}$id${string}`;
  /** SQL over a row of the table that names the record. Without it, references to it have no name. */
  title?: string;
  /** Which audit log records changes: the company's, or also the partner's. */
  log?: 'company' | 'both';
  /** Present: roles can grant it. Its key is the noun's own unless the resource is guarded by another. */
  permission?: NounPermission;
  /** What happens to rows of a partner that is merged into another: they move, they end, or they stay as history. */
  onPartnerMerge?: 'move' | 'end' | 'history';
  /** Its rows only record what happened to others: they do not keep those from being deleted. */
  isTrail?: true;
  /** Its rows are parts of rows of another table, named by a column, and are treated like them. */
  partOf?: { table: string; column: string };
  /** Which rows a leaving person hands over, if not all with them as owner, assignee or reviewer. */
  handOver?: HandOver;
}

interface NounPermission {
  /** What the permission is called, where that is not the plural. */
  label?: string;
  /** The area under whose heading roles list it, if not the one of its folder. */
  heading?: Area;
  /** What `manage` allows, where that is not plain: "Review and decide". */
  manage?: string;
  /** The built-in roles that manage it, besides owners and administrators. */
  managedBy?: readonly BuiltInRole[];
  /** The built-in roles that cannot view it. */
  hiddenFrom?: readonly BuiltInRole[];
  /** What everyone on a side can do, whatever their role. */
  everybody?: Partial<Record<Side, Action>>;
  /** What is about the company as a whole: never granted to a role that sees only its own partners. */
  wholeCompany?: Action;
}

interface HandOver {
  /** SQL over the row. */
  where: string;
  /** The column with the person, if it is not an owner column. */
  column?: string;
  /** What the rows are called in the dialog: "payouts in preparation". */
  label?: string;
}

export type Nouns = Readonly<Record<string, Noun>>;

/** Type-checks the declaration where it is written. */
export const defineNouns = <N extends Nouns>(nouns: N): N => nouns;

const registered = new Map<string, Noun & { area: Area }>();

/** Called once, by the table of contents of the nouns. */
export function registerNouns(byArea: Partial<Record<Area, readonly Nouns[]>>): void {
  for (const [area, list] of Object.entries(byArea)) {
    for (const nouns of list)
      for (const [name, noun] of Object.entries(nouns)) {
        if (registered.has(name)) throw new Error(`Two features declare the noun "${name}".`);
        registered.set(name, { ...noun, area: area as Area });
      }
  }
}

/** All nouns by table name. @throws before the table of contents `#features/nouns.ts` was loaded */
export function allNouns(): ReadonlyMap<string, Noun & { area: Area }> {
  if (registered.size === 0) throw new Error('Nouns were read before #features/nouns.ts was loaded.');
  return registered;
}

/** The names of the nouns for which something holds. */
export function nounsWhere(holds: (noun: Noun & { area: Area }) => boolean): string[] {
  return [...allNouns()].filter(([, noun]) => holds(noun)).map(([name]) => name);
}

/** "Deal registration"; a table without a declaration goes by its own name. */
export const nounTitle = (table: string): string => capitalized(nounSingular(table));

/** "deal registration". */
export const nounSingular = (table: string): string => registered.get(table)?.one ?? inWords(table);

/** "deal registrations". */
export const nounPlural = (table: string): string => registered.get(table)?.many ?? inWords(table);

/** Where a record of a table opens, if it has a screen of its own. */
export const nounAddress = (table: string, id: string): string | undefined =>
  registered.get(table)?.address?.replace('$id', id);

/** Where the records of an address are listed: `/partners` for `/partners/show/$id`. */
export const listAddress = (address: string): string => address.replace(/\/(?:show\/|edit\/)?\$id.*$/, '');

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inWords = (table: string): string => table.replaceAll('_', ' ');
