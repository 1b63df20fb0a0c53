import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DealRegistration } from '#features/deals/deal-registrations/schema.ts';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { sql } from '#server/db/sql.ts';
import { type UploadAnswer, uploadColumns } from '../schema.ts';

let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
});
beforeEach(async () => {
  desk = await createDesk(desk.world);
  dealer = await desk.dealer();
});
afterAll(() => desk.world.close());

const headings = uploadColumns.map(({ heading }) => heading).join(',');
const row = (name: string, more: Partial<Record<string, string>> = {}) =>
  uploadColumns
    .map(
      ({ key }) =>
        ({
          account_name: name,
          account_domain: `${name.toLowerCase()}.example`,
          country: 'US',
          contact_email: `ada@${name.toLowerCase()}.example`,
          amount: '1250.50',
          currency: 'EUR',
          expected_close_on: '2026-09-30',
          ...more,
        })[key as string] ?? '',
    )
    .join(',');
const send = (mode: 'check' | 'submit', lines: readonly string[], person = dealer.person) =>
  person.request('POST', '/registration_uploads', { csv: [headings, ...lines].join('\n'), mode });
const ask = async (mode: 'check' | 'submit', ...lines: string[]) => (await send(mode, lines)).json<UploadAnswer>().rows;
const registered = () => desk.reviewer.get<DealRegistration[]>('/deal_registrations');

test('a check says row by row what is wrong and keeps nothing', async () => {
  const rows = await ask(
    'check',
    row('Alpha'),
    row('Beta', { amount: 'a lot', country: 'Atlantis' }),
    row('Gamma', { contact_email: '' }),
    row('Alpha'),
  );
  expect(rows.map(({ row, result }) => [row, result])).toEqual([
    [2, 'ready'],
    [3, 'refused'],
    [4, 'refused'],
    [5, 'refused'],
  ]);
  expect(rows[1]!.problems.map(({ column }) => column).sort()).toEqual(['Amount', 'Country']);
  expect(rows[2]!.problems).toMatchObject([{ column: 'Contact email', text: 'is required' }]);
  expect(rows[3]!.problems[0]!.text).toContain('already registered');
  expect(await registered()).toEqual([]);
});

test('submitting registers the good rows, and again registers none twice', async () => {
  const rows = await ask('submit', row('Alpha'), row('Beta', { amount: 'x' }), row('Gamma'));
  expect(rows.map(({ result, status }) => [result, status])).toEqual([
    ['registered', 'pending_review'],
    ['refused', null],
    ['registered', 'pending_review'],
  ]);
  expect(await registered()).toHaveLength(2);
  const row0 = await desk.registration(rows[0]!.registration_id!);
  expect(row0).toMatchObject({
    number: rows[0]!.number,
    source: 'partner',
    partner_id: dealer.id,
    amount_minor: 125_050,
    currency: 'EUR',
    submitted_by: dealer.person.user_id,
  });
  const again = await ask('submit', row('Alpha'), row('Gamma'));
  expect(again.map(({ result }) => result)).toEqual(['refused', 'refused']);
  expect(await registered()).toHaveLength(2);
});

test('a check does not reveal other partners', async () => {
  const rival = await desk.dealer();
  await desk.within((call) =>
    call.run(sql`update opportunity_types set auto_approves = true where organization_id = ${call.organization_id}`),
  );
  await rival.register({ account_name: 'Taken', account_domain: 'taken.example' });
  const [taken, free] = await ask('check', row('Taken'), row('Free'));
  expect({ ...taken, row: 0, account_name: '' }).toEqual({ ...free, row: 0, account_name: '' });
  const [queued, approved] = await ask('submit', row('Taken'), row('Free'));
  expect([queued!.status, approved!.status]).toEqual(['pending_review', 'approved']);
});

test('headings in any order and other separators are read; others are named', async () => {
  const csv =
    'Expected close;Account;Country;Contact email;Amount;Color\n30.09.2026;Delta;Germany;ada@delta.example;99;red';
  const answer = await dealer.person.post<UploadAnswer>('/registration_uploads', { csv, mode: 'submit' });
  expect(answer.ignored).toEqual(['Color']);
  const found = await desk.registration(answer.rows[0]!.registration_id!);
  expect(found).toMatchObject({ country: 'DE', expected_close_on: '2026-09-30', has_no_website: true });
});

test('a file without the account column, without rows or with too many is refused', async () => {
  const post = (csv: string) => dealer.person.request('POST', '/registration_uploads', { csv, mode: 'check' });
  expect((await post('Name\nAlpha')).json().errors.csv[0]).toContain('Account');
  expect((await post(headings)).statusCode).toBe(400);
  const many = Array.from({ length: 201 }, (_, index) => row(`Many${index}`));
  expect((await send('check', many)).json().message).toContain('more than 200 rows');
});

test('values that a spreadsheet would run as formulas are text', async () => {
  const [one] = await ask('submit', row('Epsilon', { title: '"\'=1+1"' }));
  expect(await desk.registration(one!.registration_id!)).toMatchObject({ title: '=1+1' });
});

test('the company has its own import instead', async () => {
  expect((await send('check', [row('Alpha')], desk.reviewer)).statusCode).toBe(404);
});
