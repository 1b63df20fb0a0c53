import type { ListQuery } from '#shared/list-query.ts';
import type { Scope } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';
import {
  type Asked,
  countStatement,
  EXACT_TOTAL,
  idsStatement,
  pageStatement,
  rowsStatement,
  type Sight,
} from './list-sql.ts';
import { EXACT_FOUND, narrow } from './search.ts';

export interface Page {
  /** The rows, as PostgreSQL made JSON of them. */
  json: string;
  /** How many there are in all; with `isMore`, at least so many. */
  total: number;
  isMore: boolean;
}

/** A page of a list and its total. One round trip, unless something is searched or asked of a large table. */
export async function readPage(kernel: Kernel, given: Sight, query: ListQuery, scope: Scope): Promise<Page> {
  const { name, viewComputes = [], viewHidesRows } = given.resource;
  const { columns, rows } = await kernel.tables.of(name);
  // Where the view leaves rows out, or no table is called as the resource, the table cannot stand in for it.
  const own = { has: (column: string) => columns.has(column) && !viewComputes.includes(column) };
  const sight = viewHidesRows || columns.size === 0 ? given : { ...given, own };
  const narrowed = await narrow(kernel.db, sight, query, scope);
  const asked = { sight, query, scope, candidates: narrowed?.candidates };
  const most = narrowed && narrowed.candidates === undefined ? EXACT_FOUND : EXACT_TOTAL;
  const isChosen = query.filters.length > 0 || query.sort.length > 0 || query.q !== '';
  const seesAll = scope.partner_id === null && !scope.own_only;
  const needsPlan = (isChosen || !seesAll) && rows >= kernel.tables.largeFrom && !narrowed?.isFew;
  const read = needsPlan ? readLarge : readUsual;
  const isCounted = narrowed?.total !== undefined || narrowed?.isMore;
  const [json, counted] = await read(kernel, asked, isCounted ? [] : [countStatement(asked, most)]);
  const count = narrowed?.total ?? counted;
  return { json, total: count ?? most + 1, isMore: count === undefined || count > most };
}

type Counting = ReturnType<typeof countStatement>[];

async function readUsual({ db }: Kernel, asked: Asked, counting: Counting): Promise<[string, number | undefined]> {
  const [page, count] = await db.read(asked.scope, [pageStatement(asked), ...counting]);
  return [page![0]!, count && Number(count[0])];
}

/**
 * In a large table a plan made for no value in particular may read a million rows to find ten. Planning anew for each request
 * takes longer than a page, mostly for the view's joins: so the ids are asked for first, of the table alone where it can tell.
 * Counting to ten thousand takes as long as both, so it is done beside them, on another connection.
 */
async function readLarge({ db }: Kernel, asked: Asked, counting: Counting): Promise<[string, number | undefined]> {
  const readRows = async () => {
    const [ids] = await db.read(asked.scope, [idsStatement(asked)], 'anew');
    return db.read(asked.scope, [rowsStatement(asked, ids![0]!)]);
  };
  const [[page], [count]] = await Promise.all([readRows(), counting.length > 0 ? db.read(asked.scope, counting) : []]);
  return [page![0]!, count && Number(count[0])];
}
