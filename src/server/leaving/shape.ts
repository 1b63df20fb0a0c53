import type { Leaving } from '#shared/nouns/fields.ts';

/**
 * The shape of what a tool answers: what is not in it does not leave. A list has one shape for its entries; columns of a
 * resource leave as the resource declares them.
 */
export type Shape =
  | Leaving
  | Allowed
  | Columns
  | AnyRecord
  | NamedRecord
  | QueriedRow
  | readonly [Shape]
  | { readonly [key: string]: Shape };

/** Lets a value leave although its name looks like that of a person, a contact, a note or a secret. */
export class Allowed {
  readonly because: string;
  constructor(because: string) {
    this.because = because;
  }
}
export const allowed = (because: string): Allowed => new Allowed(because);

/** Columns of a row of a resource; all of them without names. */
export class Columns {
  readonly resource: string;
  readonly names: readonly string[];
  constructor(resource: string, names: readonly string[]) {
    this.resource = resource;
    this.names = names;
  }
}
export const columnsOf = (resource: string, ...names: string[]): Columns => new Columns(resource, names);

/** `{ kind, record }` and more: a row beside the name of its resource, so that the row can have a `kind` of its own. */
export class NamedRecord {
  readonly more: { readonly [key: string]: Shape };
  constructor(more: { readonly [key: string]: Shape }) {
    this.more = more;
  }
}
export const namedRecord = (more: { readonly [key: string]: Shape } = {}): NamedRecord => new NamedRecord(more);

/**
 * A row of an answer to a question, whose columns are not known before. The tool has made a `Personal` of what identifies
 * people and left out what never leaves, by the column behind each value.
 */
export class QueriedRow {}
export const queriedRow = new QueriedRow();

/** A row of the resource that its property `kind` names. */
export class AnyRecord {}
export const anyRecord = new AnyRecord();
