import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { defineTool, type Query } from '#server/extension-points/assistant-tools.ts';
import { leavingOfColumn } from '#server/leaving/columns.ts';
import { anyRecord } from '#server/leaving/shape.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import { namesSecret } from '#shared/nouns/leaving.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { proposalSource, proposalTitle, readable } from './rows.ts';

const MOST = 25;

const Input = closed({
  kind: Type.Optional(
    Type.String({ maxLength: 60, description: 'The plural of a kind of record in snake case, such as opportunities.' }),
  ),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Words of the name of the record.' })),
  filters: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[a-z][a-z0-9_.]{0,60}$' }),
      Type.Union([Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })]),
      {
        description:
          'Filters of the list, such as {"status": "open", "amount_minor_gte": "100000"}; suffixes _ne, _gte, _lte, _like; an array means any of its values. Amounts are in minor units.',
      },
    ),
  ),
  sort: Type.Optional(Type.String({ pattern: '^-?[a-z_]{1,60}$', description: 'A field, with "-" for descending.' })),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST, default: 10 })),
});

interface Group {
  resource: string;
  total: number;
  rows: Row[];
}

/** Columns of the list grammar that the caller may not set through `filters`. */
const OWN = /^_/;

/** Filters, sorting and searching would tell a value that does not leave, one question after the other. @throws 422 */
function refuseGuessing(resource: Resource, columns: readonly string[], text: string | undefined): void {
  for (const given of columns) {
    const column = given.replace(/_(ne|gte|lte|like)$/, '');
    if (column in resource.row.properties && leavingOfColumn(resource, column).leaving === 'never')
      throw new Refusal(422, `"${column}" cannot be used here.`);
  }
  if (text && searchesSecrets(resource)) throw new Refusal(422, 'Use filters for this kind of record.');
}

const searchesSecrets = (resource: Resource | undefined): boolean =>
  resource?.list.search.some((column) => namesSecret(column)) ?? true;

export const findRecords = defineTool({
  name: 'find_records',
  isCovered: true,
  label: 'Searching records',
  about:
    'Finds records by name or by the filters of a list. Without a kind, `text` searches all kinds. With a kind, the filters are those of its list. Rows that the person cannot see do not exist.',
  input: Input,
  output: { total: 'value', records: [anyRecord] },
  modes: ['company', 'partner'],
  can: 'record_search:view',
  run: async (reader, { kind, text, filters = {}, sort, most = 10 }: Static<typeof Input>) => {
    let groups: Group[];
    if (kind === undefined) {
      if (!text) throw new Refusal(422, 'Give a kind of record or a text.');
      const found = await reader.get<{ groups: (Group & { is_similar: boolean })[] }>(
        `/search?q=${encodeURIComponent(text)}`,
      );
      groups = found.groups.filter(({ resource }) => !searchesSecrets(declaredResources().get(resource)));
    } else {
      if (Object.keys(filters).some((name) => OWN.test(name)))
        throw new Refusal(422, 'A filter is a field of the list.');
      const descending = sort?.startsWith('-');
      const query: Query = {
        ...filters,
        ...(text && { q: text }),
        ...(sort && { _sort: sort.replace('-', ''), _order: descending ? 'desc' : 'asc' }),
        _start: '0',
        _end: String(most),
      };
      const resource = declaredResources().get(kind);
      if (!resource) throw new Refusal(422, `There is no kind "${kind}".`);
      refuseGuessing(resource, [...Object.keys(filters), ...(sort ? [sort.replace('-', '')] : [])], text);
      groups = [{ resource: kind, ...(await reader.list<Row>(kind, query)) }];
    }
    const found = groups.flatMap(({ resource, rows }) => {
      const declared = declaredResources().get(resource);
      return declared ? rows.map((row) => ({ declared, row, source: proposalSource(reader, declared, row) })) : [];
    });
    const shown = found.slice(0, most);
    const sources = shown.flatMap(({ source }) => source ?? []);
    const names = shown.map(({ declared, row, source }) => {
      const at = source ? sources.indexOf(source) + 1 : null;
      return `${proposalTitle(declared, row)}${at ? ` [${at}]` : ''}`;
    });
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    const noun = kind ? (allNouns().get(kind)?.many ?? 'records') : 'records';
    return {
      data: { total, records: shown.map(({ declared, row }) => ({ ...readable(row), kind: declared.name })) },
      sources,
      says:
        total === 0
          ? `No ${noun} match.`
          : `${total === shown.length ? `${total}` : `The first ${shown.length} of ${total}`} ${noun}: ${names.join(', ')}.`,
    };
  },
});
