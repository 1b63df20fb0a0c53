import type { Access } from '#server/extension-points/connectors.ts';
import type { OutgoingRequest } from '#server/outgoing/outgoing.ts';
import {
  type Crm,
  CrmError,
  type CrmField,
  type CrmListing,
  type CrmObject,
  type CrmPage,
  type CrmRecord,
  type CrmValue,
  type CrmWrite,
  type CrmWriteResult,
} from '#server/ports/crm.ts';
import {
  clockOf,
  crmExchangeText,
  decodeCursor,
  encodeCursor,
  exchange,
  groupsBySize,
  isCrmExchangeObject,
  type JsonObject,
  jsonOf,
  objectsIn,
  writeInGroups,
} from '../exchange.ts';
import { requireSalesforceSuccess, salesforceFailure } from './failures.ts';
import { EXTERNAL_ID, salesforceField, salesforceInstant, salesforceValueFrom, salesforceValueTo } from './fields.ts';
import { condition, plainName, quoteSoql } from './soql.ts';

export const DEFAULT_VERSION = '62.0';
/** The limits of sObject collections and of one page of a query. */
const MAX_COLLECTION = 200;
const MAX_PAGE = 2000;
const MAX_OBJECTS = 60;
/** A longer query travels in the body of a batch, because addresses are limited. */
const MAX_QUERY_IN_ADDRESS = 3_000;
/** A query has at most 100,000 characters, and a text in it at most 4,000. */
const MAX_VALUES = 60_000;
const MAX_TEXT = 4_000;
const MAX_BYTES = 20_000_000;
/**
 * A transaction gets its time when it saves and becomes visible when it commits, so a later query can show an earlier
 * time. Changes of the last seconds are therefore listed again.
 */
const OVERLAP_MS = 60_000;
const STANDARD = ['Account', 'Contact', 'Lead', 'Opportunity', 'Campaign', 'Task', 'Event', 'Product2'];

const MISSING_EXTERNAL_ID = (object: string) =>
  `The object ${object} has no field ${EXTERNAL_ID}. Add a text field "Tandem Id" of 36 characters, marked as external ID and unique, as the guide shows.`;

/** One organization of Salesforce through its REST API (developer.salesforce.com, "REST API Developer Guide"). */
export function createSalesforce(access: Access): Crm {
  const base = instanceOf(access.values);
  const version = access.values.api_version?.trim() || DEFAULT_VERSION;
  if (!/^\d{2,3}\.0$/.test(version))
    throw new CrmError('invalid', 'Enter the API version as a number such as 62.0.', { field: 'api_version' });
  const data = `/services/data/v${version}`;
  const described = new Map<string, Promise<CrmObject>>();

  async function call(path: string, request: OutgoingRequest = {}): Promise<{ body: unknown; now: number | null }> {
    const response = await exchange(() =>
      access.send(`${base}${path}`, {
        timeout: 60_000,
        maxBytes: MAX_BYTES,
        ...request,
        headers: {
          accept: 'application/json',
          ...(request.body !== undefined && { 'content-type': 'application/json' }),
        },
      }),
    );
    requireSalesforceSuccess(response);
    return { body: jsonOf(response, 'Salesforce'), now: clockOf(response) };
  }

  const send = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
    call(path, { method, body: JSON.stringify(body) });

  /** Runs a query to its end, or until there are `limit` rows. */
  async function query(soql: string, { deleted = false, limit = MAX_PAGE } = {}) {
    const encoded = encodeURIComponent(soql);
    const resource = `${deleted ? 'queryAll' : 'query'}?q=${encoded}`;
    const first =
      encoded.length <= MAX_QUERY_IN_ADDRESS
        ? await call(`${data}/${resource}`)
        : await batch(`v${version}/${resource}`);
    let page = first.body;
    const rows: JsonObject[] = [];
    for (;;) {
      if (!isCrmExchangeObject(page)) throw new CrmError('busy', 'Salesforce sent an incomplete answer.');
      rows.push(...objectsIn(page.records));
      if (page.done !== false || rows.length >= limit) return { rows: rows.slice(0, limit), now: first.now };
      const next = String(page.nextRecordsUrl);
      if (!/^\/services\/data\/v[\d.]+\/query(All)?\/[\w-]+$/.test(next))
        throw new CrmError('busy', 'Salesforce sent an incomplete answer.');
      page = (await call(next)).body;
    }
  }

  async function batch(url: string) {
    const { body, now } = await send('POST', `${data}/composite/batch`, { batchRequests: [{ method: 'GET', url }] });
    const [answer] = isCrmExchangeObject(body) ? objectsIn(body.results) : [];
    if (!answer || Number(answer.statusCode) >= 300) {
      const [failure] = answer ? objectsIn(answer.result) : [];
      throw salesforceFailure(failure);
    }
    return { body: answer.result, now };
  }

  function describeOne(object: string): Promise<CrmObject> {
    const name = plainName(object);
    let found = described.get(name);
    if (!found) {
      found = call(`${data}/sobjects/${name}/describe`).then(({ body }) => {
        const raw = isCrmExchangeObject(body) ? body : {};
        const fields = objectsIn(raw.fields).flatMap((each) => salesforceField(each) ?? []);
        return { name, label: String(raw.labelPlural ?? raw.label ?? name), fields };
      });
      // A failed description is asked for again.
      found.catch(() => described.delete(name));
      described.set(name, found);
    }
    return found;
  }

  async function fieldsOf(object: string, names: readonly string[]): Promise<Columns> {
    const { fields } = await describeOne(object);
    const byName = new Map(fields.map((field) => [field.name, field]));
    const chosen = names.map((name) => {
      const field = byName.get(plainName(name));
      if (!field) throw new CrmError('invalid', `The object ${object} has no field ${name}.`, { field: name });
      return field;
    });
    return { object, byName, chosen, hasExternalId: byName.has(EXTERNAL_ID), hasMaster: byName.has('MasterRecordId') };
  }

  const selected = ({ chosen, hasExternalId, hasMaster }: Columns) =>
    [
      ...new Set([
        'Id',
        'SystemModstamp',
        'IsDeleted',
        ...(hasMaster ? ['MasterRecordId'] : []),
        ...(hasExternalId ? [EXTERNAL_ID] : []),
        ...chosen.map(({ name }) => name),
      ]),
    ].join(',');

  const recordOf = (raw: JsonObject, { object, chosen }: Columns): CrmRecord => {
    const id = String(raw.Id);
    return {
      id,
      values: Object.fromEntries(chosen.map(({ name, type }) => [name, salesforceValueFrom(raw[name], type)])),
      updated_at: salesforceInstant(String(raw.SystemModstamp)),
      is_deleted: raw.IsDeleted === true,
      merged_into: crmExchangeText(raw.MasterRecordId),
      external_id: crmExchangeText(raw[EXTERNAL_ID]),
      url: recordUrl(base, object, id),
    };
  };

  const select = async (columns: Columns, where: string, deleted: boolean) => {
    const soql = `SELECT ${selected(columns)} FROM ${columns.object} WHERE ${where}`;
    return (await query(soql, { deleted })).rows.map((row) => recordOf(row, columns));
  };

  async function changes(object: string, cursor: string | null, listing: CrmListing): Promise<CrmPage> {
    const columns = await fieldsOf(object, listing.fields);
    const filters = listing.filters.map((filter) => {
      const field = columns.byName.get(plainName(filter.field));
      if (!field)
        throw new CrmError('invalid', `The object ${object} has no field ${filter.field}.`, { field: filter.field });
      return condition(filter, field);
    });
    const position = positionOf(cursor);
    const where = [...(position ? [after(position)] : []), ...filters].join(' AND ');
    const limit = Math.min(Math.max(listing.limit, 1), MAX_PAGE);
    const soql = `SELECT ${selected(columns)} FROM ${object}${where && ` WHERE ${where}`} ORDER BY SystemModstamp, Id LIMIT ${limit}`;
    const { rows, now } = await query(soql, { deleted: true, limit });
    const records = rows.map((row) => recordOf(row, columns));
    const last = records.at(-1);
    const hasMore = records.length === limit;
    const reached = last ? { time: last.updated_at, id: last.id } : position;
    return { records, has_more: hasMore, cursor: encodeCursor({ ...(hasMore ? reached : withOverlap(reached, now)) }) };
  }

  async function read(object: string, ids: readonly string[], fields: readonly string[]): Promise<CrmRecord[]> {
    const columns = await fieldsOf(object, fields);
    const usable = [...new Set(ids)].filter((id) => /^[A-Za-z0-9]{15}([A-Za-z0-9]{3})?$/.test(id));
    const records: CrmRecord[] = [];
    for (let start = 0; start < usable.length; start += MAX_COLLECTION) {
      const list = usable.slice(start, start + MAX_COLLECTION).map(quoteSoql);
      records.push(...(await select(columns, `Id IN (${list.join(',')})`, true)));
    }
    return records;
  }

  async function find(object: string, field: string | null, values: readonly string[], fields: readonly string[]) {
    const columns = await fieldsOf(object, fields);
    if (field === null && !columns.hasExternalId)
      throw new CrmError('invalid', MISSING_EXTERNAL_ID(object), { field: EXTERNAL_ID });
    const by = columns.byName.get(plainName(field ?? EXTERNAL_ID));
    if (!by)
      throw new CrmError('invalid', `The object ${object} has no field ${field}.`, { field: field ?? EXTERNAL_ID });
    const records: CrmRecord[] = [];
    const fitting = values.filter((value) => quoteSoql(value).length <= MAX_TEXT);
    const sizeOf = (value: string) => quoteSoql(value).length + 1;
    for (const equals of groupsBySize(fitting, { most: MAX_COLLECTION, size: MAX_VALUES, sizeOf })) {
      records.push(...(await select(columns, condition({ field: by.name, equals }, by), false)));
    }
    return records;
  }

  /** Salesforce refuses a batch that names one record twice, so a repeated one waits for the next batch. */
  async function write(object: string, writes: readonly CrmWrite[]): Promise<CrmWriteResult[]> {
    const columns = await fieldsOf(object, []);
    if (!columns.hasExternalId) throw new CrmError('invalid', MISSING_EXTERNAL_ID(object), { field: EXTERNAL_ID });
    return writeInGroups(writes, MAX_COLLECTION, async (group) => {
      const results = new Map<CrmWrite, CrmWriteResult>();
      for (let rest = [...group]; rest.length > 0; ) {
        const round = firstOfEach(rest);
        rest = rest.filter((each) => !round.includes(each));
        const [created, changed] = [round.filter(({ id }) => id === null), round.filter(({ id }) => id !== null)];
        for (const [list, path] of [
          [created, `${data}/composite/sobjects/${object}/${EXTERNAL_ID}`],
          [changed, `${data}/composite/sobjects`],
        ] as const)
          if (list.length > 0) for (const [each, result] of await save(columns, list, path)) results.set(each, result);
      }
      return group.map((each) => results.get(each)!);
    });
  }

  async function save({ object, byName }: Columns, writes: readonly CrmWrite[], path: string) {
    const records = writes.map(({ id, external_id, values }) => ({
      attributes: { type: object },
      ...(id !== null && { id }),
      [EXTERNAL_ID]: external_id,
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          salesforceValueTo(value, byName.get(name)?.type ?? 'text'),
        ]),
      ),
    }));
    const { body, now } = await send('PATCH', path, { allOrNone: false, records });
    const answers = objectsIn(body);
    if (answers.length !== writes.length) throw new CrmError('busy', 'Salesforce sent an incomplete answer.');
    const saved = answers.filter(({ success }) => success === true).map(({ id }) => String(id));
    const times = await timesOf(object, saved);
    return writes.map((each, position): [CrmWrite, CrmWriteResult] => {
      const answer = answers[position]!;
      if (answer.success !== true)
        return [each, { status: 'failed', error: salesforceFailure(objectsIn(answer.errors)[0]) }];
      const id = String(answer.id);
      const updated_at = times.get(id) ?? new Date(now ?? Date.now()).toISOString();
      return [each, { status: answer.created === true ? 'created' : 'updated', id, updated_at }];
    });
  }

  async function timesOf(object: string, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const list = ids.map(quoteSoql).join(',');
    // The records are saved, so a failure here must not report them as lost.
    const { rows } = await query(`SELECT Id,SystemModstamp FROM ${object} WHERE Id IN (${list})`).catch((error) => {
      if (error instanceof CrmError) return { rows: [] };
      throw error;
    });
    return new Map(rows.map((row) => [String(row.Id), salesforceInstant(String(row.SystemModstamp))]));
  }

  return {
    async check() {
      const { rows } = await query('SELECT Id,Name FROM Organization LIMIT 1');
      return { account: String(rows[0]?.Name ?? 'Salesforce'), scopes: ['api', 'refresh_token'] };
    },
    async describe() {
      const { body } = await call(`${data}/sobjects`);
      const names = objectsIn(isCrmExchangeObject(body) ? body.sobjects : [])
        .filter(({ queryable, createable, deprecatedAndHidden }) => queryable && createable && !deprecatedAndHidden)
        .filter(({ name, custom, customSetting }) => STANDARD.includes(String(name)) || (custom && !customSetting))
        .map(({ name }) => String(name))
        .sort((one, other) => rank(one) - rank(other))
        .slice(0, MAX_OBJECTS);
      const objects: CrmObject[] = [];
      for (let start = 0; start < names.length; start += 5)
        objects.push(...(await Promise.all(names.slice(start, start + 5).map(describeOne))));
      return objects;
    },
    changes,
    read,
    find,
    write,
  };
}

interface Columns {
  object: string;
  byName: ReadonlyMap<string, CrmField>;
  chosen: readonly CrmField[];
  hasExternalId: boolean;
  hasMaster: boolean;
}

interface Position {
  time: string;
  /** Empty to list everything from the time on. */
  id: string;
}

const rank = (name: string) => (STANDARD.includes(name) ? STANDARD.indexOf(name) : STANDARD.length);

function positionOf(cursor: string | null): Position | null {
  const position = decodeCursor(cursor);
  if (!position?.time) return null;
  const { time, id } = position;
  if (typeof time !== 'string' || typeof id !== 'string' || Number.isNaN(Date.parse(time)))
    throw new CrmError('invalid', 'The position in the list of changes cannot be read. Start from the beginning.');
  return { time: new Date(time).toISOString(), id };
}

const after = ({ time, id }: Position) =>
  id === ''
    ? `SystemModstamp >= ${time}`
    : `(SystemModstamp > ${time} OR (SystemModstamp = ${time} AND Id > ${quoteSoql(id)}))`;

function withOverlap(position: Position | null, now: number | null): Position | null {
  if (!position || now === null) return position;
  const earliest = now - OVERLAP_MS;
  return Date.parse(position.time) <= earliest ? position : { time: new Date(earliest).toISOString(), id: '' };
}

function firstOfEach(writes: readonly CrmWrite[]): CrmWrite[] {
  const seen = new Set<CrmValue>();
  return writes.filter(({ id, external_id }) => {
    const keys = [external_id, ...(id === null ? [] : [id])];
    const isFirst = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isFirst;
  });
}

/**
 * The token response names the address of the organization; the entered domain is the same for a My Domain. Another
 * site than Salesforce must not receive the token.
 */
function instanceOf({ instance_url, domain = '' }: Readonly<Record<string, string>>): string {
  const entered = URL.parse(domain.includes('://') ? domain.trim() : `https://${domain.trim()}`);
  if (domain.trim() === '' || !entered || entered.username || entered.password)
    throw new CrmError('invalid', 'Enter the domain of your organization, such as acme.my.salesforce.com.', {
      field: 'domain',
    });
  if (!instance_url) return entered.origin;
  const url = URL.parse(instance_url);
  const isTrusted =
    url && !url.username && (url.origin === entered.origin || (url.protocol === 'https:' && SITES.test(url.hostname)));
  if (!isTrusted)
    throw new CrmError('invalid', 'Salesforce named an address that is not one of Salesforce. Connect again.');
  return url.origin;
}

const SITES = /\.(salesforce|force|cloudforce|salesforce-setup)\.(com|mil)$|\.sfcrmproducts\.cn$/;

function recordUrl(base: string, object: string, id: string): string {
  return `${base.replace(/\.my\.salesforce\.com$/, '.lightning.force.com')}/lightning/r/${object}/${id}/view`;
}
