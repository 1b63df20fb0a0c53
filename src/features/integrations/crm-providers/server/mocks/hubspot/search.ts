import { createHash } from 'node:crypto';
import type { HubspotObject } from '../../providers/hubspot/objects.ts';
import type { StoredRecord, StoreView } from '../kit/store.ts';
import { apiRecord, mockHubspotTexts, propertiesOf, Rejected } from './records.ts';

interface Filter {
  propertyName: string;
  operator: string;
  value?: string;
  values?: readonly string[];
  highValue?: string;
}

export interface SearchBody {
  filterGroups: readonly { filters: readonly Filter[] }[];
  sorts: readonly string[];
  properties: readonly string[];
  limit: number;
  after: string;
  query?: string;
}

/** The limits of HubSpot's search: https://developers.hubspot.com/docs/api-reference/search/guide#limitations */
const MOST_BODY = 3000;
const MOST_RESULTS = 10_000;
const MOST_PER_PAGE = 200;
const MOST_GROUPS = 5;
const MOST_FILTERS = 6;
const MOST_FILTERS_TOGETHER = 18;
const MOST_VALUES = 100;

const refuse = (message: string) => new Rejected(400, 'VALIDATION_ERROR', message);

/** @param visible_until changes after this time are not found yet. @param size the characters of the body */
export async function searchRecords(
  view: StoreView,
  object: HubspotObject,
  body: SearchBody,
  { visible_until, size }: { visible_until: string; size: number },
): Promise<Record<string, unknown>> {
  if (size > MOST_BODY) throw refuse(`The request body is longer than ${MOST_BODY} characters.`);
  const { filterGroups, sorts, properties, limit } = body;
  const types = new Map((await propertiesOf(view, object.name)).map(({ name, type }) => [name, type]));
  const filters = filterGroups.flatMap((group) => group.filters);
  const after = body.after === '' ? 0 : Number(body.after);
  if (!Number.isInteger(after) || after < 0) throw refuse('after must be a number.');
  if (limit < 1 || limit > MOST_PER_PAGE) throw refuse(`limit must be from 1 to ${MOST_PER_PAGE}.`);
  if (after + limit > MOST_RESULTS) throw refuse('Paging beyond 10,000 results is not possible.');
  if (filterGroups.length > MOST_GROUPS) throw refuse(`At most ${MOST_GROUPS} filter groups are allowed.`);
  if (filterGroups.some((group) => group.filters.length > MOST_FILTERS) || filters.length > MOST_FILTERS_TOGETHER)
    throw refuse('There are too many filters.');
  if (sorts.length > 1) throw refuse('Only one sort is allowed.');
  for (const { propertyName, values = [] } of filters) {
    if (!types.has(propertyName)) throw refuse(`There is no property "${propertyName}" of ${object.name}.`);
    if (values.length > MOST_VALUES) throw refuse(`At most ${MOST_VALUES} values are allowed.`);
  }
  const [sort = 'createdate'] = sorts;
  const isDescending = sort.startsWith('-');
  const sortName = sort.replace(/^-/, '');
  if (!types.has(sortName)) throw refuse(`There is no property "${sortName}" of ${object.name}.`);

  const compare = (type: string | undefined) => (a: string, b: string) => {
    const [x, y] = [comparable(a, type), comparable(b, type)];
    return x < y ? -1 : Number(x > y);
  };
  const found = (await view.list(object.name))
    .filter((record) => !record.is_deleted && record.updated_at <= visible_until)
    .map((record) => ({ record, texts: mockHubspotTexts(record) }))
    .filter(
      ({ texts }) =>
        filterGroups.length === 0 ||
        filterGroups.some((group) => group.filters.every((filter) => holds(filter, texts, types))),
    );
  const order = compare(types.get(sortName));
  const sorted = found
    .map((each) => ({ ...each, key: each.texts[sortName] ?? '', tie: disorder(each.record) }))
    .toSorted((a, b) => (isDescending ? -1 : 1) * order(a.key, b.key) || (a.tie < b.tie ? -1 : 1));
  const page = sorted.slice(after, after + limit);
  const next = after + limit;
  return {
    total: sorted.length,
    results: page.map(({ record }) => apiRecord(record, properties)),
    ...(next < sorted.length && { paging: { next: { after: String(next) } } }),
  };
}

/** HubSpot promises no order among equal values, so that the mock has one that no client can expect. */
const disorder = ({ id, updated_at }: StoredRecord): string =>
  createHash('md5').update(`${id} ${updated_at}`).digest('hex');

function comparable(value: string, type: string | undefined): number | string {
  if (type === 'number') return Number(value);
  if (type === 'datetime' || type === 'date') return new Date(/^\d+$/.test(value) ? Number(value) : value).getTime();
  return value.toLowerCase();
}

function holds(
  { propertyName, operator, value = '', values = [], highValue = '' }: Filter,
  texts: Readonly<Record<string, string>>,
  types: ReadonlyMap<string, string>,
): boolean {
  const text = texts[propertyName];
  const type = types.get(propertyName);
  if (operator === 'HAS_PROPERTY') return text !== undefined;
  if (operator === 'NOT_HAS_PROPERTY') return text === undefined;
  if (text === undefined) return operator === 'NEQ' || operator === 'NOT_IN';
  const own = comparable(text, type);
  const isOneOf = () => {
    // Text in lists must be in lower case, or nothing is found.
    const listed = type === 'string' ? values : values.map((each) => each.toLowerCase());
    return listed.includes(text.toLowerCase());
  };
  switch (operator) {
    case 'EQ':
      return own === comparable(value, type);
    case 'NEQ':
      return own !== comparable(value, type);
    case 'IN':
      return isOneOf();
    case 'NOT_IN':
      return !isOneOf();
    case 'GT':
      return own > comparable(value, type);
    case 'GTE':
      return own >= comparable(value, type);
    case 'LT':
      return own < comparable(value, type);
    case 'LTE':
      return own <= comparable(value, type);
    case 'BETWEEN':
      return own >= comparable(value, type) && own <= comparable(highValue, type);
    default:
      return (
        text
          .toLowerCase()
          .split(/[\s@.;]+/)
          .includes(value.toLowerCase()) ===
        (operator === 'CONTAINS_TOKEN')
      );
  }
}
