import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMDFFund } from '#features/incentives/mdf-funds/server/sample.ts';
import { takeMdfFundStep } from '#features/incentives/mdf-funds/server/service.ts';
import { sampleMDFRequest } from '#features/incentives/mdf-requests/server/sample.ts';
import { takeMdfRequestStep } from '#features/incentives/mdf-requests/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { inBreadth } from '#server/testing/breadth.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createClaim, takeClaimStep, updatePaidClaims } from './service.ts';
import { givenClaimFile } from './testing/files.ts';

/**
 * The allocated amount equals the sum of the reserved, claimed, paid and available ones, in every fund and for every
 * partner, after any events.
 */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const whats = [
  ...([
    'request',
    'request',
    'request',
    'approve',
    'approve',
    'claim',
    'claim',
    'submit',
    'submit',
    'grant',
    'grant',
  ] as const),
  ...(['pay', 'pay', 'cancel', 'close', 'return', 'decline', 'withdraw', 'reverse', 'adjust', 'adjust'] as const),
] as const;
interface Command {
  what: (typeof whats)[number];
  /** Index into the existing candidates. */
  pick: number;
  amount: number;
}
const command: fc.Arbitrary<Command> = fc.record({
  what: fc.constantFrom(...whats),
  pick: fc.nat(11),
  amount: fc.integer({ min: 1, max: 60_000 }),
});

interface Place {
  fund_id: string;
  partners: string[];
  kind: 'fixed' | 'pool';
}

async function idOf(call: Call, table: string, { fund_id }: Place, pick: number): Promise<string | undefined> {
  const rows = await call.rows<{ id: string }>(sql`
    select id from ${sql.identifier(table)} where organization_id = ${call.organization_id} and fund_id = ${fund_id}
    order by number`);
  return rows[pick % Math.max(1, rows.length)]?.id;
}

async function carryOut(call: Call, place: Place, { what, pick, amount }: Command): Promise<unknown> {
  const { fund_id, partners, kind } = place;
  const partner_id = partners[pick % partners.length]!;
  if (what === 'request') return sampleMDFRequest(call, { fund_id, partner_id, cost_minor: amount * 2 });
  if (what === 'adjust')
    return takeMdfFundStep.adjust(call, fund_id, {
      amount_minor: pick % 2 ? amount : -amount,
      note: 'By chance',
      ...(kind === 'fixed' && { partner_id }),
    });
  if (what === 'pay') {
    const batch = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, batch, {});
    await takePayoutStep.approve(call, batch, {});
    await takePayoutStep.pay(call, batch, { paid_on: call.today() });
    return updatePaidClaims(call);
  }
  const isOfRequest = what === 'approve' || what === 'cancel' || what === 'close' || what === 'claim';
  const id = await idOf(call, isOfRequest ? 'mdf_requests' : 'mdf_claims', place, pick);
  if (!id) return;
  const note = 'By chance';
  switch (what) {
    case 'approve':
      return takeMdfRequestStep.approve(call, id, { approved_minor: amount });
    case 'cancel':
      return takeMdfRequestStep.cancel(call, id);
    case 'close':
      return takeMdfRequestStep.close(call, id);
    case 'claim': {
      const claim = await createClaim(call, { request_id: id, spent_minor: amount });
      await givenClaimFile(call, world.kernel.documents, claim, 'invoice');
      return givenClaimFile(call, world.kernel.documents, claim, 'proof');
    }
    case 'submit':
      return takeClaimStep.submit(call, id);
    case 'grant':
      return takeClaimStep.approve(call, id, { approved_minor: amount, note });
    case 'return':
      return takeClaimStep.return(call, id, { note });
    case 'decline':
      return takeClaimStep.decline(call, id, { note });
    case 'withdraw':
      return takeClaimStep.cancel(call, id);
    case 'reverse':
      return takeClaimStep.reverse(call, id, { reason: note });
  }
}

type Parts = Record<'available_minor' | 'reserved_minor' | 'claimed_minor' | 'paid_minor', number>;

/** Stored balances equal the sums of their movements, of requests and of claims. */
async function expectSums(call: Call, { fund_id }: Place): Promise<void> {
  const sum = (part: string) =>
    `coalesce(sum(amount_minor * ((to_part is not distinct from '${part}')::int - (from_part is not distinct from '${part}')::int)), 0)::bigint as ${part}_minor`;
  const sums = ['available', 'reserved', 'claimed', 'paid'].map(sum).join(', ');
  const balances = await call.rows<Parts & { partner_id: string | null; allocated_minor: number; is_limited: boolean }>(
    sql`select * from mdf_balances where organization_id = ${call.organization_id} and fund_id = ${fund_id}`,
  );
  for (const { partner_id, allocated_minor, is_limited, ...kept } of nonEmpty(balances)) {
    const moved = await call.one<Parts>(sql`
      select ${sql.raw(sums)} from mdf_movements
      where organization_id = ${call.organization_id} and fund_id = ${fund_id}
        and (${partner_id}::uuid is null or partner_id = ${partner_id})`);
    expect(kept).toMatchObject(moved);
    expect(moved.available_minor + moved.reserved_minor + moved.claimed_minor + moved.paid_minor).toBe(allocated_minor);
    if (is_limited) expect(moved.available_minor).toBeGreaterThanOrEqual(0);
  }
  const whole = balances.find(({ partner_id }) => partner_id === null)!;
  const claims = await call.one<{ open: number; booked: number; paid: number }>(sql`
    select coalesce(sum(amount_minor) filter (where status = 'submitted'), 0)::bigint as open,
      coalesce(sum(approved_minor) filter (where status = 'approved'), 0)::bigint as booked,
      coalesce(sum(approved_minor) filter (where status = 'paid'), 0)::bigint as paid
    from mdf_claims where organization_id = ${call.organization_id} and fund_id = ${fund_id}`);
  expect(whole).toMatchObject({ claimed_minor: claims.open + claims.booked, paid_minor: claims.paid });
  const { ended } = await call.one<{ ended: number }>(sql`
    select coalesce(sum(reserved_minor), 0)::bigint as ended from mdf_request_rows
    where organization_id = ${call.organization_id} and fund_id = ${fund_id} and status <> 'approved'`);
  expect(ended).toBe(0);
  const { expense } = await call.one<{ expense: number }>(sql`
    select coalesce(sum(b.debit_minor - b.credit_minor), 0)::bigint as expense from ledger_accounts a
    join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
    where a.organization_id = ${call.organization_id} and a.code = 'expense:mdf'`);
  expect(expense).toBe(claims.booked + claims.paid);
}

async function run(company: Company, kind: 'fixed' | 'pool', commands: readonly Command[]): Promise<void> {
  const place = await company.within(async (call): Promise<Place> => {
    const partners = [await samplePartner(call), await samplePartner(call)];
    return { fund_id: await sampleMDFFund(call, { kind, amount_minor: 100_000 }), partners, kind };
  });
  for (const one of commands) {
    await company
      .within((call) => carryOut(call, place, one))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    await company.within((call) => expectSums(call, place));
  }
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
}

test('the parts of a fund add up to what was allocated, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('fixed' as const, 'pool' as const),
      fc.array(command, { minLength: 10, maxLength: 30 }),
      async (kind, commands) => run(await world.company(), kind, commands),
    ),
    { numRuns: inBreadth(100, 15) },
  );
}, 120_000);
