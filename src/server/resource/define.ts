import type { Static, TObject } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';

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
  list: {
    sort: readonly (keyof Static<R> & string)[];
    filter: readonly (keyof Static<R> & string)[];
    /** Text columns that `q` looks in. */
    search: readonly (keyof Static<R> & string)[];
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
  /** Another resource's permission decides over this one (a part is guarded like its whole). */
  guardedBy?: string;
  beforeCreate?: (call: Call, input: Static<C>) => Promise<Row> | Row;
  afterCreate?: (call: Call, row: Static<R>) => Promise<void>;
  beforeUpdate?: (call: Call, current: Static<R>, patch: Partial<Static<U>>) => Promise<Row> | Row;
  afterUpdate?: (call: Call, row: Static<R>, before: Static<R>) => Promise<void>;
  beforeRemove?: (call: Call, current: Static<R>) => Promise<void>;
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
  return declaration as unknown as Resource;
}
