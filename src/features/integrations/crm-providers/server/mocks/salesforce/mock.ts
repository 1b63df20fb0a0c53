import { compileDescription } from '../kit/description.ts';
import { bearerOf, jsonResponse, type MockResponse } from '../kit/message.ts';
import { createMock, type Mock, type MockCall } from '../kit/mock.ts';
import { createRateLimit, type RateLimit } from '../kit/rate-limit.ts';
import type { MockStore, StoredRecord, StoreView } from '../kit/store.ts';
import { createTokens, type Tokens } from '../kit/tokens.ts';
import { salesforceDescription } from './description.ts';
import { externalIdField, type MockField, type MockObject, objects } from './objects.ts';
import { fieldsIn, holds, parseSoql } from './soql.ts';

export interface SalesforceMock extends Mock {
  tokens: Tokens;
  /** The requests of a day. */
  rate: RateLimit;
  /** The records of one page of a query. */
  setPageSize(size: number): void;
  /** Records that another transaction holds at the moment. */
  locked: Set<string>;
  /** Removes the field for our ids, as before the administrator adds it. */
  removeExternalId(): void;
  save(object: string, values: Record<string, unknown>, id?: string): Promise<string>;
  remove(object: string, id: string): Promise<void>;
  merge(object: string, loser: string, winner: string): Promise<void>;
}

/** The limits of a request and a query (Salesforce Developer Limits Quick Reference; help article 000386264). */
const MOST_ADDRESS = 16_384;
const MOST_QUERY = 100_000;
const MOST_TEXT = 4_000;

const data = '/services/data/{version}';
const refusal = (status: number, errorCode: string, message: string): MockResponse =>
  jsonResponse(status, [{ errorCode, message }]);
const timeOf = (now: Date) => `${now.toISOString().slice(0, 19)}.000+0000`;

/** A Salesforce organization with accounts, contacts and opportunities. @param origin is the instance of the tokens */
export function createSalesforceMock({
  store,
  now,
  origin = 'https://mock.invalid',
}: {
  store: MockStore;
  now: () => Date;
  origin?: string;
}): SalesforceMock {
  const tokens = createTokens({ now, lifetime: 7200 });
  const rate = createRateLimit({ limit: 15_000, window_ms: 86_400_000, now });
  const locked = new Set<string>();
  let pageSize = 2000;
  let hasExternalId = true;
  const locators = new Map<string, { rows: unknown[]; resource: string }>();
  let lastLocator = 0;

  const fieldsOf = ({ fields }: MockObject) =>
    hasExternalId ? fields : fields.filter((each) => each !== externalIdField);
  const objectOf = (name: string) => objects.find((each) => each.name.toLowerCase() === name.toLowerCase());

  const rowOf = (record: StoredRecord): Record<string, unknown> => ({
    ...record.values,
    Id: record.id,
    IsDeleted: record.is_deleted,
    MasterRecordId: record.merged_into,
    SystemModstamp: record.updated_at,
  });

  async function query(
    view: StoreView,
    text: string,
    resource: 'query' | 'queryAll',
    version: string,
  ): Promise<MockResponse> {
    if (text.length > MOST_QUERY)
      return refusal(400, 'MALFORMED_QUERY', `SOQL statements cannot be longer than ${MOST_QUERY} characters.`);
    if ([...text.matchAll(/'((?:[^'\\]|\\.)*)'/g)].some(([, literal = '']) => literal.length > MOST_TEXT))
      return refusal(400, 'MALFORMED_QUERY', `A text in a condition has at most ${MOST_TEXT} characters.`);
    let parsed: ReturnType<typeof parseSoql>;
    try {
      parsed = parseSoql(text);
    } catch (error) {
      return refusal(400, 'MALFORMED_QUERY', (error as Error).message);
    }
    if (parsed.object === 'Organization')
      return jsonResponse(200, {
        totalSize: 1,
        done: true,
        records: [{ Id: '00D000000000001AAA', Name: 'Acme Inc.' }],
      });
    const object = objectOf(parsed.object);
    if (!object) return refusal(400, 'INVALID_TYPE', `sObject type '${parsed.object}' is not supported.`);
    const names = new Set(fieldsOf(object).map(({ name }) => name));
    for (const name of [...parsed.fields, ...parsed.order, ...fieldsIn(parsed.where)])
      if (!names.has(name))
        return refusal(400, 'INVALID_FIELD', `No such column '${name}' on entity '${object.name}'.`);
    const rows = (await view.list(object.name))
      .filter((record) => resource === 'queryAll' || !record.is_deleted)
      .map(rowOf)
      .filter((row) => holds(parsed.where, row))
      .toSorted((one, other) => {
        for (const name of parsed.order) {
          const [a, b] = [String(one[name]), String(other[name])];
          if (a !== b) return a < b ? -1 : 1;
        }
        return 0;
      })
      .slice(0, parsed.limit ?? undefined)
      .map((row) =>
        Object.fromEntries([
          ['attributes', { type: object.name }],
          ...parsed.fields.map((name) => [name, row[name] ?? null]),
        ]),
      );
    return pageOf(rows, resource, version, rows.length);
  }

  function pageOf(rows: unknown[], resource: string, version: string, totalSize: number): MockResponse {
    if (rows.length <= pageSize) return jsonResponse(200, { totalSize, done: true, records: rows });
    lastLocator += 1;
    const locator = `01g${String(lastLocator).padStart(15, '0')}-${pageSize}`;
    locators.set(locator, { rows: rows.slice(pageSize), resource });
    return jsonResponse(200, {
      totalSize,
      done: false,
      nextRecordsUrl: `/services/data/${version}/${resource}/${locator}`,
      records: rows.slice(0, pageSize),
    });
  }

  const more = async ({ params }: MockCall) => {
    const found = locators.get(params.locator!);
    if (!found) return refusal(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator');
    return pageOf(found.rows, found.resource, params.version!, found.rows.length);
  };

  /** Checks one record as the rules of its fields say. */
  function failureOf(object: MockObject, given: Record<string, unknown>, isNew: boolean) {
    const failure = (statusCode: string, message: string, ...fields: string[]) => ({ statusCode, message, fields });
    const fields = new Map(fieldsOf(object).map((each) => [each.name, each]));
    for (const [name, value] of Object.entries(given)) {
      const field = fields.get(name);
      if (!field) return failure('INVALID_FIELD', `No such column '${name}' on sobject of type ${object.name}`);
      if (!field.createable && !field.updateable)
        return failure('INVALID_FIELD_FOR_INSERT_UPDATE', `Unable to create/update fields: ${name}.`, name);
      const problem = valueProblem(field, value);
      if (problem) return failure(...problem, name);
    }
    const missing = [...fields.values()].find(
      ({ name, nillable, createable, defaultedOnCreate }) =>
        !nillable && createable && !defaultedOnCreate && (isNew || name in given) && (given[name] ?? '') === '',
    );
    return missing && failure('REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.name}]`, missing.name);
  }

  async function saveAll(
    { view, now: at, body, params }: MockCall,
    externalName: string | null,
  ): Promise<MockResponse> {
    const { records } = body as { records: Record<string, unknown>[] };
    const keys = records.map((each) => (externalName ? each[externalName] : each.id));
    const results: unknown[] = [];
    for (const [position, record] of records.entries()) {
      const {
        attributes,
        id: givenId,
        ...values
      } = record as Record<string, unknown> & { attributes: unknown; id?: string };
      const type = (attributes as { type: string }).type;
      const fail = (statusCode: string, message: string, ...fields: string[]) =>
        results.push({ success: false, errors: [{ statusCode, message, fields }] });
      const object = objectOf(type);
      if (!object || (params.object && params.object !== type)) {
        fail('INVALID_TYPE', `sObject type '${type}' is not supported.`);
        continue;
      }
      if (keys.indexOf(keys[position]) !== position) {
        fail('DUPLICATE_VALUE', `duplicate ${externalName ?? 'id'} specified: ${keys[position]}`);
        continue;
      }
      if (externalName && (!hasExternalId || externalName !== externalIdField.name)) {
        fail('INVALID_FIELD', `${externalName} is not an external id.`);
        continue;
      }
      const all = await view.list(object.name);
      const existing = externalName
        ? all.find((each) => !each.is_deleted && each.values[externalName] === values[externalName])
        : all.find((each) => each.id === givenId);
      if (!externalName && !existing) {
        fail('NOT_FOUND', 'The requested resource does not exist');
        continue;
      }
      if (existing?.is_deleted) {
        fail('ENTITY_IS_DELETED', 'entity is deleted');
        continue;
      }
      if (existing && locked.has(existing.id)) {
        fail('UNABLE_TO_LOCK_ROW', 'unable to obtain exclusive access to this record');
        continue;
      }
      const problem = failureOf(object, values, !existing);
      if (problem) {
        fail(problem.statusCode, problem.message, ...problem.fields);
        continue;
      }
      const external = values[externalIdField.name];
      const double = !external
        ? undefined
        : all.find(
            (each: StoredRecord) =>
              !each.is_deleted && each.id !== existing?.id && each.values[externalIdField.name] === external,
          );
      if (double) {
        fail(
          'DUPLICATE_VALUE',
          `duplicate value found: ${externalIdField.name} duplicates value on record with id: ${double.id}`,
          externalIdField.name,
        );
        continue;
      }
      const id = await put(view, object, values, existing, at);
      results.push({ id, success: true, errors: [], ...(externalName && { created: !existing }) });
    }
    return jsonResponse(200, results);
  }

  async function put(
    view: StoreView,
    object: MockObject,
    values: Record<string, unknown>,
    existing: StoredRecord | undefined,
    at: Date,
  ): Promise<string> {
    const id = existing?.id ?? `${object.prefix}${(await view.nextId()).padStart(12, '0')}AAA`;
    await view.put([
      {
        object: object.name,
        id,
        values: { ...existing?.values, ...values },
        links: {},
        created_at: existing?.created_at ?? timeOf(at),
        updated_at: timeOf(at),
        is_deleted: false,
        merged_into: null,
      },
    ]);
    return id;
  }

  const mock = createMock({
    store,
    now,
    operations: compileDescription(salesforceDescription),
    headers: () => ({ date: now().toUTCString(), 'sforce-limit-info': 'api-usage=1/15000' }),
    admit(request, { name }) {
      if (name === 'POST /services/oauth2/token') return null;
      if (Buffer.byteLength(request.url) > MOST_ADDRESS) return refusal(414, 'URI_TOO_LONG', 'URI Too Long');
      if (!tokens.check(bearerOf(request))) return refusal(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
      if (!rate.take().is_allowed)
        return jsonResponse(403, [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: 'TotalRequests Limit exceeded.' }], {
          'sforce-limit-info': 'api-usage=15000/15000',
        });
      return null;
    },
    refuse: (problems) => refusal(400, 'JSON_PARSER_ERROR', problems.join('; ')),
    unknown: () => refusal(404, 'NOT_FOUND', 'The requested resource does not exist'),
    routes: {
      [`GET ${data}/sobjects`]: async () =>
        jsonResponse(200, {
          sobjects: [
            ...objects.map(({ name, label }) => ({
              name,
              label,
              queryable: true,
              createable: true,
              custom: false,
              customSetting: false,
              deprecatedAndHidden: false,
            })),
            {
              name: 'ApexClass',
              label: 'Apex Class',
              queryable: true,
              createable: false,
              custom: false,
              customSetting: false,
              deprecatedAndHidden: false,
            },
          ],
        }),
      [`GET ${data}/sobjects/{object}/describe`]: async ({ params }) => {
        const object = objectOf(params.object!);
        if (!object) return refusal(404, 'NOT_FOUND', 'The requested resource does not exist');
        return jsonResponse(200, {
          name: object.name,
          label: object.name,
          labelPlural: object.label,
          fields: fieldsOf(object),
        });
      },
      [`GET ${data}/query`]: ({ view, query: parameters, params }) =>
        query(view, parameters.get('q')!, 'query', params.version!),
      [`GET ${data}/queryAll`]: ({ view, query: parameters, params }) =>
        query(view, parameters.get('q')!, 'queryAll', params.version!),
      [`GET ${data}/query/{locator}`]: more,
      [`GET ${data}/queryAll/{locator}`]: more,
      [`POST ${data}/composite/batch`]: async ({ view, body }) => {
        const { batchRequests } = body as { batchRequests: { url: string }[] };
        const results = [];
        for (const { url } of batchRequests) {
          const inner = new URL(url, 'http://mock.invalid/');
          const [, version = '', resource = ''] = inner.pathname.split('/');
          const answer = await query(
            view,
            inner.searchParams.get('q') ?? '',
            resource === 'queryAll' ? 'queryAll' : 'query',
            version,
          );
          results.push({ statusCode: answer.status, result: JSON.parse(answer.body) });
        }
        return jsonResponse(200, { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results });
      },
      [`PATCH ${data}/composite/sobjects`]: (call) => saveAll(call, null),
      [`PATCH ${data}/composite/sobjects/{object}/{external}`]: (call) => saveAll(call, call.params.external!),
      'POST /services/oauth2/token': async ({ body }) => {
        const {
          grant_type,
          code = '',
          code_verifier,
          redirect_uri,
          refresh_token = '',
        } = body as Record<string, string>;
        const pair =
          grant_type === 'refresh_token'
            ? tokens.refresh(refresh_token)
            : tokens.redeemCode(code, {
                ...(code_verifier && { code_verifier }),
                ...(redirect_uri && { redirect_uri }),
              });
        if (!pair)
          return jsonResponse(400, { error: 'invalid_grant', error_description: 'expired authorization code' });
        return jsonResponse(200, {
          access_token: pair.access_token,
          ...(grant_type === 'authorization_code' && { refresh_token: pair.refresh_token }),
          instance_url: origin,
          id: `${origin}/id/00D000000000001AAA/005000000000001AAA`,
          token_type: 'Bearer',
          issued_at: String(now().getTime()),
          signature: 'bW9jaw==',
          scope: pair.scopes.join(' '),
        });
      },
    },
  });

  const objectNamed = (name: string) => {
    const object = objectOf(name);
    if (!object) throw new Error(`The mock has no object "${name}".`);
    return object;
  };
  async function change(name: string, id: string, changed: Partial<StoredRecord>) {
    await store.transaction(async (view) => {
      const [record] = await view.get(objectNamed(name).name, [id]);
      await view.put([{ ...record!, updated_at: timeOf(now()), ...changed }]);
    });
  }

  return {
    ...mock,
    tokens,
    rate,
    locked,
    setPageSize: (size) => {
      pageSize = size;
    },
    removeExternalId: () => {
      hasExternalId = false;
    },
    save: (name, values, id) =>
      store.transaction(async (view) => {
        const object = objectNamed(name);
        const [existing] = id ? await view.get(object.name, [id]) : [];
        return put(view, object, values, existing, now());
      }),
    remove: (name, id) => change(name, id, { is_deleted: true }),
    async merge(name, loser, winner) {
      await change(name, loser, { is_deleted: true, merged_into: winner });
      await change(name, winner, {});
    },
  };
}

function valueProblem(
  { type, length, restrictedPicklist, picklistValues }: MockField,
  value: unknown,
): [string, string] | undefined {
  if (value === null) return undefined;
  const isText = typeof value === 'string';
  if (['int', 'double', 'currency', 'percent'].includes(type) && typeof value !== 'number')
    return ['JSON_PARSER_ERROR', 'Cannot deserialize instance of double'];
  if (type === 'boolean' && typeof value !== 'boolean')
    return ['JSON_PARSER_ERROR', 'Cannot deserialize instance of boolean'];
  if (type === 'date' && !(isText && /^\d{4}-\d\d-\d\d$/.test(value)))
    return ['JSON_PARSER_ERROR', 'Cannot deserialize instance of date'];
  if (type === 'email' && !(isText && /^\S+@\S+\.\S+$/.test(value)))
    return ['INVALID_EMAIL_ADDRESS', `Email: invalid email address: ${value}`];
  if (length > 0 && isText && value.length > length)
    return ['STRING_TOO_LONG', `data value too large: (max length=${length})`];
  if (
    restrictedPicklist &&
    !String(value)
      .split(';')
      .every((each) => picklistValues.some((option) => option.active && option.value === each))
  )
    return ['INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', `bad value for restricted picklist field: ${value}`];
  return undefined;
}
