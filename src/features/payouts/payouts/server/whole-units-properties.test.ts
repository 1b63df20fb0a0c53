import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPartner } from '#features/commissions/accruals/server/testing/program.ts';
import { releaseDue, takeLineStep } from '#features/commissions/commissions/server/service.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Crash, crashingAt } from '#server/testing/crash.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createPayout, takePaymentStep, takePayoutStep } from './service.ts';

/** Paid and open amounts always add up to the earned amount, to the minor unit, after any sequence of commands. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const whats = [
  ...([
    'earn',
    'earn',
    'earn',
    'take_off',
    'draft',
    'approve',
    'payout',
    'payout',
    'payout',
    'settle',
    'settle',
  ] as const),
  ...(['fail', 'return', 'return', 'take_out', 'cancel', 'hold', 'unhold', 'days', 'days'] as const),
] as const;
interface Command {
  what: (typeof whats)[number];
  /** Index into the existing candidates. */
  pick: number;
  amount: number;
  /** The statement before which the program crashes; a number beyond the last statement means no crash. */
  dies: number | null;
}
const command: fc.Arbitrary<Command> = fc.record({
  what: fc.constantFrom(...whats),
  pick: fc.nat(11),
  amount: fc.integer({ min: 1, max: 999 }),
  dies: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(30) }),
});

/** Starts with a payment whose remainder the next one has taken up, because the interesting cases begin there. */
const beginning: Command[] = (
  [
    ['earn', 499],
    ['payout', 0],
    ['settle', 0],
    ['earn', 273],
    ['payout', 0],
  ] as const
).map(([what, amount]) => ({ what, amount, pick: 0, dies: null }));

test('every payment is whole, and paid plus open equals earned', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 24 }), async (commands) => {
      world.clock.set('2026-03-01T09:00:00Z');
      const company = await world.company();
      const partners = await company.within(async (call) => [await givenPartner(call), await givenPartner(call)]);
      for (const one of [...beginning, ...commands]) {
        await attempt(company, (call) => carryOut(call, one, partners), one.dies);
        await company.within((call) => expectWhole(call, partners));
      }
      expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
    }),
    { numRuns: 15 },
  );
});

async function expectWhole(call: Call, partners: readonly string[]): Promise<void> {
  const sums = await call.rows<Record<'earned' | 'open' | 'paid' | 'paid_lines', number>>(sql`
    select p.id,
      (select coalesce(sum(amount_minor), 0)::bigint from commission_lines l
        where l.organization_id = ${call.organization_id} and l.partner_id = p.id and kind <> 'carried') as earned,
      (select coalesce(sum(amount_minor), 0)::bigint from commission_lines l
        where l.organization_id = ${call.organization_id} and l.partner_id = p.id
         and status in ('on_hold', 'payable', 'reserved')) as open,
      (select coalesce(sum(amount_minor), 0)::bigint from payout_items i
        where i.organization_id = ${call.organization_id} and i.partner_id = p.id and status = 'paid') as paid,
      (select coalesce(sum(amount_minor), 0)::bigint from commission_lines l
        where l.organization_id = ${call.organization_id} and l.partner_id = p.id and status = 'paid') as paid_lines
    from partners p where p.organization_id = ${call.organization_id} and p.id = any(${partners})`);
  for (const { earned, open, paid, paid_lines } of nonEmpty(sums)) {
    expect(paid + open).toBe(earned);
    expect(paid_lines).toBe(paid);
  }
  const items = await call.rows<{
    amount_minor: number;
    carried_minor: number;
    lines_minor: number;
    is_draft: boolean;
  }>(sql`
    select i.amount_minor, i.carried_minor, i.status = 'included' as is_draft,
      (select sum(l.amount_minor)::bigint from payout_item_lines l
        where l.organization_id = i.organization_id and l.item_id = i.id) as lines_minor
    from payout_items i where i.organization_id = ${call.organization_id} and i.status <> 'excluded'`);
  // There may be no payments yet.
  expect(items.filter(({ amount_minor }) => amount_minor % 100 !== 0)).toEqual([]);
  expect(items.filter(({ carried_minor }) => carried_minor < 0 || carried_minor >= 100)).toEqual([]);
  const linesOf = ({ amount_minor, carried_minor, is_draft }: (typeof items)[0]) =>
    is_draft ? amount_minor + carried_minor : amount_minor;
  expect(items.filter((item) => item.lines_minor !== linesOf(item))).toEqual([]);
  // Both lines of a pair are void, or neither is.
  const uneven = await call.rows(sql`
    select event_id from commission_lines where organization_id = ${call.organization_id} and kind = 'carried'
    group by event_id having sum(amount_minor) <> 0 or count(*) <> 2 or count(*) filter (where status = 'void') = 1`);
  expect(uneven).toEqual([]);
}

/** Errors of the domain and crashes are expected. */
async function attempt(company: Company, work: (call: Call) => Promise<unknown>, dies: number | null): Promise<void> {
  try {
    await company.within((call) => work(dies === null ? call : crashingAt(call, dies)));
  } catch (error) {
    if (!(error instanceof Crash) && !(error as { statusCode?: number }).statusCode) throw error;
  }
}

async function carryOut(call: Call, { what, pick, amount }: Command, partners: readonly string[]): Promise<void> {
  const one = async (query: string): Promise<string | undefined> => {
    const rows = await call.rows<{ id: string }>(query, [call.organization_id]);
    return rows[pick % Math.max(1, rows.length)]?.id;
  };
  const batch = (statuses: string) =>
    one(`select id from payout_batches where organization_id = $1 and status in (${statuses}) order by number`);
  const item = (statuses: string) =>
    one(`select id from payout_items where organization_id = $1 and status in (${statuses}) order by id`);
  switch (what) {
    case 'earn':
    case 'take_off':
      await addManualCommission(call, {
        partner_id: partners[pick % partners.length]!,
        amount_minor: what === 'earn' ? amount : -amount,
        currency: 'HUF',
        on: call.today(),
        reason: 'Random',
        ...(what === 'earn' && { hold_days: pick % 5 }),
      });
      return;
    case 'draft': {
      await takePayoutStep.submit(call, await createPayout(call, { currency: 'HUF' }), {});
      return;
    }
    case 'approve': {
      const id = await batch("'pending_approval'");
      if (id) await takePayoutStep.approve(call, id, {});
      return;
    }
    case 'payout': {
      const id = await createPayout(call, { currency: 'HUF' });
      await takePayoutStep.submit(call, id, {});
      await takePayoutStep.approve(call, id, {});
      return;
    }
    case 'settle': {
      const id = await batch("'approved', 'processing'");
      if (id) await takePayoutStep.pay(call, id, { paid_on: call.today() });
      return;
    }
    case 'fail':
    case 'take_out': {
      const id = await item("'reserved'");
      if (id)
        await (what === 'fail'
          ? takePaymentStep.fail(call, id, { code: 'other' })
          : takePaymentStep.cancel(call, id, { reason: 'Random' }));
      return;
    }
    case 'return': {
      const id = await item("'paid'");
      if (id) await takePaymentStep.return(call, id, { code: 'returned' });
      return;
    }
    case 'cancel': {
      const id = await batch("'draft', 'pending_approval', 'approved'");
      if (id) await takePayoutStep.cancel(call, id, { reason: 'Random' });
      return;
    }
    case 'hold': {
      const id = await one(
        "select id from commission_lines where organization_id = $1 and status in ('payable', 'on_hold') and amount_minor > 0 order by number",
      );
      if (id) await takeLineStep.hold(call, id, { reason: 'Random' });
      return;
    }
    case 'unhold': {
      const id = await one(
        'select id from commission_lines where organization_id = $1 and hold_reason is not null order by number',
      );
      if (id) await takeLineStep.release(call, id);
      return;
    }
    case 'days':
      world.clock.advance((1 + (pick % 4)) * 86_400_000);
      await releaseDue(call);
  }
}

test('carries a remainder once in simultaneous payouts', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 6 }), async (amounts) => {
      world.clock.set('2026-03-01T09:00:00Z');
      const company = await world.company();
      const partners = await company.within(async (call) => [await givenPartner(call), await givenPartner(call)]);
      const batches: string[] = [];
      for (const [index, amount_minor] of amounts.entries()) {
        await company.within((call) =>
          addManualCommission(call, {
            partner_id: partners[index % 2]!,
            amount_minor,
            currency: 'HUF',
            on: call.today(),
            reason: 'Random',
          }),
        );
        batches.push(
          await company.within(async (call) => {
            const id = await createPayout(call, { currency: 'HUF' });
            await takePayoutStep.submit(call, id, {}).catch(() => {});
            return id;
          }),
        );
      }
      await Promise.allSettled(
        [...batches, ...batches].map((id) => company.within((call) => takePayoutStep.approve(call, id, {}))),
      );
      await company.within(async (call) => {
        expect(await verifyLedger(call)).toMatchObject({ is_intact: true });
        await expectWhole(call, partners);
      });
    }),
    { numRuns: 10 },
  );
});
