import type { Access, Connector } from '#server/extension-points/connectors.ts';
import type { Outgoing } from '#server/outgoing/outgoing.ts';
import type { Crm } from '#server/ports/crm.ts';
import { type DemoObject, demoObjects, demoSystems } from '../../schema.ts';
import type { MockHandler } from '../mocks/kit/message.ts';
import type { MockStore, StoredRecord } from '../mocks/kit/store.ts';
import { sendToMock } from '../mocks/kit/transport.ts';
import { createPipedriveMock } from '../mocks/pipedrive/mock.ts';
import { createRestMock } from '../mocks/rest/mock.ts';
import { createSalesforceMock } from '../mocks/salesforce/mock.ts';
import { createPipedrive } from '../providers/pipedrive/pipedrive.ts';
import type { RestDeclaration } from '../providers/rest/declaration.ts';
import { createRest } from '../providers/rest/rest.ts';
import { createSalesforce } from '../providers/salesforce/salesforce.ts';
import { failing } from './faults.ts';
import type { Hands, OtherSystem } from './hands.ts';
import { storeOf } from './store.ts';
import { fillSystem } from './system-records.ts';

/** The name under which the records of an object are stored; those of Demo CRM have the name of HubSpot. */
export const storedName = (object: DemoObject): string => {
  const { system, of } = demoObjects[object];
  return system === 'hubspot' ? of : `${system}.${of}`;
};

/** The form in which each mock keeps and compares times; the database returns milliseconds. */
const times: Readonly<Record<OtherSystem, (time: string) => string>> = {
  salesforce: (time) => `${time.slice(0, 19)}.000+0000`,
  pipedrive: (time) => `${time.slice(0, 19)}Z`,
  rest: (time) => time,
};

/** The part of a store that belongs to one system. */
export const demoCrmPart = (store: MockStore, system: OtherSystem): MockStore => ({
  transaction: (work) =>
    store.transaction((view) => {
      const inside = (object: string) => `${system}.${object}`;
      const outside = (record: StoredRecord): StoredRecord => ({
        ...record,
        object: record.object.slice(system.length + 1),
        created_at: times[system](record.created_at),
        updated_at: times[system](record.updated_at),
      });
      return work({
        list: async (object) => (await view.list(inside(object))).map(outside),
        get: async (object, ids) => (await view.get(inside(object), ids)).map(outside),
        put: (records) => view.put(records.map((record) => ({ ...record, object: inside(record.object) }))),
        nextId: () => view.nextId(),
      });
    }),
});

/** Requests of an adapter reach the mock without a socket. */
function accessTo(
  access: Access,
  handle: MockHandler,
  headers: Record<string, string>,
  values: Record<string, string>,
): Access {
  const plain = sendToMock(handle, headers);
  const send: Access['send'] = async (url, request) => {
    const response = await plain(url, request);
    const text = response.text();
    return { ...response, bytes: Buffer.from(text), json: () => JSON.parse(text) } as Awaited<
      ReturnType<Access['send']>
    >;
  };
  return { ...access, values, send, outgoing: { request: send } as Outgoing };
}

const ORIGIN = 'https://demo.invalid';
const at = (access: Access) => () => access.kernel.clock.now();

const restDeclaration: RestDeclaration = {
  address: `${ORIGIN}/api/v1`,
  authentication: { kind: 'bearer' },
  check: '/status',
  errors: { message: 'error.message', field: 'error.field' },
  objects: [
    {
      name: 'customers',
      label: 'Customers',
      list: { path: '/customers', items: 'data.items', updated_since: 'changed_since', time_format: 'seconds' },
      paging: { kind: 'cursor', parameter: 'cursor', size_parameter: 'per_page', size: 100, next: 'meta.next' },
      read: { path: '/customers/{id}', item: 'customer' },
      create: { path: '/customers', wrap: 'customer', item: 'customer' },
      update: { path: '/customers/{id}', wrap: 'customer' },
      search: {
        path: '/customers',
        parameters: { external_id: 'reference', email: 'email', name: 'title' },
        items: 'data.items',
      },
      id: 'number',
      updated_at: 'changed',
      external_id: 'reference',
      deleted: 'removed',
      merged_into: 'merged_into',
      fields: [
        { name: 'name', label: 'Name', type: 'text', path: 'title', required: true, max_length: 100 },
        { name: 'email', label: 'Email', type: 'email', path: 'contact.email' },
        { name: 'size', label: 'Size', type: 'number' },
        {
          name: 'level',
          label: 'Level',
          type: 'choice',
          options: [
            { value: 'gold', label: 'Gold' },
            { value: 'silver', label: 'Silver' },
          ],
        },
      ],
    },
  ],
};

interface Playable {
  hands: (store: MockStore, now: () => Date) => Hands;
  /** @param around adds the failures that people asked for */
  open: (access: Access, store: MockStore, around: (handle: MockHandler) => MockHandler) => Crm;
}

export const playable: Readonly<Record<OtherSystem, Playable>> = {
  salesforce: {
    hands: (store, now) => createSalesforceMock({ store, now }),
    open(access, store, around) {
      const mock = createSalesforceMock({ store, now: at(access), origin: ORIGIN });
      const token = mock.tokens.issueLasting(['api', 'refresh_token']);
      const headers = { authorization: `Bearer ${token}` };
      return createSalesforce(accessTo(access, around(mock.handle), headers, { domain: ORIGIN, instance_url: ORIGIN }));
    },
  },
  pipedrive: {
    hands: (store, now) => createPipedriveMock({ store, now }),
    open(access, store, around) {
      const mock = createPipedriveMock({ store, now: at(access) });
      // The limit of a real account would slow a demonstration down.
      mock.rate.set(1_000_000);
      return createPipedrive(accessTo(access, around(mock.handle), { 'x-api-token': mock.token }, { domain: ORIGIN }));
    },
  },
  rest: {
    hands(store, now) {
      const mock = createRestMock({ store, now, paging: 'cursor' });
      return {
        save: (_object, values, id) => mock.save(values, id),
        remove: (_object, id) => mock.remove(id),
        merge: (_object, id, into) => mock.merge(id, into),
      };
    },
    open(access, store, around) {
      const mock = createRestMock({ store, now: at(access), paging: 'cursor' });
      const values = { declaration: JSON.stringify(restDeclaration), secret: mock.key };
      return createRest(accessTo(access, around(mock.handle), {}, values));
    },
  },
};

const providers: Readonly<Record<OtherSystem, { name: string; guide: string }>> = {
  salesforce: { name: 'Salesforce', guide: 'crm-salesforce.md' },
  pipedrive: { name: 'Pipedrive', guide: 'crm-pipedrive.md' },
  rest: { name: 'a system with an API of its own', guide: 'crm-rest.md' },
};

/** The mocks of other providers as systems inside the product. */
export const otherDemoConnectors: readonly Connector[] = demoSystems.flatMap(({ value: system, label, connector }) => {
  if (system === 'hubspot') return [];
  const { name, guide } = providers[system];
  return {
    key: connector,
    name: label,
    category: 'crm',
    isDemo: true,
    sides: ['company'],
    summary: `Behaves like ${name}, inside Tandem. It needs no account anywhere.`,
    does: [
      'Comes with a few records, and has a screen where you create, change, and delete them.',
      `Answers as ${name} does, so that a mapping you try here works there in the same way.`,
    ],
    needs: ['Nothing. Use it in a test company, because the synchronization creates real records in Tandem.'],
    stays: `The records of ${label} and everything that was synchronized to Tandem stay.`,
    goes: 'Changes are no longer synchronized.',
    access: [{ kind: 'none' }],
    guide,
    home: `/connections/demo-crm?system=${system}`,
    crm(access) {
      const whole = storeOf(access.kernel, access);
      const store = demoCrmPart(whole, system);
      const crm = playable[system].open(access, store, (handle) => failing(whole, system, handle));
      return {
        ...crm,
        async check() {
          await fillSystem(system, store, playable[system].hands(store, at(access)), at(access));
          await crm.check();
          return { account: label, scopes: [] };
        },
      };
    },
  } satisfies Connector;
});
