import { afterEach, describe, expect, it } from 'vitest';
import type { CrmError, CrmHookRequest } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import type { HookMessage } from '../../mocks/kit/hooks.ts';
import { KEYS } from '../../mocks/pipedrive/mock.ts';
import { accessTo, startPipedrive } from '../../testing/providers.ts';
import { createPipedrive } from './pipedrive.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
async function open() {
  const started = await startPipedrive();
  ends.push(started.server.close);
  return { ...started, crm: started.bench.connect() };
}
const errorOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error as CrmError;
  }
  return null;
};

describe('Pipedrive', () => {
  it('reads custom fields, options and stages, and writes them by their keys', async () => {
    const { crm, mock } = await open();
    const deals = (await crm.describe()).find(({ name }) => name === 'deals')!;
    expect(deals.fields.find(({ name }) => name === 'stage_id')?.options?.map(({ label }) => label)).toEqual([
      'Sales: Lead in',
      'Sales: Proposal',
    ]);
    expect(deals.fields.find(({ name }) => name === KEYS.segment)).toMatchObject({
      label: 'Segment',
      type: 'choice',
      is_read_only: false,
    });
    expect(deals.fields.find(({ name }) => name === 'update_time')).toMatchObject({
      is_read_only: true,
      type: 'instant',
    });
    const values = {
      title: 'Big deal',
      value: '1200.5',
      currency: 'EUR',
      stage_id: '2',
      status: 'open',
      [KEYS.segment]: '2',
      [KEYS.regions]: ['1', '2'],
      [KEYS.budget]: '99.9',
    };
    const [written] = await crm.write('deals', [{ id: null, external_id: newId(), values }]);
    if (written?.status !== 'created') throw new Error(JSON.stringify(written));
    const [read] = await crm.read('deals', [written.id], Object.keys(values));
    expect(read?.values).toEqual(values);
    const [bad] = await crm.write('deals', [{ id: written.id, external_id: newId(), values: { [KEYS.segment]: '9' } }]);
    expect(bad).toMatchObject({ status: 'failed', error: { kind: 'invalid', field: KEYS.segment } });
    expect(mock.violations).toEqual([]);
  });

  it('changes the primary email only', async () => {
    const { crm, mock } = await open();
    const emails = [
      { value: 'old@acme.example', primary: true, label: 'work' },
      { value: 'private@acme.example', primary: false, label: 'home' },
    ];
    const id = await mock.save('persons', { name: 'Ada', emails });
    await crm.write('persons', [{ id, external_id: newId(), values: { emails: 'new@acme.example' } }]);
    const [found] = await crm.find('persons', 'emails', ['private@acme.example'], ['emails']);
    expect(found).toBeUndefined();
    const [read] = await crm.read('persons', [id], ['emails']);
    expect(read?.values.emails).toBe('new@acme.example');
    const answer = await mock.handle({
      method: 'GET',
      url: `/api/v2/persons/${id}`,
      headers: { 'x-api-token': mock.token },
      body: '',
    });
    expect(JSON.parse(answer.body).data.emails).toEqual([
      { value: 'new@acme.example', primary: true, label: 'work' },
      { value: 'private@acme.example', primary: false, label: 'home' },
    ]);
  });

  it('doubles nothing while the search does not find a new record yet', async () => {
    const { crm, mock } = await open();
    mock.setSearchDelay(10_000);
    const external_id = newId();
    const one = { id: null, external_id, values: { name: 'Acme' } };
    const results = [...(await crm.write('organizations', [one, one])), ...(await crm.write('organizations', [one]))];
    expect(results.map(({ status }) => status)).toEqual(['created', 'updated', 'updated']);
    expect(mock.requests.get('POST /api/v2/organizations')).toBe(1);
  });

  it('doubles nothing when a process was stopped before the answer, and another one repeats the creation', async () => {
    const { bench, mock } = await open();
    mock.setSearchDelay(60_000);
    const writes = Array.from({ length: 12 }, (_, number) => ({
      id: null,
      external_id: newId(),
      values: { name: `Company ${number}` },
    }));
    await bench.connect().write('organizations', writes.slice(0, 7));
    bench.advance(20_000);
    const again = await bench.connect().write('organizations', writes);
    expect(again.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 7 }, () => 'updated'),
      ...Array.from({ length: 5 }, () => 'created'),
    ]);
    expect(mock.requests.get('POST /api/v2/organizations')).toBe(12);
    expect(mock.violations).toEqual([]);
  });

  it('looks through all new records when many were created within the delay of the search', async () => {
    const { bench, mock } = await open();
    mock.setSearchDelay(60_000);
    const first = { id: null, external_id: newId(), values: { name: 'First' } };
    await bench.connect().write('organizations', [first]);
    for (let number = 0; number < 1100; number += 1) {
      if (number % 100 === 0) bench.advance(1000);
      await mock.save('organizations', { name: `Other ${number}` });
    }
    const [result] = await bench.connect().write('organizations', [first]);
    expect(result?.status).toBe('updated');
  });

  it('explains that the field for ids is missing', async () => {
    const { crm, mock } = await open();
    mock.removeExternalId();
    await expect(
      crm.write('organizations', [{ id: null, external_id: newId(), values: { name: 'x' } }]),
    ).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('have no custom field "Tandem ID"'),
    });
    expect(mock.requests.get('POST /api/v2/organizations')).toBeUndefined();
  });

  it('waits as long as the headers of the rate limit say', async () => {
    const { crm, mock } = await open();
    mock.rate.set(3);
    const error = await crm.describe().then(
      () => null,
      (thrown: CrmError) => thrown,
    );
    expect(error).toMatchObject({ kind: 'busy', retry_after: 2000 });
  });

  describe('webhooks', () => {
    async function hooks() {
      const started = await open();
      const id = await started.mock.save('organizations', { name: 'Acme' });
      await started.mock.save('organizations', { name: 'Acme 2' }, id);
      const sent: HookMessage[] = [];
      await started.mock.hooks.deliver(async (message) => sent.push(message));
      const read = (message: CrmHookRequest) => started.crm.readHook!(message);
      return { ...started, id, sent, read };
    }

    it('name the record, and a repeated delivery has the same id', async () => {
      const { id, sent, read } = await hooks();
      const [[created], [changed]] = [read(sent[0]!), read(sent[1]!)];
      expect(created).toMatchObject({ object: 'organizations', id });
      expect(changed?.event_id).not.toBe(created?.event_id);
      const again = JSON.parse(sent[0]!.body) as { meta: Record<string, unknown> };
      again.meta.attempt = 2;
      expect(read({ ...sent[0]!, body: JSON.stringify(again) })[0]?.event_id).toBe(created?.event_id);
    });

    it('are refused with any other password, in any form', async () => {
      const { sent, read, server } = await hooks();
      const [message] = sent;
      const { authorization = '' } = message!.headers;
      const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
      const password = 'a long webhook password';
      const forged = [
        undefined,
        '',
        'Basic',
        'Basic ',
        'Bearer x',
        basic(''),
        basic(':'),
        basic(`tandem:`),
        basic(`tandem:${password} `),
        basic(`tandem:${password}\0`),
        basic(`Tandem:${password}`),
        basic(password),
        basic(`tandem:${password}`.toUpperCase()),
        `${authorization}, ${authorization}`,
        `${authorization} x`,
      ];
      for (let position = 6; position < authorization.replace(/=+$/, '').length; position += 1) {
        const other = authorization[position] === 'A' ? 'B' : 'A';
        forged.push(
          `${authorization.slice(0, position)}${other}${authorization.slice(position + 1)}`,
          `${authorization.slice(0, position)}${authorization.slice(position + 1)}`,
        );
      }
      for (const value of forged) {
        const error = errorOf(() => read({ ...message!, headers: { ...message!.headers, authorization: value } }));
        expect(error?.kind, String(value)).toBe('forbidden');
        expect(error?.message).not.toContain(password);
      }
      expect(errorOf(() => read({ ...message!, method: 'GET' }))?.kind).toBe('forbidden');
      const open = createPipedrive(accessTo({ domain: server.origin, api_token: 'x', webhook_password: '' }));
      expect(errorOf(() => open.readHook!({ ...message!, headers: { authorization: basic('tandem:') } }))?.kind).toBe(
        'forbidden',
      );
    });

    it('with any content lead to a plain error or to a record to read', async () => {
      const { sent, read } = await hooks();
      for (const body of [
        '',
        '{',
        'null',
        '[]',
        '{"meta":null}',
        '{"meta":{"entity":"organization"}}',
        '{"meta":{"entity":"organization","entity_id":"../1"}}',
        '{"meta":{"entity":"organization","entity_id":{"$ne":1}}}',
        '{"meta":{"entity":"__proto__","entity_id":-1}}',
      ])
        expect(errorOf(() => read({ ...sent[0]!, body }))?.kind, body).toBe('invalid');
      expect(read({ ...sent[0]!, body: '{"meta":{"entity":"note","entity_id":"1"}}' })).toEqual([]);
    });
  });
});
