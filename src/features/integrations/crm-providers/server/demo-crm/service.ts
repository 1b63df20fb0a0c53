import { announceRestored } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { CrmHookChange } from '#server/ports/crm.ts';
import {
  type DemoFaultChange,
  type DemoList,
  type DemoObject,
  type DemoRecordCreate,
  type DemoSystem,
  demoFields,
  demoObjects,
} from '../../schema.ts';
import { AS_PERSON, createHubspotMock, type HubspotMock } from '../mocks/hubspot/hubspot-mock.ts';
import { mockHubspotTexts } from '../mocks/hubspot/records.ts';
import type { StoredRecord } from '../mocks/kit/store.ts';
import { hubspotFailure } from '../providers/hubspot/failure.ts';
import { readHubspotHook } from '../providers/hubspot/hooks.ts';
import { findHubspotObject } from '../providers/hubspot/objects.ts';
import { announceTo, demoConnections } from './announce.ts';
import { DEMO_CRM } from './connector.ts';
import { faultOf, storeFault } from './faults.ts';
import type { Person } from './hands.ts';
import { personIn, resetSystem, shownValues } from './other-systems.ts';
import { fillDemoCrm } from './records.ts';
import { storeWithin } from './store.ts';
import { storedName } from './systems.ts';

/** Signs the announcements inside the product, where nobody else sees them. */
const HOOK = { url: 'https://demo-crm.invalid/hook', secret: 'demo-crm' };

const mockOf = (call: Call): HubspotMock =>
  createHubspotMock({
    store: storeWithin(call),
    now: () => call.now(),
    isOpen: true,
    hook_url: HOOK.url,
    app: { client_id: DEMO_CRM, client_secret: HOOK.secret },
  });

/** The system of an object. Partners have Demo CRM only; the others do not exist for them. @throws 404 */
function systemOf(call: Call, object: DemoObject): DemoSystem {
  const { system } = demoObjects[object];
  if (system !== 'hubspot' && call.actor.mode === 'partner') throw notFound('This demo system');
  return system;
}

/** The steps of a person who works in the system. */
export function personFor(call: Call, object: DemoObject): Person {
  const system = systemOf(call, object);
  return system === 'hubspot' ? personInDemoCrm(call, object) : personIn(call, object, system);
}

/** Lists the records of an object, the last changed ones first. */
export async function listDemoRecords(call: Call, object: DemoObject): Promise<DemoList> {
  const system = systemOf(call, object);
  const { companies } = demoObjects[object];
  const [list, owners] = await storeWithin(call).transaction(async (view) => [
    await view.list(storedName(object)),
    companies ? await view.list(storedName(companies)) : [],
  ]);
  const nameOf = ({ id, values }: StoredRecord) => String(values.name ?? values.Name ?? values.domain ?? id);
  const names = new Map(owners.map((record) => [record.id, nameOf(record)]));
  const records = list
    .filter(({ is_deleted }) => !is_deleted)
    .toSorted((a, b) =>
      a.updated_at < b.updated_at
        ? 1
        : a.updated_at > b.updated_at
          ? -1
          : a.id.localeCompare(b.id, 'en', { numeric: true }),
    )
    .slice(0, 500)
    .map((record) => {
      const values = system === 'hubspot' ? demoCrmValues(object, record) : shownValues(object, record);
      const company_name = values.company === undefined ? null : (names.get(values.company) ?? null);
      return { id: record.id, values, company_name, updated_at: new Date(record.updated_at).toISOString() };
    });
  return {
    is_connected: (await demoConnections(call, system)).length > 0,
    fault: await faultOf(storeWithin(call), system),
    records,
  };
}

function demoCrmValues(object: DemoObject, record: StoredRecord): Record<string, string> {
  const [company] = record.links.companies ?? [];
  const shown = new Set(demoFields[object].map(({ name }) => name));
  const own = Object.entries(mockHubspotTexts(record)).filter(([name]) => shown.has(name) && name !== 'company');
  return { ...Object.fromEntries(own), ...(company !== undefined && { company }) };
}

/** Lets a demo system fail, or work again, so that what waits goes on at once. */
export async function setDemoFault(call: Call, { system, fault }: DemoFaultChange): Promise<void> {
  if (system !== 'hubspot' && call.actor.mode === 'partner') throw notFound('This demo system');
  await storeFault(storeWithin(call), system, fault, call.now());
  if (fault !== 'none') return;
  for (const { id, status } of await demoConnections(call, system))
    if (status === 'connected' || status === 'error') await announceRestored(call, id);
}

/** Restores the records of a new system. Records of Tandem stay; their links end. */
export async function resetDemoSystem(call: Call, system: DemoSystem): Promise<void> {
  if (system === 'hubspot') return resetDemoCrm(call);
  if (call.actor.mode === 'partner') throw notFound('This demo system');
  return resetSystem(call, system);
}

function personInDemoCrm(call: Call, object: DemoObject): Person {
  const mock = mockOf(call);
  return {
    async create(values) {
      const { properties, company } = splitValues(object, values);
      const { id } = (await ask(mock, 'POST', pathOf(object), {
        properties,
        associations: company ? [{ to: { id: company }, types: [] }] : [],
      })) as { id: string };
      await announce(call, mock);
      return { id };
    },
    async update(id, values) {
      const { properties, company } = splitValues(object, values);
      await ask(mock, 'PATCH', `${pathOf(object)}/${id}`, { properties });
      if (company !== undefined) await setCompany(call, mock, { object, id }, company);
      await announce(call, mock);
    },
    async remove(id) {
      await ask(mock, 'GET', `${pathOf(object)}/${id}`);
      await ask(mock, 'DELETE', `${pathOf(object)}/${id}`);
      await announce(call, mock);
    },
    // The other one takes over the values that it does not have itself.
    async merge(id, into) {
      await ask(mock, 'POST', `${pathOf(object)}/merge`, { primaryObjectId: into, objectIdToMerge: id });
      await announce(call, mock);
    },
  };
}

async function setCompany(
  call: Call,
  mock: HubspotMock,
  { object, id }: { object: DemoObject; id: string },
  company: string,
): Promise<void> {
  const [record] = await storeWithin(call).transaction((view) => view.get(object, [id]));
  const path = `/crm/v4/associations/${findHubspotObject(object)!.path}/companies/batch`;
  const former = (record?.links.companies ?? []).filter((other) => other !== company);
  if (company !== '')
    await ask(mock, 'POST', `${path}/associate/default`, { inputs: [{ from: { id }, to: { id: company } }] });
  if (former.length > 0)
    await ask(mock, 'POST', `${path}/archive`, {
      inputs: [{ from: { id }, to: former.map((other) => ({ id: other })) }],
    });
}

/** Restores the records of a new Demo CRM. Records of Tandem stay; their links end. */
async function resetDemoCrm(call: Call): Promise<void> {
  const store = storeWithin(call);
  const gone = await store.transaction(async (view) => {
    const lists: StoredRecord[] = [];
    for (const object of ['deals', 'contacts', 'companies'] as const) lists.push(...(await view.list(object)));
    return lists.filter(({ is_deleted }) => !is_deleted);
  });
  const mock = mockOf(call);
  for (const { object, id } of gone) await ask(mock, 'DELETE', `${pathOf(object as DemoObject)}/${id}`);
  await announce(call, mock);
  // Deleted records stay known to the synchronization, and new ones get numbers that were never used.
  await fillDemoCrm(store, () => call.now(), { again: true, side: call.actor.mode });
}

const pathOf = (object: DemoObject): string => `/crm/v3/objects/${findHubspotObject(object)!.path}`;

/** Divides the entered values; only the fields of the screen are accepted. */
function splitValues(object: DemoObject, values: DemoRecordCreate['values']) {
  const known = new Map(demoFields[object].map((field) => [field.name, field]));
  const properties: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = known.get(name);
    if (!field) throw invalid({ [name]: ['is not a field of Demo CRM'] });
    if (field.is_required && value.trim() === '') throw invalid({ [name]: ['is required'] });
    if (field.kind === 'company') continue;
    properties[name] =
      field.kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00.000Z` : value.trim();
  }
  return { properties, company: known.has('company') ? values.company : undefined };
}

/** Asks as a person in the CRM. @throws 404, 409 or 422 */
async function ask(mock: HubspotMock, method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await mock.handle({
    method,
    url,
    headers: { 'content-type': 'application/json', ...AS_PERSON },
    body: body === undefined ? '' : JSON.stringify(body),
  });
  if (response.status < 300) return response.body === '' ? undefined : JSON.parse(response.body);
  const error = hubspotFailure({ ...response, text: () => response.body }, 'Demo CRM');
  if (error.kind === 'missing') throw notFound('This record of Demo CRM');
  if (error.kind === 'conflict') throw conflict(error.message);
  throw invalid({ [error.field ?? 'values']: [error.message] }, error.message);
}

/** Announces what changed to the connections, as a webhook of HubSpot would. */
async function announce(call: Call, mock: HubspotMock): Promise<void> {
  const changes: CrmHookChange[] = [];
  await mock.hooks.deliver(async (message) => changes.push(...readHubspotHook(message, HOOK.secret, call.now())));
  await announceTo(call, 'hubspot', changes);
}
