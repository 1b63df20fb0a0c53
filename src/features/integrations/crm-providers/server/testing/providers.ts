import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Access } from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { CrmError } from '#server/ports/crm.ts';
import { createCsvProgram } from '../mocks/csv/program.ts';
import { createHubspotMock } from '../mocks/hubspot/hubspot-mock.ts';
import { listenMock } from '../mocks/kit/listen.ts';
import { jsonResponse } from '../mocks/kit/message.ts';
import { memoryStore } from '../mocks/kit/store.ts';
import { createPipedriveMock } from '../mocks/pipedrive/mock.ts';
import { createRestMock, type PagingKind } from '../mocks/rest/mock.ts';
import { createSalesforceMock } from '../mocks/salesforce/mock.ts';
import { createCsv } from '../providers/csv/csv.ts';
import type { CsvDeclaration } from '../providers/csv/declaration.ts';
import { createHubspot, hubspotScopes } from '../providers/hubspot/hubspot.ts';
import { createPipedrive } from '../providers/pipedrive/pipedrive.ts';
import type { RestDeclaration } from '../providers/rest/declaration.ts';
import { createRest } from '../providers/rest/rest.ts';
import { createSalesforce } from '../providers/salesforce/salesforce.ts';
import type { Bench } from './port-contract.ts';

const COMPANY = '01890000-0000-7000-8000-000000000001';

/** The access of one connection to a server of this machine. */
export function accessTo(
  values: Record<string, string>,
  given: { origin?: string; token?: () => string; dataDir?: string } = {},
): Access {
  const outgoing = createOutgoing({ allow: given.origin ? [given.origin] : [] });
  return {
    kernel: { config: { dataDir: given.dataDir ?? tmpdir() } } as Kernel,
    organization_id: COMPANY,
    connection_id: COMPANY,
    partner_id: null,
    values,
    outgoing,
    async send(url, request = {}) {
      if (!given.token) throw new CrmError('expired', 'This connection has no token.');
      return outgoing.request(url, {
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${given.token()}` },
      });
    },
  };
}

/** A clock that a test moves. */
export function movableClock() {
  let time = Date.parse('2026-03-16T09:00:00Z');
  return {
    now: () => new Date(time),
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

export async function startSalesforce() {
  const { now, advance } = movableClock();
  const mock = createSalesforceMock({ store: memoryStore(), now });
  const server = await listenMock(mock.handle);
  const token = mock.tokens.issueLasting(['api', 'refresh_token']);
  const access = accessTo(
    { domain: server.origin, instance_url: server.origin },
    { origin: server.origin, token: () => token },
  );
  const bench: Bench = {
    connect: () => createSalesforce(access),
    object: 'Account',
    name: 'Name',
    bad: { Type: 'Reseller' },
    badField: 'Type',
    save: (name, id) => mock.save('Account', { Name: name }, id),
    remove: (id) => mock.remove('Account', id),
    merge: (loser, winner) => mock.merge('Account', loser, winner),
    advance,
    network: {
      faults: mock.faults,
      exhaust: () => mock.rate.set(0),
      revoke: () => mock.tokens.revokeAll(),
      wait: 60_000,
      isWrite: ({ method }) => method === 'PATCH',
      group: 200,
    },
    violations: () => mock.violations,
    stop: server.close,
  };
  return { bench, mock, access, server };
}

export async function startPipedrive() {
  const { now, advance } = movableClock();
  const mock = createPipedriveMock({ store: memoryStore(), now });
  mock.rate.set(100_000);
  const server = await listenMock(mock.handle);
  const access = accessTo(
    {
      domain: server.origin,
      api_token: mock.token,
      webhook_password: 'a long webhook password',
    },
    { origin: server.origin },
  );
  const bench: Bench = {
    connect: () => createPipedrive(access),
    object: 'organizations',
    name: 'name',
    bad: { website: 'x'.repeat(300) },
    badField: 'website',
    save: (name, id) => mock.save('organizations', { name }, id),
    remove: (id) => mock.remove('organizations', id),
    advance,
    network: {
      faults: mock.faults,
      exhaust: () => mock.rate.set(0),
      revoke: mock.revoke,
      wait: 1000,
      isWrite: ({ method }) => method === 'POST' || method === 'PATCH',
      group: 1,
    },
    violations: () => mock.violations,
    stop: server.close,
  };
  return { bench, mock, access, server };
}

const PAGING: Record<PagingKind, RestDeclaration['objects'][number]['paging']> = {
  page: { kind: 'page', parameter: 'page', size_parameter: 'per_page', size: 2 },
  offset: { kind: 'offset', parameter: 'offset', size_parameter: 'per_page', size: 2 },
  cursor: { kind: 'cursor', parameter: 'cursor', size_parameter: 'per_page', size: 2, next: 'meta.next' },
  link: { kind: 'link', size_parameter: 'per_page', size: 2 },
  none: { kind: 'none' },
};

export const restDeclaration = (origin: string, paging: PagingKind): RestDeclaration => ({
  address: `${origin}/api/v1`,
  authentication: { kind: 'bearer' },
  check: '/status',
  errors: { message: 'error.message', field: 'error.field' },
  objects: [
    {
      name: 'customers',
      label: 'Customers',
      list: { path: '/customers', items: 'data.items', updated_since: 'changed_since', time_format: 'seconds' },
      paging: PAGING[paging],
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
      url: 'https://crm.example.com/customers/{id}',
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
});

export async function startRest(paging: PagingKind) {
  const { now, advance } = movableClock();
  const mock = createRestMock({ store: memoryStore(), now, paging });
  const server = await listenMock(mock.handle);
  const declaration = restDeclaration(server.origin, paging);
  const access = accessTo({ declaration: JSON.stringify(declaration), secret: mock.key }, { origin: server.origin });
  const bench: Bench = {
    connect: () => createRest(access),
    object: 'customers',
    name: 'name',
    bad: { level: 'bronze' },
    badField: 'level',
    save: (title, id) => mock.save({ title }, id),
    remove: mock.remove,
    merge: mock.merge,
    advance,
    network: {
      faults: mock.faults,
      exhaust: () => mock.rate.set(0),
      revoke: mock.revoke,
      wait: 1000,
      isWrite: ({ method }) => method === 'POST' || method === 'PATCH',
      group: 1,
    },
    violations: () => mock.violations,
    stop: server.close,
  };
  return { bench, mock, access, server, declaration };
}

export const csvDeclaration: CsvDeclaration = {
  objects: [
    {
      name: 'companies',
      label: 'Companies',
      files: 'companies-*.csv',
      id: 'Id',
      external_id: 'Tandem ID',
      updated_at: 'Updated',
      deleted: 'Deleted',
      fields: [
        { name: 'name', label: 'Name', type: 'text', column: 'Name', required: true, max_length: 100 },
        { name: 'email', label: 'Email', type: 'email', column: 'Email' },
        { name: 'revenue', label: 'Revenue', type: 'amount', column: 'Revenue' },
        {
          name: 'level',
          label: 'Level',
          type: 'choice',
          column: 'Level',
          options: [
            { value: 'gold', label: 'Gold' },
            { value: 'silver', label: 'Silver' },
          ],
        },
      ],
    },
  ],
};

export async function startCsv() {
  const { now, advance } = movableClock();
  const dataDir = await mkdtemp(join(tmpdir(), 'tandem-csv-'));
  const root = join(dataDir, 'crm-files', COMPANY);
  const program = createCsvProgram(root, now);
  const access = accessTo({ declaration: JSON.stringify(csvDeclaration) }, { dataDir });
  const settle = async () => {
    await program.take();
    await program.give();
  };
  const bench: Bench = {
    connect: () => createCsv(access),
    object: 'companies',
    name: 'name',
    bad: { level: 'bronze' },
    badField: 'level',
    save: async (name, id) => program.save({ Name: name }, id),
    remove: async (id) => program.remove(id),
    settle,
    advance,
    violations: () => [],
    stop: () => rm(dataDir, { recursive: true }),
  };
  return { bench, program, access, dataDir, root };
}

export async function startHubspot() {
  const { now, advance } = movableClock();
  const mock = createHubspotMock({ store: memoryStore(), now, limit: 100_000, search_limit: 100_000 });
  const server = await listenMock(mock.handle);
  const token = mock.tokens.issueLasting(hubspotScopes);
  const { send } = accessTo({}, { origin: server.origin, token: () => token });
  const asPerson = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-mock-source': 'CRM_UI' };
    const answer = await mock.handle({
      method,
      url: path,
      headers,
      body: body === undefined ? '' : JSON.stringify(body),
    });
    return answer.body === '' ? { id: '' } : (JSON.parse(answer.body) as { id: string });
  };
  const companies = '/crm/v3/objects/companies';
  const bench: Bench = {
    connect: () => createHubspot({ origin: server.origin, now, send, private_app_token: token, archived_every_ms: 0 }),
    object: 'companies',
    name: 'name',
    bad: { numberofemployees: 'many' },
    badField: 'numberofemployees',
    save: async (name, id) =>
      (
        await asPerson(id ? 'PATCH' : 'POST', id ? `${companies}/${id}` : companies, {
          properties: { name },
          ...(!id && { associations: [] }),
        })
      ).id,
    remove: async (id) => void (await asPerson('DELETE', `${companies}/${id}`)),
    merge: async (loser, winner) =>
      void (await asPerson('POST', `${companies}/merge`, { primaryObjectId: winner, objectIdToMerge: loser })),
    advance,
    network: {
      faults: mock.faults,
      exhaust: () => mock.faults.next(2, { kind: 'answer', response: tooMany }),
      revoke: () => mock.tokens.revokeAll(),
      wait: 1000,
      isWrite: ({ url }) => /batch\/(upsert|update)/.test(url),
      group: 100,
    },
    violations: () => mock.violations,
    stop: server.close,
  };
  return { bench, mock, server };
}

const tooMany = jsonResponse(
  429,
  {
    status: 'error',
    message: 'You have reached your ten_secondly_rolling limit.',
    errorType: 'RATE_LIMIT',
    policyName: 'TEN_SECONDLY_ROLLING',
  },
  { 'x-hubspot-ratelimit-interval-milliseconds': '10000', 'x-hubspot-ratelimit-remaining': '0' },
);
