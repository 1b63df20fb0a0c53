import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { closeMonth, startClosing, verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { StepSheet } from '#shared/nouns/step-sheet.ts';
import { plainSentence } from '#shared/text/sentence.ts';

let world: World;
let company: Company;
let finance: Person;
let alpha: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
});
afterAll(() => world.close());

const preview = (url: string, body: object = {}) => finance.post<StepSheet>(`${url}/preview`, body);
const buttonOf = ({ action }: StepSheet) =>
  plainSentence(action, { money: (minor, currency) => `${currency} ${minor}`, day: (day) => day });
const bonus = (amount_minor: number, more: object = {}) => ({
  partner_id: alpha,
  amount_minor,
  currency: 'USD',
  on: '2026-03-10',
  reason: 'Agreed on the phone',
  ...more,
});
const balances = () =>
  company.within((call) =>
    call.rows(sql`select * from account_balances where organization_id = ${call.organization_id} order by account_id`),
  );
const counts = () =>
  company.within((call) =>
    call.one(sql`
      select (select count(*)::int from commission_lines
        where organization_id = ${call.organization_id}) as lines, (select count(*)::int from journal_entries
      where organization_id = ${call.organization_id}) as entries,
        (select count(*)::int from outbox_events where organization_id = ${call.organization_id}) as events`),
  );

async function wonDeal(): Promise<{ deal: string; line: string }> {
  return company.within(async (call) => {
    const has = await call.maybe(sql`select from plan_versions where organization_id = ${call.organization_id}`);
    if (!has) await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const deal = await givenDeal(call, { partners: [alpha] });
    await accrueForOpportunity(call, deal);
    return { deal, line: (await linesOf(call, deal))[0]!.id };
  });
}

test('a preview of a manual commission writes nothing and names the amounts that the step then books', async () => {
  await finance.post('/commission_lines/by_hand', bonus(2_000));
  const before = await counts();
  const sheet = await preview('/commission_lines/by_hand', bonus(5_000));
  expect(await counts()).toEqual(before);
  expect(buttonOf(sheet)).toBe('Add commission of USD 5000');
  expect(sheet).toMatchObject({
    figures: [{ minor: 5_000, currency: 'USD' }],
    note: [expect.stringContaining('Alpha')],
    changes: [{ name: expect.stringContaining('Alpha'), note: 'Payable', before_minor: 2_000, after_minor: 7_000 }],
  });
  await finance.post('/commission_lines/by_hand', bonus(5_000));
  expect(await preview('/commission_lines/by_hand', bonus(-1_000))).toMatchObject({
    changes: [{ before_minor: 7_000, after_minor: 6_000 }],
  });
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('a held commission shows the day from which it is payable', async () => {
  const { facts, changes } = await preview('/commission_lines/by_hand', bonus(5_000, { hold_days: 10 }));
  expect(facts).toEqual([{ label: 'Payable from', value: [{ day: '2026-03-20' }] }]);
  expect(changes).toMatchObject([{ note: 'On hold', before_minor: 0, after_minor: 5_000 }]);
});

test('a step that would be refused is refused in its preview with the same words', async () => {
  const { id } = await finance.post<{ id: string }>('/commission_lines/by_hand', bonus(5_000));
  await finance.post(`/commission_lines/${id}/take_back`, { reason: 'Mistake' });
  const [previewed, taken] = [
    await finance.request('POST', `/commission_lines/${id}/take_back/preview`, { reason: 'Mistake' }),
    await finance.request('POST', `/commission_lines/${id}/take_back`, { reason: 'Mistake' }),
  ];
  expect(previewed.statusCode).toBe(409);
  expect(previewed.json().message).toBe(taken.json().message);
});

test('every preview of money equals what its step posts', async () => {
  // The amounts have a fixed order instead of a random one, so that a failure can be repeated.
  for (const amount of [1, 99, 100, 33_333, 1_000_000_007]) {
    const { line, deal } = await wonDeal();
    const refund = { on: '2026-03-12', external_id: `CN-${amount}`, reason: 'Returned' };
    const steps: [string, object][] = [
      ['/commission_lines/by_hand', bonus(amount)],
      ['/commission_lines/by_hand', bonus(-amount)],
      ['/commission_lines/by_hand', bonus(-1, { adjusts_line_id: line })],
      [`/opportunities/${deal}/refunds`, refund],
    ];
    for (const [url, body] of steps) {
      const { changes } = await preview(url, body);
      const sum = changes.reduce((all, { before_minor, after_minor }) => all + after_minor - before_minor, 0);
      const owed = async () => {
        const rows = await company.within((call) =>
          call.rows<{ owed: number }>(sql`
            select coalesce(sum(b.credit_minor - b.debit_minor), 0)::bigint as owed from account_balances b
            join ledger_accounts a on a.organization_id = b.organization_id and a.id = b.account_id
            where a.organization_id = ${call.organization_id} and a.partner_id = ${alpha}`),
        );
        return rows[0]!.owed;
      };
      const before = await owed();
      await finance.post(url, body);
      expect((await owed()) - before).toBe(sum);
    }
  }
}, 120_000);

test('closing a month shows its final totals and changes nothing', async () => {
  world.clock.set('2026-02-10T09:00:00Z');
  await finance.post('/commission_lines/by_hand', bonus(5_000, { on: '2026-02-01' }));
  world.clock.set('2026-03-16T09:00:00Z');
  await company.within((call) => startClosing(call, '2026-02'));
  const balancesBefore = await balances();
  const sheet = await preview('/accounting_periods/2026-02/close');
  expect(sheet.facts).toContainEqual({ label: 'Owed at month end', value: [{ minor: 5_000, currency: 'USD' }] });
  expect(await balances()).toEqual(balancesBefore);
  expect(await finance.request('GET', '/accounting_periods/2026-02').then((one) => one.json().period.state)).toBe(
    'closing',
  );
  await company.within((call) => closeMonth(call, '2026-02'));
});

test('releasing many commissions names those that are left out', async () => {
  const { line } = await wonDeal();
  await finance.post(`/commission_lines/${line}/hold`, { reason: 'Checking' });
  const { id: other } = await finance.post<{ id: string }>('/commission_lines/by_hand', bonus(700));
  const sheet = await preview('/commission_lines/bulk', { ids: [line, other], change: { release: true } });
  expect(sheet.note).toEqual(['1 commission']);
  expect(sheet.excluded).toMatchObject([{ key: other }]);
});
