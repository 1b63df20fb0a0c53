import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accrueForOpportunity,
  amendForOpportunity,
  recordPayment,
  refundOpportunity,
  reverseForOpportunity,
} from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPartner, givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { releaseDue, takeLineStep } from '#features/commissions/commissions/server/service.ts';
import {
  addManualCommission,
  reverseManualCommission,
  writeOff,
} from '#features/commissions/manual-commissions/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { withholdingRules } from '#features/payouts/withholding/server/resource.ts';
import { exchangeRates } from '#features/setup/exchange-rates/server/resource.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { Crash, crashingAt } from '#server/testing/crash.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createPayout, takePaymentStep, takePayoutStep } from './service.ts';

/**
 * Properties 5 to 7 of the domain: the ledger stays correct after any sequence of commands, even when one is
 * interrupted.
 */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Command {
  what:
    | 'win'
    | 'refund'
    | 'pay_in'
    | 'amend'
    | 'lose'
    | 'days'
    | 'hold'
    | 'unhold'
    | 'payout'
    | 'settle'
    | 'fail'
    | 'return'
    | 'cancel'
    | 'by_hand'
    | 'take_off'
    | 'correct'
    | 'take_back'
    | 'write_off'
    | 'fee';
  /** Index into the existing candidates. */
  pick: number;
  amount: number;
  /** The statement before which the program crashes; a number beyond the last statement means no crash. */
  dies: number | null;
}

const command: fc.Arbitrary<Command> = fc.record({
  what: fc.constantFrom(
    'win',
    'win',
    'win',
    'refund',
    'pay_in',
    'amend',
    'lose',
    'days',
    'hold',
    'unhold',
    'payout',
    'payout',
    'settle',
    'fail',
    'return',
    'cancel',
    'by_hand',
    'take_off',
    'correct',
    'take_back',
    'write_off',
    'fee',
  ),
  pick: fc.nat(50),
  amount: fc.integer({ min: 1, max: 300_000 }),
  dies: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(30) }),
});

const plan = {
  hold_days: 10,
  rules: [
    {
      id: 'tiers',
      slot: 'main',
      calc: {
        type: 'tiered' as const,
        mode: 'retroactive' as const,
        measure: 'credited_base' as const,
        period: 'year' as const,
        bands: [
          { from: 0, to: 200_000, rate_ppm: 100_000 },
          { from: 200_000, to: null, rate_ppm: 150_000 },
        ],
      },
    },
    {
      id: 'extra',
      stacking: 'additive' as const,
      base: 'collected' as const,
      calc: { type: 'percent' as const, rate_ppm: 20_000 },
    },
    { id: 'bonus', kind: 'spiff' as const, spiff: { every: 3, amount_minor: 5_000, budget_minor: 12_000 } },
  ],
};

test('keeps the ledger balanced and equal to the lines after any sequence of events', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
      world.clock.set('2026-03-01T09:00:00Z');
      const company = await world.company();
      const partners = await company.within(async (call) => {
        await givenPlan(call, plan);
        const three = [await givenPartner(call), await givenPartner(call), await givenPartner(call)];
        await givenSettlement(call, three[1]!, three[2]!);
        return three;
      });
      for (const one of commands) {
        const before = await countsOf(company);
        const died = await attempt(company, (call) => carryOut(call, one, partners), one.dies);
        const ledger = await company.within(verifyLedger);
        expect(ledger, JSON.stringify(one)).toMatchObject({ is_intact: true });
        if (died) expect(await countsOf(company)).toEqual(before);
      }
    }),
    { numRuns: 12 },
  );
});

/** One partner is paid in its own currency, another in euros, and the other two have tax withheld. */
async function givenSettlement(call: Call, euro: string, taxed: string): Promise<void> {
  const { organization_id } = call;
  await call.run(sql`update program_settings set converts_payouts = true where organization_id = ${organization_id}`);
  await createRow(call, exchangeRates, { base: 'EUR', quote: 'USD', rate: '1.0837', as_of: '2026-01-01' });
  for (const [partner_id, rate_ppm] of [[euro, 77_777] as const, [taxed, 300_000] as const])
    await createRow(call, withholdingRules, { partner_id, rate_ppm, applies_from: '2026-01-01' });
  await call.run(sql`
    insert into payout_methods (organization_id, partner_id, rail, currency, holder_name, account_last4, fingerprint,
      status, is_default, changed_at)
    values (${organization_id}, ${euro}, 'external', 'EUR', 'Euro', '', 'print', 'verified', true, '2025-01-01')`);
}

/** @returns whether the program crashed; errors of the domain are expected */
async function attempt(
  company: Company,
  work: (call: Call) => Promise<unknown>,
  dies: number | null,
): Promise<boolean> {
  try {
    await company.within((call) => work(dies === null ? call : crashingAt(call, dies)));
    return false;
  } catch (error) {
    if (error instanceof Crash) return true;
    if ((error as { statusCode?: number }).statusCode) return false;
    throw error;
  }
}

async function countsOf(company: Company) {
  return company.within((call) =>
    call.one(sql`
      select (select count(*) from commission_events
        where organization_id = ${call.organization_id}) as events, (select count(*) from commission_ratings
      where organization_id = ${call.organization_id}) as ratings,
        (select count(*) from commission_cells
          where organization_id = ${call.organization_id}) as cells, (select count(*) from journal_entries
        where organization_id = ${call.organization_id}) as entries,
        (select count(*) from postings where organization_id = ${call.organization_id}) as postings, (select count(*)
          from payout_items where organization_id = ${call.organization_id}) as items,
        (select json_agg(json_build_array(id, status, payout_item_id) order by id) from commission_lines
          where organization_id = ${call.organization_id}) as lines,
        (select json_agg(json_build_array(id, status) order by id) from payout_batches
          where organization_id = ${call.organization_id}) as batches`),
  );
}

async function carryOut(call: Call, { what, pick, amount }: Command, partners: string[]): Promise<void> {
  const one = async <T extends object>(query: string): Promise<T | undefined> => {
    const rows = await call.rows<T>(query, [call.organization_id]);
    return rows[pick % Math.max(1, rows.length)];
  };
  const deal = () =>
    one<{ id: string }>("select id from opportunities where organization_id = $1 and status = 'won' order by number");
  const external_id = `${what}-${pick}-${amount}`;
  switch (what) {
    case 'win': {
      const id = await givenDeal(call, {
        partners: partners.slice(0, 1 + (pick % 3)),
        amount_minor: amount,
        closed_on: call.today(),
      });
      await accrueForOpportunity(call, id);
      return;
    }
    case 'refund': {
      const picked = await deal();
      if (picked)
        await refundOpportunity(call, picked.id, {
          amount_minor: amount,
          on: call.today(),
          external_id,
          reason: 'Random',
        });
      return;
    }
    case 'pay_in': {
      const picked = await deal();
      if (picked) await recordPayment(call, picked.id, { amount_minor: amount, on: call.today(), external_id });
      return;
    }
    case 'amend': {
      const picked = await deal();
      if (!picked) return;
      await call.run(sql`
        update opportunities set amount_minor = ${amount}
        where organization_id = ${call.organization_id} and id = ${picked.id}`);
      await amendForOpportunity(call, picked.id);
      return;
    }
    case 'lose': {
      const picked = await deal();
      if (picked) await reverseForOpportunity(call, picked.id, 'Random');
      return;
    }
    case 'days':
      world.clock.advance((1 + (pick % 12)) * 86_400_000);
      await releaseDue(call);
      return;
    case 'hold': {
      const line = await one<{ id: string }>(
        "select id from commission_lines where organization_id = $1 and status in ('payable', 'on_hold') order by number",
      );
      if (line) await takeLineStep.hold(call, line.id, { reason: 'Random' });
      return;
    }
    case 'unhold': {
      const line = await one<{ id: string }>(
        'select id from commission_lines where organization_id = $1 and hold_reason is not null order by number',
      );
      if (line) await takeLineStep.release(call, line.id);
      return;
    }
    case 'payout': {
      const id = await createPayout(call, { currency: 'USD' });
      await takePayoutStep.submit(call, id, {});
      await takePayoutStep.approve(call, id, {});
      return;
    }
    case 'settle': {
      const batch = await one<{ id: string }>(
        "select id from payout_batches where organization_id = $1 and status in ('approved', 'processing') order by number",
      );
      if (batch) await takePayoutStep.pay(call, batch.id, { paid_on: call.today() });
      return;
    }
    case 'fail':
    case 'return': {
      const item = await one<{ id: string }>(
        "select id from payout_items where organization_id = $1 and status not in ('included', 'excluded') order by id",
      );
      if (item)
        await (what === 'fail' ? takePaymentStep.fail : takePaymentStep.return)(call, item.id, { code: 'other' });
      return;
    }
    case 'fee': {
      const item = await one<{ id: string }>(
        "select id from payout_items where organization_id = $1 and status in ('paid', 'failed', 'returned') order by id",
      );
      if (item) await takePaymentStep.fee(call, item.id, { fee_minor: amount % 500 });
      return;
    }
    case 'cancel': {
      const batch = await one<{ id: string }>(
        "select id from payout_batches where organization_id = $1 and status = 'approved' order by number",
      );
      if (batch) await takePayoutStep.cancel(call, batch.id, { reason: 'Random' });
      return;
    }
    case 'by_hand':
    case 'take_off':
      await addManualCommission(call, {
        partner_id: partners[pick % partners.length]!,
        amount_minor: what === 'by_hand' ? amount : -amount,
        currency: 'USD',
        on: call.today(),
        reason: 'Random',
        ...(what === 'by_hand' && { hold_days: pick % 15 }),
      });
      return;
    case 'correct': {
      const line = await one<{ id: string; partner_id: string; amount_minor: number; currency: string }>(
        "select id, partner_id, amount_minor, currency from commission_lines where organization_id = $1 and kind <> 'manual' order by number",
      );
      if (!line) return;
      const { id: adjusts_line_id, partner_id, currency } = line;
      const amount_minor = -Math.sign(line.amount_minor) * Math.max(1, Math.abs(line.amount_minor) >> 1);
      await addManualCommission(call, {
        adjusts_line_id,
        partner_id,
        currency,
        amount_minor,
        on: call.today(),
        reason: 'Random',
      });
      return;
    }
    case 'take_back': {
      const line = await one<{ id: string }>(
        "select id from commission_lines where organization_id = $1 and kind = 'manual' order by number",
      );
      if (line) await reverseManualCommission(call, line.id, 'Random');
      return;
    }
    case 'write_off': {
      const debt = await one<{ partner_id: string; currency: string; amount: number }>(
        `select partner_id, currency, -sum(amount_minor)::bigint as amount from commission_lines
         where organization_id = $1 and status = 'payable' group by 1, 2 having sum(amount_minor) < 0 order by 1, 2`,
      );
      if (!debt) return;
      const { partner_id, currency } = debt;
      await writeOff(call, { partner_id, currency, amount_minor: 1 + (amount % debt.amount), reason: 'Random' });
    }
  }
}

test('pays each line once in overlapping simultaneous payouts', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(3), { maxLength: 3 }), { minLength: 2, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 4, maxLength: 8 }),
      async (leftOut, amounts) => {
        world.clock.set('2026-03-01T09:00:00Z');
        const company = await world.company();
        const owed = await company.within(async (call) => {
          await givenPlan(call, { rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 1_000_000 } }] });
          const partners = [];
          for (let index = 0; index < 4; index += 1) partners.push(await givenPartner(call));
          for (const [index, amount_minor] of amounts.entries()) {
            await accrueForOpportunity(
              call,
              await givenDeal(call, { partners: [partners[index % 4]!], amount_minor, closed_on: '2026-02-01' }),
            );
          }
          return partners;
        });
        const batches: string[] = [];
        for (const without of leftOut) {
          batches.push(
            await company.within(async (call) => {
              const id = await createPayout(call, { currency: 'USD' });
              for (const index of new Set(without)) {
                const item = await call.one<{ id: string }>(sql`
                  select id from payout_items
                  where organization_id = ${call.organization_id} and batch_id = ${id} and partner_id = ${owed[index]!}`);
                await takePaymentStep.exclude(call, item.id);
              }
              await takePayoutStep.submit(call, id, {}).catch(() => {});
              return id;
            }),
          );
        }
        await Promise.allSettled(batches.map((id) => company.within((call) => takePayoutStep.approve(call, id, {}))));
        const [sums] = await company.within((call) =>
          call.rows<{ lines: number; items: number; twice: number }>(sql`
            select (select coalesce(sum(amount_minor), 0) from commission_lines
              where organization_id = ${call.organization_id} and status = 'reserved')::bigint as lines,
              (select coalesce(sum(amount_minor), 0) from payout_items
                where organization_id = ${call.organization_id} and status = 'reserved')::bigint as items,
              (select count(*)
                from (select l.line_id
                from payout_item_lines l join payout_items i on i.organization_id = l.organization_id
                and i.id = l.item_id
                where l.organization_id = ${call.organization_id} and i.status = 'reserved' group by 1
                having count(*) > 1) d)::int as twice`),
        );
        expect(sums!.lines).toBe(sums!.items);
        expect(sums!.twice).toBe(0);
        expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
      },
    ),
    { numRuns: 8 },
  );
});
