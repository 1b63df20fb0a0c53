import type { RawQuery } from '#shared/nouns/list-query.ts';
import { type TObject, type TSchema, Type } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import { notFound } from '../errors.ts';
import { type Action, IdParams, JsonText, superAction } from '../http/action.ts';
import { Parameters } from './comparison.ts';
import type { Declaration } from './define.ts';
import { conditionsOf, orderOf, readListQuery } from './list-sql.ts';
import { sourceOf } from './referenced-names.ts';

/** A noun that belongs to the installation, not to a company. */
export type InstallationNoun = Pick<Declaration, 'name' | 'noun' | 'view' | 'row'> & {
  list: { sort: readonly string[]; filter: readonly string[]; search: readonly string[]; by?: string };
  /** The URL, if it is not the name. */
  url?: string;
};

/** Declares the list and the single row of such a noun, with the usual list parameters. */
export function installationReads(noun: InstallationNoun): Action[] {
  const url = noun.url ?? `/${noun.name}`;
  const any = Type.Union([Type.String(), Type.Array(Type.String())]);
  const names = ['_start', '_end', '_sort', '_order', 'q', 'id', ...noun.list.filter];
  return [
    superAction({
      method: 'GET',
      url,
      summary: `List ${noun.name}`,
      query: Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(any)])), {
        additionalProperties: true,
      }) as TObject,
      response: Type.Array(noun.row),
      run: (call, { query }) => listOf(call, noun, query as RawQuery),
    }),
    superAction({
      method: 'GET',
      url: `${url}/:id`,
      summary: `Get one ${noun.noun}`,
      params: IdParams,
      response: noun.row,
      run: (call, { params }) => installationRow(call, noun, params.id),
    }),
  ];
}

async function listOf(call: Call, noun: InstallationNoun, raw: RawQuery): Promise<JsonText> {
  const listView = { resource: noun as Declaration, row: noun.row, custom: [] };
  const query = readListQuery(listView, raw);
  // Lists of companies bind their organization as `$1`, which is unused here.
  const parameters = new Parameters('');
  const where = ["$1::text = ''", ...conditionsOf(listView, query, parameters)].join(' and ');
  const { total, page } = await call.one<{ total: number; page: string }>(
    `select (select count(*) from ${sourceOf(listView.resource)} where ${where}) as total,
       (select coalesce(json_agg(row_to_json(p)), '[]')::text from (select ${columnsOf(noun.row)} from ${sourceOf(listView.resource)}
         where ${where} order by ${orderOf(listView, query, parameters)} limit ${query.end - query.start} offset ${query.start}) p) as page`,
    parameters.values,
  );
  return new JsonText(page, total);
}

/** @throws 404 */
export async function installationRow(
  call: Call,
  noun: Pick<InstallationNoun, 'name' | 'noun' | 'view' | 'row'>,
  id: string,
) {
  const row = await call.maybe<{ text: string }>(sql`
    select row_to_json(p)::text as text
    from (select ${sql.raw(columnsOf(noun.row))} from ${sql.raw(sourceOf(noun))} where t.id = ${id}) p`);
  if (!row) throw notFound(`This ${noun.noun}`);
  return new JsonText(row.text);
}

function columnsOf(row: TObject<Record<string, TSchema>>): string {
  return Object.keys(row.properties)
    .map((name) => `t."${name}"`)
    .join(', ');
}
