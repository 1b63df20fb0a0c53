import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { jobOf } from '#server/testing/jobs.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { PayoutMethod, ShownDetails } from '../schema.ts';
import { accountPrintJobs } from './account-print.ts';

let world: World;
let company: Company;
/** Enters details; another person of finance verifies them. */
let finance: Person;
let verifier: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  [finance, verifier] = await Promise.all([company.member('finance'), company.member('finance')]);
});
afterAll(() => world.close());

const IBAN = 'DE89370400440532013000';
const ROUTING = '021000021';
const paypal = (email: string, currency = 'USD') => ({
  rail: 'paypal',
  currency,
  holder_name: 'Alder GmbH',
  details: { email },
});
const sepa = (iban = IBAN) => ({
  rail: 'bank_sepa',
  currency: 'EUR',
  holder_name: 'Alder GmbH',
  details: { iban },
});

async function newPartner() {
  const partner_id = await company.within((call) => samplePartner(call));
  return { partner_id, admin: await world.partnerUser(company, partner_id) };
}
const enter = (person: Person, input: object) => person.post<PayoutMethod>('/payout_methods', input);
const read = (id: string) => finance.get<PayoutMethod>(`/payout_methods/${id}`);
const verify = (person: Person, id: string, body: object = {}) =>
  person.request('POST', `/payout_methods/${id}/verify`, body);
const details = async (id: string) =>
  (await verifier.request('PUT', `/payout_methods/${id}/look`)).json<ShownDetails>().details;

describe('entering details', () => {
  test.each([
    'IBAN: DE89 3704 0044 0532 0130 00',
    'iban DE89-3704-0044-0532-0130-00',
    'DE89\u00a03704\u202f0044\u20090532 0130\u200b00',
    'DE89\u20113704\u20130044 0532 0130 00\u2060',
  ])('reads %s as the account', async (iban) => {
    const { admin } = await newPartner();
    const { id } = await enter(admin, sepa(iban));
    expect((await details(id)).iban).toBe(IBAN);
  });

  test('a name that files of banks cannot carry needs its Latin form', async () => {
    const { admin } = await newPartner();
    const named = (more: object = {}) => ({
      ...sepa(),
      holder_name: '山田商事 2',
      details: { iban: IBAN, ...more },
    });
    const refused = async (input: object) => (await admin.request('POST', '/payout_methods', input)).json().errors;
    expect(await refused(named())).toEqual({
      'details.latin_name': ['is required, because files of banks cannot have these letters: 山田商事'],
    });
    expect(await refused(named({ latin_name: 'Yamada 商事' }))).toEqual({
      'details.latin_name': ['has letters that are not Latin: 商事'],
    });
    const { id } = await enter(admin, named({ latin_name: ' Yamada Shoji 2 ' }));
    expect(await details(id)).toMatchObject({ latin_name: 'Yamada Shoji 2' });
    expect(await enter((await newPartner()).admin, { ...sepa(), holder_name: 'Łódź Ελλάς Борис' })).toHaveProperty(
      'id',
    );
  });

  test('a partner enters its account, which waits until the company has verified it', async () => {
    const { partner_id, admin } = await newPartner();
    const method = await enter(admin, sepa());
    expect(method).toMatchObject({ rail: 'bank_sepa', currency: 'EUR', status: 'pending', account_last4: '3000' });
    expect(method.verified_at).toBeNull();
    expect(await finance.get(`/payout_methods?partner_id=${partner_id}`)).toMatchObject([
      { id: method.id, partner_id, changed_by: admin.user_id },
    ]);
  });

  test('an account typed with spaces and in small letters is the same account', async () => {
    const { admin } = await newPartner();
    const { id } = await enter(admin, sepa('de89 3704 0044 0532 0130 00'));
    expect((await verify(finance, id)).statusCode).toBe(200);
    const again = await enter(admin, sepa());
    expect(again).toMatchObject({ id, status: 'verified' });
    expect(await details(id)).toEqual({ iban: IBAN });
  });

  test('new details for a currency replace the earlier ones and wait again', async () => {
    const { admin, partner_id } = await newPartner();
    const { id } = await enter(admin, paypal('old@alder.test'));
    expect((await verify(finance, id)).json()).toMatchObject({ status: 'verified' });
    const changed = await enter(admin, paypal('new@alder.test'));
    expect(changed).toMatchObject({ id, status: 'pending', verified_at: null, account_last4: 'n…@alder.test' });
    expect(await details(id)).toEqual({ email: 'new@alder.test' });
    await enter(admin, sepa());
    expect(await finance.get(`/payout_methods?partner_id=${partner_id}`)).toHaveLength(2);
  });

  test('the same new details sent twice at once are stored once', async () => {
    const { admin, partner_id } = await newPartner();
    const answers = await Promise.all(
      ['a@alder.test', 'b@alder.test', 'b@alder.test'].map((email) =>
        admin.request('POST', '/payout_methods', paypal(email)),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<PayoutMethod>().id)).size).toBe(1);
    expect(await finance.get(`/payout_methods?partner_id=${partner_id}`)).toHaveLength(1);
  });

  test.each([
    [400, 'details.iban', { ...sepa('DE89') }],
    [422, 'details.iban', { ...sepa('DE88370400440532013000') }],
    [422, 'currency', { ...sepa(), currency: 'USD' }],
    [422, 'details.iban', { ...sepa(), details: {} }],
    [400, 'currency', { ...paypal('a@b.test'), currency: 'XXQ' }],
    [400, 'holder_name', { ...paypal('a@b.test'), holder_name: '  ' }],
    [400, 'country', { ...paypal('a@b.test'), country: 'Germany' }],
    [400, 'details.email', { ...paypal('nobody') }],
    [422, 'details.email', { ...sepa(), details: { iban: IBAN, email: 'a@b.test' } }],
    [
      422,
      'details.routing_number',
      {
        ...paypal(''),
        rail: 'bank_ach',
        details: { routing_number: '021000022', account_number: '12345', account_type: 'checking' },
      },
    ],
    [
      422,
      'currency',
      {
        ...paypal('', 'EUR'),
        rail: 'bank_ach',
        details: { routing_number: ROUTING, account_number: '12345', account_type: 'checking' },
      },
    ],
    [
      422,
      'details.account_type',
      { ...paypal(''), rail: 'bank_ach', details: { routing_number: ROUTING, account_number: '12345' } },
    ],
    [400, 'details.stripe_account', { ...paypal(''), rail: 'stripe_connect', details: { stripe_account: 'acct' } }],
    [422, 'details.account_number', { ...paypal(''), rail: 'bank_other', details: { account_number: ' - - ' } }],
    [422, 'details.account_number', { ...paypal(''), rail: 'bank_other', details: { account_number: '7 -  -' } }],
    [422, 'details.instructions', { ...paypal(''), rail: 'external', details: { instructions: ' \n ' } }],
  ])('answers %i and names %s', async (status, field, input) => {
    const { admin, partner_id } = await newPartner();
    const answer = await admin.request('POST', '/payout_methods', input);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
    expect(await finance.get(`/payout_methods?partner_id=${partner_id}`)).toEqual([]);
  });

  test('the company names the partner, which exists in its program', async () => {
    const other = await world.company('Other');
    const foreign = await other.within((call) => samplePartner(call));
    const missing = await finance.request('POST', '/payout_methods', paypal('a@b.test'));
    expect([missing.statusCode, missing.json().errors]).toEqual([422, { partner_id: ['is required'] }]);
    const strange = await finance.request('POST', '/payout_methods', { ...paypal('a@b.test'), partner_id: foreign });
    expect(strange.statusCode).toBe(404);
    expect(await other.owner.get('/payout_methods')).toEqual([]);
  });
});

describe('verifying', () => {
  test('nobody verifies details they entered', async () => {
    const { partner_id } = await newPartner();
    const { id } = await enter(finance, { ...sepa(), partner_id });
    const own = await verify(finance, id);
    expect([own.statusCode, own.json().message]).toEqual([
      409,
      'You can’t verify payout details you entered. Ask another team member.',
    ]);
    expect((await verify(verifier, id)).json()).toMatchObject({ status: 'verified' });
    expect((await verify(verifier, id)).statusCode).toBe(200);
  });

  test('details that changed since they were checked are not verified', async () => {
    const { admin } = await newPartner();
    const { id, row_version } = await enter(admin, paypal('checked@alder.test'));
    await enter(admin, paypal('swapped@alder.test'));
    expect((await verify(finance, id, { row_version })).statusCode).toBe(409);
    expect(await read(id)).toMatchObject({ status: 'pending' });
  });

  test('a change and a verification at once never verify the new account', async () => {
    const { admin } = await newPartner();
    const { id, row_version } = await enter(admin, paypal('checked@alder.test'));
    const [, verified] = await Promise.all([
      enter(admin, paypal('swapped@alder.test')),
      verify(finance, id, { row_version }),
    ]);
    expect([200, 409], 'before or after the change').toContain(verified.statusCode);
    expect(await read(id)).toMatchObject({ status: 'pending', verified_at: null });
  });

  test('a partner never verifies, and neither do roles that only read', async () => {
    const { admin } = await newPartner();
    const { id } = await enter(admin, sepa());
    expect((await verify(admin, id)).statusCode).toBe(404);
    expect((await verify(await company.member('partner_manager'), id)).statusCode).toBe(403);
    expect(await read(id)).toMatchObject({ status: 'pending' });
  });
});

describe('disabling', () => {
  test('disabled details are used no more, and the partner enters new ones', async () => {
    const { admin } = await newPartner();
    const { id } = await enter(admin, sepa());
    expect(await admin.post(`/payout_methods/${id}/disable`)).toMatchObject({ status: 'disabled' });
    expect(await admin.post(`/payout_methods/${id}/disable`)).toMatchObject({ status: 'disabled' });
    expect((await verify(finance, id)).statusCode).toBe(409);
    expect((await admin.request('POST', `/payout_methods/${id}/default`, { is_default: true })).statusCode).toBe(409);
    const next = await enter(admin, sepa());
    expect(next).toMatchObject({ status: 'pending' });
    expect(next.id).not.toBe(id);
  });
});

describe('the account for other currencies', () => {
  test('is one account of the partner at most', async () => {
    const { admin } = await newPartner();
    const euros = await enter(admin, { ...sepa(), is_default: true });
    const dollars = await enter(admin, { ...paypal('a@alder.test'), is_default: true });
    expect([(await read(euros.id)).is_default, (await read(dollars.id)).is_default]).toEqual([false, true]);
    await admin.post(`/payout_methods/${euros.id}/default`, { is_default: true });
    expect([(await read(euros.id)).is_default, (await read(dollars.id)).is_default]).toEqual([true, false]);
    await admin.post(`/payout_methods/${euros.id}/default`, { is_default: false });
    expect((await read(euros.id)).is_default).toBe(false);
  });

  test('stays one when two accounts become it at once', async () => {
    const { admin, partner_id } = await newPartner();
    const ids = [(await enter(admin, sepa())).id, (await enter(admin, paypal('a@alder.test'))).id];
    const answers = await Promise.all(
      ids.map((id) => admin.request('POST', `/payout_methods/${id}/default`, { is_default: true })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const methods = await finance.get<PayoutMethod[]>(`/payout_methods?partner_id=${partner_id}`);
    expect(methods.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('keeps its verification when only the default changes', async () => {
    const { admin } = await newPartner();
    const { id } = await enter(admin, sepa());
    await verify(finance, id);
    expect(await enter(admin, { ...sepa(), is_default: true })).toMatchObject({ status: 'verified', is_default: true });
  });
});

describe('who sees an account', () => {
  test('full details open to finance of the company only, and each view is recorded', async () => {
    const { admin } = await newPartner();
    const { id } = await enter(admin, sepa());
    expect(await details(id)).toEqual({ iban: IBAN });
    expect((await admin.request('PUT', `/payout_methods/${id}/look`)).statusCode).toBe(404);
    expect((await (await company.member('content')).request('PUT', `/payout_methods/${id}/look`)).statusCode).toBe(403);
    const events = await company.owner.get<{ actor_id: string; reason: string | null }[]>(
      `/audit_events?ref_table=payout_methods&ref_id=${id}`,
    );
    expect(events.filter(({ reason }) => reason === 'Viewed full payout details')).toMatchObject([
      { actor_id: verifier.user_id },
    ]);
  });

  test('another partner and another company find nothing', async () => {
    const { admin } = await newPartner();
    const { id } = await enter(admin, sepa());
    const rival = await newPartner();
    const stranger = (await world.company('Stranger')).owner;
    for (const person of [rival.admin, stranger]) {
      expect((await person.request('GET', `/payout_methods/${id}`)).statusCode).toBe(404);
      expect((await person.request('POST', `/payout_methods/${id}/disable`)).statusCode).toBe(404);
      expect((await person.request('POST', `/payout_methods/${id}/default`, { is_default: true })).statusCode).toBe(
        404,
      );
      expect(await person.get('/payout_methods')).toEqual([]);
    }
    expect((await stranger.request('PUT', `/payout_methods/${id}/look`)).statusCode).toBe(404);
    const { partner_id } = await newPartner();
    const forged = await rival.admin.request('POST', '/payout_methods', { ...sepa(), partner_id });
    expect(forged.statusCode).toBe(404);
  });

  test('finance users of the partner change the account; sales users do not see it', async () => {
    const { partner_id } = await newPartner();
    const [money, sales] = await Promise.all([
      world.partnerUser(company, partner_id, 'partner_finance'),
      world.partnerUser(company, partner_id, 'partner_sales'),
    ]);
    const { id } = await enter(money, sepa());
    expect((await sales.request('GET', `/payout_methods/${id}`)).statusCode).toBe(403);
    expect((await sales.request('POST', '/payout_methods', sepa())).statusCode).toBe(403);
    expect(await money.get('/payout_methods')).toMatchObject([{ id, account_last4: '3000' }]);
  });
});

describe('one account at two partners', () => {
  const NL = 'NL91ABNA0417164300';

  test('is pointed out to who verifies, and never to partners', async () => {
    const [first, second] = [await newPartner(), await newPartner()];
    const one = await enter(first.admin, sepa(NL));
    expect((await read(one.id)).same_account_as).toBeNull();
    const other = await enter(second.admin, { ...sepa('NL91 abna 0417 1643 00'), holder_name: 'Birch BV' });
    expect((await read(other.id)).same_account_as).toBe((await read(one.id)).partner_name);
    expect((await read(one.id)).same_account_as).toBe((await read(other.id)).partner_name);
    expect(await second.admin.get<object>(`/payout_methods/${other.id}`)).not.toHaveProperty('same_account_as');
    await finance.post(`/payout_methods/${one.id}/disable`, {});
    expect((await read(other.id)).same_account_as).toBeNull();
  });

  test('is found for details that were stored before', async () => {
    const [first, second] = [await newPartner(), await newPartner()];
    const one = await enter(first.admin, paypal('shared@alder.example'));
    const other = await enter(second.admin, paypal('Shared@Alder.example'));
    await company.within((call) =>
      call.run(
        sql`update payout_method_details set account_print = null where organization_id = ${call.organization_id}`,
      ),
    );
    expect((await read(other.id)).same_account_as).toBeNull();
    await accountPrintJobs['payout-methods.account-prints'](jobOf(world, company));
    expect((await read(other.id)).same_account_as).toBe((await read(one.id)).partner_name);
  });
});

test('a verification keeps how the details were checked, until they change', async () => {
  const { admin } = await newPartner();
  const { id } = await enter(admin, paypal('checked@alder.example'));
  expect((await verify(verifier, id, { how: 'guessed' })).statusCode).toBe(400);
  expect((await verify(verifier, id, { how: 'called', note: ' Spoke to Ada ' })).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'verified', verified_how: 'called', verified_note: 'Spoke to Ada' });
  await enter(admin, paypal('changed@alder.example'));
  expect(await read(id)).toMatchObject({ status: 'pending', verified_how: null, verified_note: null });
});

test('details say when the security hold after a change ends', async () => {
  const { admin } = await newPartner();
  const held = (days: number) =>
    company.within((call) =>
      call.run(
        sql`update program_settings set method_rest_days = ${days} where organization_id = ${call.organization_id}`,
      ),
    );
  const { id, changed_at } = await enter(admin, paypal('held@alder.example'));
  await held(3);
  expect(Date.parse((await read(id)).usable_from!) - Date.parse(changed_at)).toBe(3 * 86_400_000);
  await held(0);
  expect((await read(id)).usable_from).toBeNull();
});
