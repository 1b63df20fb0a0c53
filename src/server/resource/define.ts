import type { DefinedNoun, NounView } from '#shared/nouns/define-noun.ts';
import { type Field, type Fields, filterable, type Leaving, searchable, sortable } from '#shared/nouns/fields.ts';
import type { Static, TObject } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import type { Parameters } from './comparison.ts';

/**
 * Declares a noun, from which the kernel makes its five verbs, list filters, export and OpenAPI. It is data and named
 * functions; special rules of one feature are ordinary routes of that feature.
 */
export interface Declaration<R extends TObject = TObject, C extends TObject = TObject, U extends TObject = TObject> {
  /** The plural in snake case, used as URL, table and permission. */
  name: string;
  /** The singular, for messages: "partner type". */
  noun: string;
  /** The declared fields, for import and the audit log. */
  fields?: Fields;
  /** Lists change its fields in place, so it must accept updates. */
  isEditedInPlace?: boolean;
  /** The views its list offers. */
  views?: readonly NounView[];
  /** The fields that a company user reads. Only these columns are selected, so nothing else can leak. */
  row: R;
  create?: C;
  update?: U;
  /**
   * DELETE archives the row, which hides it (needs `archived_at`), or deletes it; without a value it is refused with
   * 405.
   */
  remove?: 'archive' | 'delete';
  /**
   * Reads use this view, which computes columns; it must run with the caller's rights (`security_invoker`). The names of
   * references need no view.
   */
  view?: string;
  /**
   * References that no field declares, for the audit log, with the columns that show the referenced record: SQL over its
   * row. The kernel joins them, unless the table or view has them itself.
   */
  references?: Readonly<Record<string, { of: string } & Readonly<Record<string, string>>>>;
  /**
   * The rows of exported files, where one record is several: a view with every column of the list, the columns of the
   * file, and the column that orders the rows of one record. Only for resources that partners do not read.
   */
  exported?: { view: string; row: TObject; within: string };
  /** The view omits rows of the table, so the table cannot be used for counting. */
  viewHidesRows?: true;
  /** Columns of the view that differ from the table's columns of the same name. */
  viewComputes?: readonly (keyof Static<R> & string)[];
  /** The form in which columns that are no fields leave to a language model, if not as their names say. */
  leaves?: Readonly<Partial<Record<keyof Static<R> & string, Leaving>>>;
  list: {
    sort: readonly (keyof Static<R> & string)[];
    filter: readonly (keyof Static<R> & string)[];
    /**
     * Filters that search a list instead of their own column: `region_id` finds rows with that region among their
     * `region_ids`. The list is a column of the view and need not be in the row.
     */
    among?: Readonly<Record<string, `${string}_ids`>>;
    /** The text columns that `q` searches. Messages use the first one as the row's name. */
    search: readonly (keyof Static<R> & string)[];
    /** The column with the name of a row, if it is not the first one that is searched. */
    named?: keyof Static<R> & string;
    /**
     * The position of the resource's matches among equally good ones of other resources, in steps of ten: a partner or
     * account stands before its people, deals and documents. The default is 100.
     */
    precedence?: number;
    /**
     * For nouns with a finder, SQL functions that use an index of names: `(text, most)` finds rows whose name begins
     * with the text, and rows whose name resembles it.
     */
    beginning?: `find_${string}`;
    resembling?: `find_${string}`;
    /**
     * For nouns with up to a million rows per company, a SQL function `(pattern, with_archived, most)` that finds in
     * indexes the ids of all rows a word of `q` can match, possibly with some others. Row-level security disables such
     * indexes for `ilike`.
     */
    finder?: `find_${string}`;
    /** SQL functions for single columns, which find exactly the ids of the rows whose column matches the pattern. */
    finders?: Readonly<Record<string, `find_${string}`>>;
    /** Filters without a column for the company, such as the members of an audience. */
    narrowings?: Readonly<Record<string, Narrowing>>;
    /** The default order, such as `-created_at`. */
    by?: string;
  };
  /** The fields that partners can read, and their verbs. Without it, the resource does not exist for partners. */
  partner?: { row: TObject; verbs: readonly Verb[]; create?: TObject; update?: TObject };
  /** In partner mode the rows belong to the partner's own organization, not to the program's company. */
  ofOwnOrganization?: boolean;
  /** Rows have an `order` that `PATCH {name}/0` renumbers. */
  ordered?: boolean;
  /** The entity key of custom fields kept in the `custom` column. */
  custom?: string;
  /** Rows can be imported (decision 0013). */
  import?: FromFiles;
  /**
   * A condition on a row `t`: only the content of these rows is listed for translation, because nobody reads the others
   * any more.
   */
  contentWhile?: string;
  /** The texts in lists of JSON columns that can be translated. Their columns are in the row. */
  contentLists?: readonly ContentList[];
  /** The writes that the assistant and other programs may propose (decision 0202); a person confirms each. */
  proposals?: Proposals;
  /** Another resource whose permission guards this one (a part is guarded like its whole). */
  guardedBy?: string;
  beforeCreate?: (call: Call, input: Static<C>) => Promise<Row> | Row;
  afterCreate?: (call: Call, row: Static<R>) => Promise<void>;
  beforeUpdate?: (call: Call, current: Static<R>, patch: Partial<Static<U>>) => Promise<Row> | Row;
  afterUpdate?: (call: Call, row: Static<R>, before: Static<R>) => Promise<void>;
  beforeRemove?: (call: Call, current: Static<R>) => Promise<void>;
}

/** Texts of the entries of a list inside a JSON column. */
export interface ContentList {
  /** Begins the keys of its texts: `lesson.title/intro` for the entry with the id "intro". */
  name: string;
  column: string;
  /** The keys that lead to the list, through the entries of outer lists; empty if the column is the list. */
  path: readonly string[];
  /** The key with the id of an entry, which is unique in the column. */
  id: string;
  texts: Readonly<Record<string, Field>>;
}

/**
 * The writes of a resource that may be proposed. Records of money, access and signatures declare none, and consent,
 * secrets and values that never leave are left out of every one.
 */
export interface Proposals {
  /** New rows, with every field that their request takes, or with these. */
  create?: true | readonly string[];
  /** Changes of every field that an update takes, or of these. */
  change?: true | readonly string[];
  /** Only rows with one of these values may be changed: the amount of a won deal is money. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Steps whose input fields cannot say, with the values that the record named in an input must have. */
  steps?: Readonly<Record<string, Readonly<Record<string, ProposedReference>>>>;
}
export interface ProposedReference {
  of: string;
  where: Readonly<Record<string, readonly string[]>>;
}

/** A filter without a column. */
export interface Narrowing {
  /** The filter does not exist without this permission. */
  can: `${string}:view`;
  /** Resolves the values of the filter. @returns a condition on `t.id` for any of the values */
  prepare: (call: Call, values: readonly string[]) => Promise<Narrowed>;
}
export type Narrowed = (parameters: Parameters) => string;

/** The mapping from rows of a file to rows of a resource. Fields and rules are those of `create`. */
export interface FromFiles {
  /** The heading under which the import offers the resource. */
  group: string;
  /**
   * Field sets by which a row is recognized, so that a second import creates no duplicates. The first set whose first
   * field has a value in the file's row is used; its other fields are compared if the file has a column for them.
   */
  known_by: readonly (readonly [string, ...string[]])[];
  /** Further values that recognize a row, by field. */
  among?: Readonly<Record<string, readonly string[]>>;
  /** Column headings that identify a field in addition to its name; the first is its label. */
  headings?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /**
   * Creates many checked rows at once and returns their ids in order, for resources without rules of single rows. An
   * import of thousands of rows then takes seconds.
   */
  many?: (call: Call, rows: readonly Row[]) => Promise<string[]>;
  /** Columns that hold several fields, such as a full name. */
  in_one?: Readonly<Record<string, { headings: readonly [string, ...string[]]; into: (text: string) => Row }>>;
}

export type Verb = 'list' | 'get' | 'create' | 'update' | 'remove';

/** The declaration as the kernel uses it. Its functions receive rows that the kernel has read. */
export type Resource = Declaration<TObject, TObject, TObject>;

/** The part of a noun's resource that does not follow from the noun. */
export type OfNoun<R extends TObject, C extends TObject, U extends TObject> = Omit<
  Declaration<R, C, U>,
  'name' | 'noun' | 'fields' | 'row' | 'create' | 'update' | 'remove' | 'list' | 'partner' | 'custom'
> & {
  /** False: rows are only created, or only changed, by routes of the feature. */
  create?: C | false;
  update?: U | false;
  remove?: 'archive' | 'delete' | false;
  list?: Partial<Omit<Declaration<R, C, U>['list'], 'by'>>;
  partner?: { verbs: readonly Verb[]; row?: TObject; create?: TObject; update?: TObject };
};

const timestamps = ['created_at', 'updated_at'] as const;
/** The columns by which people know a row. */
const names = ['name', 'title', 'full_name', 'label', 'number', 'subject', 'file_name'] as const;

/**
 * Gives a noun its five verbs. `list.sort` and `list.filter` are columns in addition to the fields declared for it.
 */
export function defineResource<R extends TObject, C extends TObject, U extends TObject>(
  noun: DefinedNoun<Fields, R, C, U>,
  declaration: OfNoun<R, C, U>,
): Resource;
export function defineResource<R extends TObject, C extends TObject, U extends TObject>(
  declaration: Declaration<R, C, U>,
): Resource;
export function defineResource(first: DefinedNoun | Resource, second?: OfNoun<TObject, TObject, TObject>): Resource {
  return register(second ? fromNoun(first as DefinedNoun, second) : (first as Resource));
}

function fromNoun(noun: DefinedNoun, own: OfNoun<TObject, TObject, TObject>): Resource {
  const { name, one, fields, row, by, hasCustomFields, isEditedInPlace } = noun;
  const {
    create = noun.create,
    update = noun.update,
    remove = noun.archive && 'archive',
    list,
    partner,
    ...rest
  } = own;
  return {
    ...rest,
    name,
    noun: one,
    fields,
    isEditedInPlace,
    views: noun.views,
    row,
    ...(create && { create }),
    ...(update && { update }),
    ...(remove && { remove }),
    ...(hasCustomFields && { custom: name }),
    list: {
      ...list,
      sort: [...new Set([...sortable(fields), ...(list?.sort ?? [])])],
      filter: [...new Set([...filterable(fields), ...(list?.filter ?? [])])],
      search: list?.search ?? searchable(fields),
      by,
    },
    ...(partner && {
      partner: {
        row: noun.partnerRow,
        ...(partner.verbs.includes('create') && { create: noun.partnerCreate }),
        ...(partner.verbs.includes('update') && { update: noun.partnerUpdate }),
        ...partner,
      },
    }),
  };
}

/** Other systems poll every list by the times when a row was created and last changed, and find rows by their names. */
function withUsualColumns(declaration: Resource): Resource {
  const { list, row } = declaration;
  const own = list.named ?? list.search[0];
  const among = (columns: readonly string[]) => columns.filter((column) => column in row.properties);
  const unique = (...columns: readonly string[][]) => [...new Set(columns.flat())];
  const named = among([...names, ...(own ? [own] : [])]);
  const times = among(timestamps);
  return {
    ...declaration,
    list: { ...list, sort: unique([...list.sort], times), filter: unique([...list.filter], times, named) },
  };
}

function register(given: Resource): Resource {
  const declaration = withUsualColumns(given);
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
  for (const field of declaration.import?.known_by.flat() ?? []) {
    if (!columns.includes(field))
      throw new Error(`${declaration.name}: is known by "${field}", which is not in its row`);
  }
  declared.set(declaration.name, declaration);
  return declaration;
}

const declared = new Map<string, Resource>();

/** All resources of the loaded features; they are complete when the app is created. */
export function declaredResources(): ReadonlyMap<string, Resource> {
  return declared;
}
