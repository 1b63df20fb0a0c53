import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { CrmError } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import { accessTo, startSalesforce } from '../../testing/providers.ts';
import { createSalesforce } from './salesforce.ts';
import { condition, plainName, quoteSoql } from './soql.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
async function open() {
  const started = await startSalesforce();
  ends.push(started.server.close);
  return { ...started, crm: started.bench.connect() };
}
const errorOf = (work: () => Promise<unknown>) =>
  work().then(
    () => null,
    (error: unknown) => error as CrmError,
  );

describe('Salesforce', () => {
  it('escapes every text of a query, and refuses names that are none', () => {
    expect(quoteSoql(`a'b\\c"d\ne`)).toBe(`'a\\'b\\\\c\\"d\\ne'`);
    const field = { name: 'Name', label: 'Name', type: 'text' as const, is_required: true, is_read_only: false };
    expect(condition({ field: 'Name', equals: [`x') OR (Name != '`, null] }, field)).toBe(
      `(Name IN ('x\\') OR (Name != \\'') OR Name = null)`,
    );
    for (const name of ['Name FROM User', 'Account--', "A'", '', '1A', 'a'.repeat(81)])
      expect(() => plainName(name)).toThrow(CrmError);
    for (const value of ['1 OR 1=1', 'NaN', '1e9'])
      expect(() =>
        condition({ field: 'Amount', equals: [value] }, { ...field, name: 'Amount', type: 'amount' }),
      ).toThrow(CrmError);
    for (const value of ['2026-01-01 OR Id != null', 'TODAY'])
      expect(() =>
        condition({ field: 'CloseDate', equals: [value] }, { ...field, name: 'CloseDate', type: 'date' }),
      ).toThrow(CrmError);
  });

  it('follows the pages of one query, also of one that is too long for an address', async () => {
    const { crm, bench, mock } = await open();
    mock.setPageSize(3);
    const ids: string[] = [];
    for (let count = 0; count < 11; count += 1) ids.push(await bench.save(`Acme ${count}`));
    const page = await crm.changes('Account', null, { fields: ['Name'], filters: [], limit: 10 });
    expect(page.records.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(page.has_more).toBe(true);
    const equals = Array.from({ length: 300 }, (_, position) => `Acme ${position}`);
    const all = await crm.changes('Account', null, {
      fields: ['Name'],
      filters: [{ field: 'Name', equals }],
      limit: 50,
    });
    expect(all.records).toHaveLength(11);
    expect(mock.requests.get('POST /services/data/{version}/composite/batch')).toBe(1);
    expect(mock.violations).toEqual([]);
  });

  it('reads picklists, required fields and types from the description', async () => {
    const { crm } = await open();
    const account = (await crm.describe()).find(({ name }) => name === 'Account')!;
    const field = (name: string) => account.fields.find((each) => each.name === name);
    expect(field('Type')).toMatchObject({
      type: 'choice',
      options: [
        { value: 'Customer', is_archived: false },
        { value: 'Partner', is_archived: false },
        { value: 'Reseller', is_archived: true },
      ],
    });
    expect(field('SystemModstamp')).toMatchObject({ is_read_only: true, is_required: false, type: 'instant' });
    expect(field('Active__c')?.is_required).toBe(false);
    expect(field('BillingAddress')).toBeUndefined();
    expect((await crm.describe()).map(({ name }) => name)).not.toContain('ApexClass');
  });

  it('converts values in both directions, and links to the record', async () => {
    const { crm, mock } = await open();
    const values = {
      Name: 'Acme',
      AnnualRevenue: '1200.50',
      NumberOfEmployees: 7,
      Services__c: ['Support', 'Training'],
      Active__c: true,
      Website: null,
    };
    const [written] = await crm.write('Account', [{ id: null, external_id: newId(), values }]);
    if (written?.status !== 'created') throw new Error('It was not created.');
    const [read] = await crm.read('Account', [written.id], Object.keys(values));
    expect(read?.values).toEqual({ ...values, AnnualRevenue: '1200.5' });
    expect(read?.updated_at).toBe(written.updated_at);
    expect(read?.url).toMatch(/\/lightning\/r\/Account\/001\w+\/view$/);
    expect(mock.violations).toEqual([]);
  });

  it('explains that the field for ids is missing, and writes nothing', async () => {
    const { crm, mock } = await open();
    mock.removeExternalId();
    const error = await errorOf(() =>
      crm.write('Account', [{ id: null, external_id: newId(), values: { Name: 'Acme' } }]),
    );
    expect(error).toMatchObject({ kind: 'invalid', field: 'Tandem_Id__c' });
    expect(error?.message).toMatch(/Add a text field "Tandem Id"/);
    expect(await errorOf(() => crm.find('Account', null, ['x'], []))).toMatchObject({ kind: 'invalid' });
    expect(mock.requests.get('PATCH /services/data/{version}/composite/sobjects')).toBeUndefined();
    expect((await crm.changes('Account', null, { fields: ['Name'], filters: [], limit: 5 })).records).toEqual([]);
  });

  it('tells a locked, a deleted, a doubled and a missing record apart', async () => {
    const { crm, bench, mock } = await open();
    const [locked, gone, other] = [await bench.save('Locked'), await bench.save('Gone'), await bench.save('Other')];
    const external_id = newId();
    await crm.write('Account', [{ id: other, external_id, values: {} }]);
    mock.locked.add(locked);
    await bench.remove(gone);
    const results = await crm.write('Account', [
      { id: locked, external_id: newId(), values: { Name: 'x' } },
      { id: gone, external_id: newId(), values: { Name: 'x' } },
      { id: '001000000000999AAA', external_id: newId(), values: { Name: 'x' } },
      { id: other, external_id: newId(), values: { Name: '' } },
    ]);
    expect(results.map((result) => result.status === 'failed' && result.error.kind)).toEqual([
      'busy',
      'missing',
      'missing',
      'invalid',
    ]);
    const [, second] = [await bench.save('First'), await bench.save('Second')];
    const [taken] = await crm.write('Account', [{ id: second, external_id, values: { Name: 'x' } }]);
    expect(taken).toMatchObject({ status: 'failed', error: { kind: 'conflict' } });
  });

  it('issues tokens only for the right verifier, names the instance, and refreshes', async () => {
    const { mock, server, access } = await open();
    const verifier = 'v'.repeat(64);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    const post = (body: Record<string, string>) =>
      access.outgoing.request(`${server.origin}/services/oauth2/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ client_id: 'app', ...body }).toString(),
      });
    const code = () => mock.tokens.issueCode({ scopes: ['api', 'refresh_token'], code_challenge });
    expect((await post({ grant_type: 'authorization_code', code: code(), code_verifier: 'w'.repeat(64) })).status).toBe(
      400,
    );
    const answer = (
      await post({ grant_type: 'authorization_code', code: code(), code_verifier: verifier })
    ).json() as Record<string, string>;
    expect(answer).toMatchObject({ instance_url: 'https://mock.invalid', scope: 'api refresh_token' });
    mock.tokens.expireAll();
    let token = answer.access_token!;
    const given = accessTo(
      { domain: server.origin, instance_url: server.origin },
      { origin: server.origin, token: () => token },
    );
    expect(await errorOf(() => createSalesforce(given).check())).toMatchObject({ kind: 'expired' });
    token = (
      (await post({ grant_type: 'refresh_token', refresh_token: answer.refresh_token! })).json() as Record<
        string,
        string
      >
    ).access_token!;
    expect((await createSalesforce(given).check()).account).toBe('Acme Inc.');
  });

  it('refuses a domain, an instance or a version that it cannot trust', () => {
    const untrusted: Record<string, string>[] = [
      { domain: '' },
      { domain: 'acme.my.salesforce.com', instance_url: 'https://evil.example' },
      { domain: 'acme.my.salesforce.com', instance_url: 'https://salesforce.com.evil.example' },
      { domain: 'acme.my.salesforce.com', instance_url: 'https://user:pw@acme.my.salesforce.com' },
      { domain: 'acme.my.salesforce.com', instance_url: 'file:///etc/passwd' },
      { domain: 'acme.my.salesforce.com', api_version: '62.0/../..' },
    ];
    for (const values of untrusted)
      expect(() => createSalesforce(accessTo(values)), JSON.stringify(values)).toThrow(CrmError);
  });
});

describe('the limits of Salesforce', () => {
  it('divides long lists of values by their size', async () => {
    const { crm, bench, mock } = await open();
    const names = Array.from({ length: 420 }, (_, n) => `Acme ${n} ${'x'.repeat(400)}`);
    for (const name of names.slice(0, 3)) await bench.save(name.slice(0, 255));
    const wanted = [...names.map((name) => name.slice(0, 255)), ...names, 'y'.repeat(5000)];
    expect(await crm.find('Account', 'Name', wanted, ['Name'])).toHaveLength(3);
    expect(mock.requests.get('POST /services/data/{version}/composite/batch')).toBeGreaterThan(4);
    expect(mock.violations).toEqual([]);
  });
});
