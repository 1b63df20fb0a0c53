import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import { findHubspotObject, type HubspotObject, hubspotObjects } from '../../providers/hubspot/objects.ts';
import { compileDescription, type Operation } from '../kit/description.ts';
import { createHooks, type Hooks } from '../kit/hooks.ts';
import {
  bearerOf,
  emptyResponse,
  jsonResponse,
  type MockRequest,
  type MockResponse,
  mockCrmAddress,
} from '../kit/message.ts';
import { createMock, type Mock, type MockCall, type MockRoute } from '../kit/mock.ts';
import { createRateLimit, type RateLimit } from '../kit/rate-limit.ts';
import type { MockStore, StoredRecord } from '../kit/store.ts';
import { createTokens, type Tokens } from '../kit/tokens.ts';
import { hubspotDescription } from './description.ts';
import { type MockProperty, property, stages } from './properties.ts';
import {
  addProperty,
  apiRecord,
  archiveRecord,
  type Change,
  createRecord,
  findByProperty,
  findRecord,
  type HubspotEvent,
  linkMockHubspotRecords,
  mergeMockHubspotRecords,
  propertiesOf,
  Rejected,
  updateRecord,
} from './records.ts';
import { type SearchBody, searchRecords } from './search.ts';

export interface HubspotMockOptions {
  store: MockStore;
  now: () => Date;
  portal_id?: number;
  /** The OAuth app that the mock knows. */
  app?: { client_id: string; client_secret: string };
  /** The address that webhooks are sent to. */
  hook_url?: string;
  /** Requests in ten seconds; https://developers.hubspot.com/docs/guides/apps/api-usage/usage-details */
  limit?: number;
  /** Searches in one second. */
  search_limit?: number;
  /** Milliseconds until the search finds a change. */
  search_delay?: number;
  /** Operations that replace those of the mock's own description, from HubSpot's descriptions. */
  operations?: readonly Operation[];
  /** Admits every request, for a mock inside the product. */
  isOpen?: boolean;
}

export interface HubspotMock extends Mock {
  tokens: Tokens;
  rate: RateLimit;
  hooks: Hooks<HubspotEvent>;
  /** Adds a property that this account has. */
  addProperty(object: string, added: MockProperty): Promise<void>;
}

export const hubspotOperations: readonly Operation[] = compileDescription(hubspotDescription);

/** The header with which a request counts as one of a person in HubSpot. */
export const AS_PERSON = { 'x-mock-source': 'CRM_UI' } as const;

/** A mock of HubSpot. Its state is in the store; all other parts are new each time. */
export function createHubspotMock({
  store,
  now,
  portal_id = 7_400_123,
  app = { client_id: 'hubspot-client', client_secret: 'hubspot-secret' },
  hook_url = 'https://tandem.invalid/hook',
  limit = 100,
  search_limit = 5,
  search_delay = 0,
  operations = hubspotOperations,
  isOpen = false,
}: HubspotMockOptions): HubspotMock {
  const tokens = createTokens({ now });
  const rate = createRateLimit({ limit, window_ms: 10_000, now });
  const searches = createRateLimit({ limit: search_limit, window_ms: 1000, now });
  const hooks = createHooks<HubspotEvent>({ sign: (events) => signedHook(hook_url, app.client_secret, events, now()) });
  let remaining = limit;

  const changeOf = ({ view, now: at, request, afterwards }: MockCall): Change => ({
    view,
    now: at,
    source: request.headers['x-mock-source'] ?? 'INTEGRATION',
    emit: (event) => {
      const whole = {
        eventId: randomInt(1, 2 ** 40),
        subscriptionId: 1,
        portalId: portal_id,
        appId: 1,
        occurredAt: at.getTime(),
        attemptNumber: 0,
        changeSource: 'CRM_UI',
        ...event,
      };
      afterwards(() => hooks.emit(whole));
    },
  });

  function admit(request: MockRequest, { name }: Operation): MockResponse | null {
    if (isOpen || name === 'POST /oauth/v3/token') return null;
    const scopes = tokens.check(bearerOf(request));
    if (!scopes) {
      return errorOf(
        new Rejected(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found or no longer valid.'),
      );
    }
    const isSearch = name.endsWith('/search');
    const state = isSearch ? searches.take() : rate.take();
    if (!isSearch) remaining = state.remaining;
    if (!state.is_allowed) {
      return jsonResponse(
        429,
        {
          status: 'error',
          message: `You have reached your ${isSearch ? 'secondly' : 'ten_secondly_rolling'} limit.`,
          errorType: 'RATE_LIMIT',
          correlationId: randomUUID(),
          policyName: isSearch ? 'SECONDLY' : 'TEN_SECONDLY_ROLLING',
          requestId: randomUUID(),
        },
        isSearch ? { 'retry-after': '1' } : rateHeaders(0),
      );
    }
    const needed = scopeFor(name, mockCrmAddress(request).path);
    if (needed !== null && !scopes.includes(needed)) {
      const context = { requiredGranularScopes: [needed] };
      return errorOf(
        new Rejected(
          403,
          'MISSING_SCOPES',
          "This app hasn't been granted all required scopes to make this call.",
          context,
        ),
      );
    }
    return null;
  }

  const rateHeaders = (left: number) => ({
    'x-hubspot-ratelimit-daily': '650000',
    'x-hubspot-ratelimit-daily-remaining': '640000',
    'x-hubspot-ratelimit-interval-milliseconds': '10000',
    'x-hubspot-ratelimit-max': String(limit),
    'x-hubspot-ratelimit-remaining': String(left),
  });

  const typeOf = (name: string): HubspotObject => {
    const object = hubspotObjects.find((each) => [each.name, each.path, each.type_id, each.singular].includes(name));
    if (!object) throw new Rejected(400, 'VALIDATION_ERROR', `Unable to infer object type from: ${name}`);
    return object;
  };
  const complete = (at: Date) => ({ status: 'COMPLETE', startedAt: at.toISOString(), completedAt: at.toISOString() });
  const known = async (call: MockCall, object: HubspotObject, id: string): Promise<StoredRecord> => {
    const record = await findRecord(call.view, object.name, id);
    if (!record)
      throw new Rejected(404, 'OBJECT_NOT_FOUND', 'Object not found.  objectId are usually numeric.', { id: [id] });
    return record;
  };

  const routes: Record<string, MockRoute> = {
    'GET /account-info/v3/details': async () =>
      jsonResponse(200, {
        portalId: portal_id,
        accountType: 'DEVELOPER_TEST',
        timeZone: 'UTC',
        companyCurrency: 'USD',
        additionalCurrencies: [],
        utcOffset: '+00:00',
        utcOffsetMilliseconds: 0,
        uiDomain: 'app.hubspot.com',
        dataHostingLocation: 'na1',
      }),
    'POST /oauth/v2/private-apps/get/access-token-info': async ({ body }) => {
      const scopes = tokens.check((body as { tokenKey: string }).tokenKey);
      if (!scopes) throw new Rejected(404, 'OBJECT_NOT_FOUND', 'The token is unknown.');
      return jsonResponse(200, { userId: 1, hubId: portal_id, appId: 1, scopes });
    },
    'POST /oauth/v3/token': async ({ body }) => {
      const form = body as Record<string, string>;
      const isKnown = form.client_id === app.client_id && form.client_secret === app.client_secret;
      const pair =
        isKnown && form.grant_type === 'refresh_token'
          ? tokens.refresh(form.refresh_token ?? '')
          : isKnown && form.grant_type === 'authorization_code'
            ? tokens.redeemCode(form.code ?? '', {
                ...(form.code_verifier !== undefined && { code_verifier: form.code_verifier }),
                ...(form.redirect_uri !== undefined && { redirect_uri: form.redirect_uri }),
              })
            : null;
      if (!pair) throw new Rejected(400, 'BAD_REQUEST', 'The code or the refresh token is not valid.');
      return jsonResponse(200, {
        ...pair,
        token_type: 'bearer',
        token_use: 'access_token',
        hub_id: portal_id,
        user_id: 1,
      });
    },
    'GET /crm/v3/properties/{objectType}': async ({ view, params }) =>
      jsonResponse(200, { results: await propertiesOf(view, typeOf(params.objectType!).name) }),
    'GET /crm/v3/properties/{objectType}/{propertyName}': async ({ view, params }) => {
      const own = await propertiesOf(view, typeOf(params.objectType!).name);
      const found = own.find(({ name }) => name === params.propertyName);
      if (!found) throw new Rejected(404, 'OBJECT_NOT_FOUND', `Property ${params.propertyName} does not exist.`);
      return jsonResponse(200, found);
    },
    'POST /crm/v3/properties/{objectType}': async (call) => {
      const object = typeOf(call.params.objectType!);
      const given = call.body as Partial<MockProperty> & Pick<MockProperty, 'name' | 'label' | 'type'>;
      if (!/^[a-z][a-z0-9_]*$/.test(given.name))
        throw new Rejected(400, 'VALIDATION_ERROR', 'A name has only lower-case letters, digits, and underscores.');
      const added = property(given.name, given.label, given.type, {
        ...given,
        hubspotDefined: false,
        modificationMetadata: { archivable: true, readOnlyDefinition: false, readOnlyValue: false },
      });
      await addProperty(call, object.name, added);
      return jsonResponse(201, added);
    },
    'GET /crm/v3/pipelines/{objectType}': async ({ now: at, params }) => {
      if (typeOf(params.objectType!).name !== 'deals') return jsonResponse(200, { results: [] });
      const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
      const own = stages.map(({ id, label, isClosed, probability }, displayOrder) => ({
        id,
        label,
        displayOrder,
        archived: false,
        metadata: { isClosed: String(isClosed), probability },
        ...times,
      }));
      const pipeline = {
        id: 'default',
        label: 'Sales Pipeline',
        displayOrder: 0,
        archived: false,
        stages: own,
        ...times,
      };
      return jsonResponse(200, { results: [pipeline] });
    },
    'POST /crm/v4/associations/{fromObjectType}/{toObjectType}/batch/read': async ({ view, params, body, now: at }) => {
      const [from, to] = [typeOf(params.fromObjectType!), typeOf(params.toObjectType!)];
      const { inputs } = body as { inputs: { id: string }[] };
      requireLinks(inputs, MOST_LINKS_READ);
      const primary = from.references.find(({ object }) => object === to.name)?.primary_type_id ?? 0;
      const records = new Map(
        (
          await view.get(
            from.name,
            inputs.map(({ id }) => id),
          )
        ).map((each) => [each.id, each]),
      );
      const results = inputs.flatMap(({ id }) => {
        const linked = records.get(id)?.links[to.name] ?? [];
        if (linked.length === 0) return [];
        const links = linked.map((toObjectId, place) => ({
          toObjectId,
          associationTypes: [
            { category: 'HUBSPOT_DEFINED', typeId: 999, label: null },
            ...(place === 0 ? [{ category: 'HUBSPOT_DEFINED', typeId: primary, label: 'Primary' }] : []),
          ],
        }));
        // The order says nothing about which one is primary.
        return { from: { id }, to: links.toReversed() };
      });
      return jsonResponse(200, { ...complete(at), results });
    },
    'POST /crm/v4/associations/{fromObjectType}/{toObjectType}/batch/associate/default': async (call) => {
      const { inputs } = call.body as { inputs: { from: { id: string }; to: { id: string } }[] };
      requireLinks(inputs, MOST_LINKS_WRITTEN);
      await linkMockHubspotRecords(
        changeOf(call),
        typeOf(call.params.fromObjectType!),
        typeOf(call.params.toObjectType!),
        inputs.map(({ from, to }) => ({ from: from.id, to: to.id, is_linked: true })),
      );
      return jsonResponse(200, { ...complete(call.now), results: [] });
    },
    'POST /crm/v4/associations/{fromObjectType}/{toObjectType}/batch/archive': async (call) => {
      const { inputs } = call.body as { inputs: { from: { id: string }; to: { id: string }[] }[] };
      requireLinks(inputs, MOST_LINKS_WRITTEN);
      await linkMockHubspotRecords(
        changeOf(call),
        typeOf(call.params.fromObjectType!),
        typeOf(call.params.toObjectType!),
        inputs.flatMap(({ from, to }) => to.map(({ id }) => ({ from: from.id, to: id, is_linked: false }))),
      );
      return emptyResponse(204);
    },
  };

  for (const object of hubspotObjects) {
    const base = `/crm/v3/objects/${object.path}`;
    const one = `${base}/{${object.singular}Id}`;
    Object.assign(routes, {
      [`GET ${base}`]: async ({ view, query }: MockCall) => {
        const limit = Number(query.get('limit') ?? 10);
        if (limit < 1 || limit > 100) throw new Rejected(400, 'VALIDATION_ERROR', 'limit must be from 1 to 100.');
        const after = query.get('after') ?? '0';
        const archived = query.get('archived') === 'true';
        const all = (await view.list(object.name))
          .filter(
            (each) => each.is_deleted === archived && each.merged_into === null && Number(each.id) > Number(after),
          )
          .toSorted((a, b) => Number(a.id) - Number(b.id));
        const page = all.slice(0, limit);
        return jsonResponse(200, {
          results: page.map((each) => apiRecord(each, query.getAll('properties'))),
          ...(all.length > limit && { paging: { next: { after: page.at(-1)!.id } } }),
        });
      },
      [`POST ${base}`]: async (call: MockCall) => {
        const { properties, associations } = call.body as {
          properties: Record<string, string>;
          associations: { to: { id: string } }[];
        };
        const change = changeOf(call);
        const created = await createRecord(change, object, properties);
        const companies = findHubspotObject('companies')!;
        const pairs = associations.map(({ to }) => ({ from: created.id, to: to.id, is_linked: true }));
        await linkMockHubspotRecords(change, object, companies, pairs);
        return jsonResponse(201, apiRecord(created, Object.keys(properties)));
      },
      [`GET ${one}`]: async (call: MockCall) => {
        const record = await known(call, object, call.params[`${object.singular}Id`]!);
        return jsonResponse(200, apiRecord(record, call.query.getAll('properties')));
      },
      [`PATCH ${one}`]: async (call: MockCall) => {
        const { properties } = call.body as { properties: Record<string, string> };
        const record = await known(call, object, call.params[`${object.singular}Id`]!);
        return jsonResponse(
          200,
          apiRecord(await updateRecord(changeOf(call), object, record, properties), Object.keys(properties)),
        );
      },
      [`DELETE ${one}`]: async (call: MockCall) => {
        await archiveRecord(changeOf(call), object, call.params[`${object.singular}Id`]!);
        return emptyResponse(204);
      },
      [`POST ${base}/merge`]: async (call: MockCall) => {
        const { primaryObjectId, objectIdToMerge } = call.body as { primaryObjectId: string; objectIdToMerge: string };
        return jsonResponse(
          200,
          apiRecord(await mergeMockHubspotRecords(changeOf(call), object, primaryObjectId, objectIdToMerge), []),
        );
      },
      [`POST ${base}/search`]: async ({ view, body, request, now: at }: MockCall) => {
        const visible_until = new Date(at.getTime() - search_delay).toISOString();
        const limits = { visible_until, size: request.body.length };
        return jsonResponse(200, await searchRecords(view, object, body as SearchBody, limits));
      },
      [`POST ${base}/batch/read`]: async ({ view, body, query, now: at }: MockCall) => {
        const { inputs, properties, idProperty } = body as {
          inputs: { id: string }[];
          properties: string[];
          idProperty?: string;
        };
        requireBatch(inputs);
        const ids = inputs.map(({ id }) => id);
        let found: StoredRecord[];
        if (query.get('archived') === 'true') {
          found = (await view.get(object.name, ids)).filter((each) => each.is_deleted && each.merged_into === null);
        } else if (idProperty !== undefined && idProperty !== 'hs_object_id') {
          const own = (await propertiesOf(view, object.name)).find(({ name }) => name === idProperty);
          if (!own?.hasUniqueValue)
            throw new Rejected(400, 'VALIDATION_ERROR', `${idProperty} is not a unique property.`);
          found = [...(await findByProperty(view, object.name, idProperty, ids)).values()];
        } else {
          found = [];
          for (const id of ids) {
            const record = await findRecord(view, object.name, id);
            if (record) found.push(record);
          }
        }
        const results = [...new Map(found.map((each) => [each.id, each])).values()].map((each) =>
          apiRecord(each, properties),
        );
        const missing = inputs.length - results.length;
        if (missing === 0) return jsonResponse(200, { ...complete(at), results });
        return jsonResponse(207, {
          ...complete(at),
          results,
          numErrors: 1,
          errors: [
            batchError('OBJECT_NOT_FOUND', 'Could not get some objects, they may be deleted or not exist.', { ids }),
          ],
        });
      },
      [`POST ${base}/batch/update`]: async (call: MockCall) => {
        const { inputs } = call.body as { inputs: WriteInput[] };
        requireBatch(inputs);
        const results: unknown[] = [];
        const missing: string[] = [];
        for (const { id, properties, objectWriteTraceId } of inputs) {
          const record = await findRecord(call.view, object.name, id);
          if (!record) {
            missing.push(id);
            continue;
          }
          const next = await updateRecord(changeOf(call), object, record, properties);
          results.push({
            ...apiRecord(next, Object.keys(properties)),
            ...(objectWriteTraceId && { objectWriteTraceId }),
          });
        }
        if (missing.length === 0) return jsonResponse(200, { ...complete(call.now), results });
        return jsonResponse(207, {
          ...complete(call.now),
          results,
          numErrors: 1,
          errors: [
            batchError('OBJECT_NOT_FOUND', 'Could not update some objects, they may be deleted or not exist.', {
              ids: missing,
            }),
          ],
        });
      },
      [`POST ${base}/batch/upsert`]: async (call: MockCall) => {
        const { inputs } = call.body as { inputs: WriteInput[] };
        requireBatch(inputs);
        const results: unknown[] = [];
        const own = await propertiesOf(call.view, object.name);
        for (const { id, idProperty = '', properties, objectWriteTraceId } of inputs) {
          if (!own.find(({ name }) => name === idProperty)?.hasUniqueValue)
            throw new Rejected(400, 'VALIDATION_ERROR', `${idProperty} is not a unique property.`);
          const found = (await findByProperty(call.view, object.name, idProperty, [id])).get(id.toLowerCase());
          const values = { ...properties, [idProperty]: id };
          const change = changeOf(call);
          const record = found
            ? await updateRecord(change, object, found, values)
            : await createRecord(change, object, values);
          results.push({
            ...apiRecord(record, Object.keys(values)),
            new: found === undefined,
            ...(objectWriteTraceId && { objectWriteTraceId }),
          });
        }
        return jsonResponse(200, { ...complete(call.now), results });
      },
    } satisfies Record<string, MockRoute>);
  }

  const mock = createMock({
    store,
    now,
    operations,
    routes,
    admit,
    refuse: (problems) =>
      errorOf(new Rejected(400, 'VALIDATION_ERROR', `Invalid input JSON: ${problems.join('; ')}`.slice(0, 1000))),
    unknown: () => errorOf(new Rejected(404, 'NOT_FOUND', 'resource not found')),
    rejected: (error) => (error instanceof Rejected ? errorOf(error) : null),
    headers: () => ({ date: now().toUTCString(), ...rateHeaders(remaining) }),
  });
  return {
    ...mock,
    tokens,
    rate,
    hooks,
    addProperty: (object, added) => store.transaction((view) => addProperty({ view, now: now() }, object, added)),
  };
}

interface WriteInput {
  id: string;
  idProperty?: string;
  objectWriteTraceId?: string;
  properties: Record<string, string>;
}

/** https://developers.hubspot.com/docs/api-reference/crm-associations-v4/guide */
const MOST_LINKS_READ = 1000;
const MOST_LINKS_WRITTEN = 2000;

function requireLinks(inputs: readonly unknown[], most: number): void {
  if (inputs.length > most) throw new Rejected(400, 'VALIDATION_ERROR', `At most ${most} inputs are allowed.`);
}

/** https://developers.hubspot.com/docs/api-reference/crm-understanding/batch: 100 records in one batch. */
function requireBatch(inputs: readonly { id: string }[]): void {
  if (inputs.length === 0 || inputs.length > 100)
    throw new Rejected(400, 'VALIDATION_ERROR', 'A batch has from 1 to 100 inputs.');
  if (new Set(inputs.map(({ id }) => id)).size < inputs.length)
    throw new Rejected(400, 'VALIDATION_ERROR', 'Duplicate IDs found in batch input.');
}

const batchError = (category: string, message: string, context: Record<string, readonly string[]>) => ({
  status: 'error',
  category,
  message,
  context,
  errors: [],
  links: {},
});

function errorOf({ status, category, message, context }: Rejected): MockResponse {
  return jsonResponse(status, {
    status: 'error',
    message,
    correlationId: randomUUID(),
    category,
    ...(Object.keys(context).length > 0 && { errors: [{ message, context }], context }),
  });
}

/** @returns null for what every app may do */
function scopeFor(name: string, path: string): string | null {
  const object = hubspotObjects.find((each) =>
    path.split('/').some((part) => part === each.path || part === each.name),
  );
  if (!object || name.includes('oauth') || name.includes('account-info')) return null;
  const isReading = name.startsWith('GET') || name.endsWith('/search') || name.endsWith('/read');
  const part = name.includes('/properties/') || name.includes('/pipelines/') ? 'schemas' : 'objects';
  return `crm.${part}.${object.name}.${isReading ? 'read' : 'write'}`;
}

/** Signs events as HubSpot does, in both versions that it sends. */
export function signedHook(url: string, secret: string, events: readonly HubspotEvent[], at: Date) {
  const body = JSON.stringify(events);
  const time = String(at.getTime());
  return {
    method: 'POST' as const,
    url,
    headers: {
      'content-type': 'application/json',
      'x-hubspot-signature-version': 'v1',
      'x-hubspot-signature': createHash('sha256').update(`${secret}${body}`).digest('hex'),
      'x-hubspot-request-timestamp': time,
      'x-hubspot-signature-v3': createHmac('sha256', secret).update(`POST${url}${body}${time}`).digest('base64'),
    },
    body,
  };
}
