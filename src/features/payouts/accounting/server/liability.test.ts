import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addManualCommission,
  reverseManualCommission,
} from '#features/commissions/manual-commissions/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { addDays } from '#shared/time/dates.ts';
import type { LiabilityLine, LiabilityReport } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-01-01T09:00:00Z');
  company = await world.company();
});
afterAll(() => world.close());

const at = (day: string) => world.clock.set(`${day}T09:00:00Z`);
const report = (on: string) => company.owner.get<LiabilityReport>(`/liability_report?on=${on}`);
const balances = async () => {
  const rows = await company.owner.rows<{ account: string; currency: string; balance_minor: number }>(
    '/ledger/trial_balance',
  );
  const owed = (part: string) =>
    rows
      .filter(({ account }) => account === `partners:${part}`)
      .map(({ currency, balance_minor }) => [currency, balance_minor]);
  return { on_hold: owed('on_hold'), payable: owed('payable'), in_transit: owed('in_transit') };
};

test('equals the ledger’s balances of every day, over random logs', async () => {
  let state = 20_260_101;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const partners = [
    await company.within((call) => samplePartner(call)),
    await company.within((call) => samplePartner(call)),
  ];
  const balancesByDay = new Map<string, Awaited<ReturnType<typeof balances>>>();
  const lines: string[] = [];
  for (let step = 0; step < 24; step += 1) {
    const day = addDays('2026-01-01', step * 5);
    at(day);
    for (let more = 0; more < 2; more += 1) {
      const currency = random(3) === 0 ? 'EUR' : 'USD';
      const taken = lines.length > 3 && random(4) === 0 ? lines.splice(random(lines.length), 1)[0] : undefined;
      if (taken) await company.within((call) => reverseManualCommission(call, taken, 'A mistake'));
      else
        lines.push(
          await company.within((call) =>
            addManualCommission(call, {
              partner_id: partners[random(2)]!,
              amount_minor: 1 + random(100_000),
              currency,
              on: addDays(day, -random(40)),
              reason: 'Random',
              hold_days: random(2) * random(90),
            }),
          ),
        );
    }
    balancesByDay.set(day, await balances());
  }
  at('2026-06-01');
  for (const [day, then] of balancesByDay) {
    const { totals, rows } = await report(day);
    const shown = (name: 'on_hold_minor' | 'payable_minor' | 'reserved_minor') =>
      totals.map((total) => [total.currency, total[name]] as const).filter(([, minor]) => minor !== 0);
    const some = (list: (string | number)[][]) => list.filter(([, minor]) => minor !== 0);
    expect([day, shown('on_hold_minor')]).toEqual([day, some(then.on_hold)]);
    expect([day, shown('payable_minor')]).toEqual([day, some(then.payable)]);
    expect([day, shown('reserved_minor')]).toEqual([day, some(then.in_transit)]);
    expect(rows.length > 0, day).toBe(totals.length > 0);
    for (const row of rows) {
      const owed = row.on_hold_minor + row.payable_minor + row.reserved_minor;
      expect(owed).toBe(row.accrued_minor - row.paid_minor + row.written_off_minor);
      expect(row.age_0_30_minor + row.age_31_60_minor + row.age_61_90_minor + row.age_over_90_minor).toBe(owed);
      const owedLines = await company.owner.rows<LiabilityLine>(
        `/liability_report/lines?on=${day}&partner_id=${row.partner_id}&currency=${row.currency}`,
      );
      const sum = owedLines.reduce(
        (all, line) => all + line.on_hold_minor + line.payable_minor + line.reserved_minor,
        0,
      );
      expect(sum).toBe(owed);
    }
  }
});

test('reserves for clawback by the share taken back in the year before', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const add = (amount_minor: number, on: string) =>
    company.within((call) =>
      addManualCommission(call, { partner_id, amount_minor, currency: 'USD', on, reason: 'A commission' }),
    );
  at('2026-03-01');
  const first = await add(10_000, '2026-03-01');
  await add(90_000, '2026-03-01');
  await company.within((call) => reverseManualCommission(call, first, 'Refunded'));
  const { totals, clawback_days } = await report('2026-03-01');
  expect(totals).toMatchObject([
    { currency: 'USD', clawback_ppm: 100_000, payable_minor: 90_000, reserve_minor: 9_000 },
  ]);
  const later = await report(addDays('2026-03-01', clawback_days + 1));
  expect(later.totals).toMatchObject([{ payable_minor: 90_000, reserve_minor: 0 }]);
  expect((await report('2026-02-28')).rows).toEqual([]);
});

test('exports the report as CSV, guards formulas, and hides it from partners and neighbors', async () => {
  const partner_id = await company.within((call) => samplePartner(call, { name: '=1+1' }));
  await company.within((call) =>
    addManualCommission(call, { partner_id, amount_minor: 12_345, currency: 'USD', on: '2026-01-01', reason: 'Bonus' }),
  );
  const file = await company.owner.request('GET', '/liability_report.csv?on=2026-01-31');
  const [heading, row] = file.payload.replace('\ufeff', '').split('\r\n');
  expect(heading).toMatch(/^as_of,partner,currency,accrued,on_hold,payable,reserved,paid,written_off,reserve,age_0_30/);
  expect(row).toMatch(/^2026-01-31,'=1\+1,USD,123\.45,0\.00,123\.45,0\.00,0\.00,0\.00,0\.00,123\.45/);
  const partner = await world.partnerUser(company, partner_id);
  for (const url of [
    '/liability_report',
    '/liability_report.csv',
    `/liability_report/lines?partner_id=${partner_id}&currency=USD`,
  ])
    expect((await partner.request('GET', url)).statusCode).toBe(404);
  const neighbor = await world.company();
  expect((await neighbor.owner.get<LiabilityReport>('/liability_report')).rows).toEqual([]);
  const guessed = await neighbor.owner.request('GET', `/liability_report/lines?partner_id=${partner_id}&currency=USD`);
  expect(guessed.statusCode).toBe(404);
});
