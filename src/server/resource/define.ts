import type { Static, TObject } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import type { Parameters } from './comparison.ts';

/**
 * What the kernel needs to know to give a noun its five verbs, list grammar, export and OpenAPI. Data plus named functions:
 * a rule only one feature needs is an ordinary route of that feature.
 */
export interface Declaration<R extends TObject = TObject, C extends TObject = TObject, U extends TObject = TObject> {
  /** The plural in snake case: URL, table and permission carry it. */
  name: string;
  /** One of them, for messages: "partner type". */
  noun: string;
  /** What a company user reads. Its keys are the columns selected, so nothing else can leak. */
  row: R;
  create?: C;
  update?: U;
  /** DELETE: `archive` keeps the row and hides it (needs `archived_at`), `delete` removes it, absent: refused with 405. */
  remove?: 'archive' | 'delete';
  /** Reads come from this view (joined labels); it must run with the caller's rights (`security_invoker`). */
  view?: string;
  /** The view leaves rows of the table out, so that the table cannot tell how many there are. */
  viewHidesRows?: true;
  /** Columns of the view that are not the table's columns of the same name. */
  viewComputes?: readonly (keyof Static<R> & string)[];
  list: {
    sort: readonly (keyof Static<R> & string)[];
    filter: readonly (keyof Static<R> & string)[];
    /**
     * Filters that ask a list of which their own column holds only one: `region_id` finds whoever has that region among its
     * `region_ids`. The list stands in the view, not necessarily in the row.
     */
    among?: Readonly<Record<string, `${string}_ids`>>;
    /** Text columns that `q` looks in. */
    search: readonly (keyof Static<R> & string)[];
    /**
     * For nouns of which a company may have a million: the SQL function `(pattern, with_archived, most)` that finds in indexes
     * the ids of all rows a word of `q` can match, and perhaps some more. Row security switches such indexes off for `ilike`.
     */
    finder?: `find_${string}`;
    /** The same for what one column contains: exactly the ids of the rows whose column matches the pattern. */
    finders?: Readonly<Record<string, `find_${string}`>>;
    /** Filters of the company that are no column: which rows an audience names, say. */
    narrowings?: Readonly<Record<string, Narrowing>>;
    /** Default order, e.g. `-created_at`. */
    by?: string;
  };
  /** What partner mode may read, and which verbs it has. Absent: the resource does not exist for partners. */
  partner?: { row: TObject; verbs: readonly Verb[]; create?: TObject; update?: TObject };
  /** In partner mode its rows are those of the partner's own organisation, not of the programme's company. */
  ofOwnOrganization?: boolean;
  /** Rows have an `order` that `PATCH {name}/0` renumbers. */
  ordered?: boolean;
  /** The entity key of custom fields kept in the `custom` column. */
  custom?: string;
  /** Rows may come from files (decision 0013). */
  import?: FromFiles;
  /** Another resource's permission decides over this one (a part is guarded like its whole). */
  guardedBy?: string;
  beforeCreate?: (call: Call, input: Static<C>) => Promise<Row> | Row;
  afterCreate?: (call: Call, row: Static<R>) => Promise<void>;
  beforeUpdate?: (call: Call, current: Static<R>, patch: Partial<Static<U>>) => Promise<Row> | Row;
  afterUpdate?: (call: Call, row: Static<R>, before: Static<R>) => Promise<void>;
  beforeRemove?: (call: Call, current: Static<R>) => Promise<void>;
}

/** A filter that is no column. */
export interface Narrowing {
  /** Without this permission the list does not know the filter. */
  can: `${string}:view`;
  /** Reads what the filter's values stand for. @returns a condition over `t.id`, any of the values */
  prepare: (call: Call, values: readonly string[]) => Promise<Narrowed>;
}
export type Narrowed = (parameters: Parameters) => string;

/** How rows of a file become rows of a resource. Its fields and their rules are those of `create`. */
export interface FromFiles {
  /** Under which heading it is offered. */
  group: string;
  /**
   * What tells a row again, so that a second import doubles nothing: the first of these sets whose first field the row of
   * the file fills in. Of the others, those compare that the file has a column for.
   */
  known_by: readonly (readonly [string, ...string[]])[];
  /** What the rows have, by field, that a row of a file can be; others are there beside it. */
  among?: Readonly<Record<string, readonly string[]>>;
  /** Headings that say what a field is although its name does not; the first is shown as its label. */
  headings?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Columns that hold several fields in one, such as a name in one piece. */
  in_one?: Readonly<Record<string, { headings: readonly [string, ...string[]]; into: (text: string) => Row }>>;
}

export type Verb = 'list' | 'get' | 'create' | 'update' | 'remove';

/** The declaration as the kernel passes it around; hooks are called with rows it read itself. */
export type Resource = Declaration<TObject, TObject, TObject>;

export function defineResource<R extends TObject, C extends TObject, U extends TObject>(
  declaration: Declaration<R, C, U>,
): Resource {
  const columns = Object.keys(declaration.row.properties);
  for (const column of ['id', ...declaration.list.sort, ...declaration.list.filter, ...declaration.list.search]) {
    if (!columns.includes(column)) throw new Error(`${declaration.name}: "${column}" is not in its row`);
  }
  for (const column of Object.keys(declaration.partner?.row.properties ?? {})) {
    if (!columns.includes(column))
      throw new Error(`${declaration.name}: partners see "${column}", which is not in its row`);
  }
  if (declaration.remove === 'archive' && !columns.includes('archived_at')) {
    throw new Error(`${declaration.name}: archiving needs "archived_at" in its row`);
  }
  const resource = declaration as unknown as Resource;
  for (const field of resource.import?.known_by.flat() ?? []) {
    if (!columns.includes(field)) throw new Error(`${resource.name}: is known by "${field}", which is not in its row`);
  }
  declared.set(resource.name, resource);
  return resource;
}

const declared = new Map<string, Resource>();

/** Every resource of the features loaded so far: all of them, once the app stands. */
export function declaredResources(): ReadonlyMap<string, Resource> {
  return declared;
}
