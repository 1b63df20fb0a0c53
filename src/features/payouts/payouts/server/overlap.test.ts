import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { BatchPreview, PayoutBatch, PayoutItem } from '../schema.ts';

/** Payouts never share a commission: the first one prepared holds it until it is canceled or the payment ends. */
let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let alpha: string;
let beta: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  [alpha, beta] = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    return [await givenPartner(call, { name: 'Alpha' }), await givenPartner(call, { name: 'Beta' })] as const;
  });
});
afterAll(() => world.close());

async function earn(amount_minor: number, to = alpha): Promise<void> {
  await company.within(async (call) =>
    accrueForOpportunity(call, await givenDeal(call, { partners: [to], amount_minor: amount_minor * 10 })),
  );
}
const create = () => finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
const read = (id: string) => finance.get<PayoutBatch>(`/payout_batches/${id}`);
const preview = (id: string) => finance.get<BatchPreview>(`/payout_batches/${id}/preview`);
const items = (id: string) => finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}&_sort=partner_name`);
const step = (id: string, name: string, body: object = {}) => finance.post(`/payout_batches/${id}/${name}`, body);

/** Held lines that are in more than one payment of a payout, which the database rejects too. */
const sharedLines = () =>
  company.within((call) =>
    call.rows(sql`
      select l.line_id
      from payout_item_lines l join payout_items i on i.organization_id = l.organization_id and i.id = l.item_id
      join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
      where l.organization_id = ${call.organization_id}
        and i.status not in ('excluded', 'failed', 'returned', 'canceled') and b.status <> 'canceled'
      group by 1 having count(*) > 1`),
  );

test('does not offer commissions of a payout that waits for approval again, and says where they are', async () => {
  await earn(10_000);
  await earn(3_000, beta);
  const first = await create();
  await step(first.id, 'submit');
  await earn(2_000, beta);
  const second = await create();
  expect(second).toMatchObject({ total_minor: 2_000, item_count: 1 });
  expect(await items(second.id)).toMatchObject([
    {
      partner_name: expect.stringContaining('Alpha'),
      result: 'in_other_payout',
      status: 'excluded',
      amount_minor: 0,
      line_count: 0,
      elsewhere: [{ batch_id: first.id, number: first.number, line_count: 1, amount_minor: 10_000 }],
    },
    { result: 'due', amount_minor: 2_000, elsewhere: [{ number: first.number, amount_minor: 3_000 }] },
  ]);
  const { rows, changes } = await preview(second.id);
  expect(rows[0]).toMatchObject({ result: 'in_other_payout', elsewhere: [{ number: first.number }] });
  expect(changes).toEqual([]);
  // Approving the second one neither changes nor empties the first.
  await step(second.id, 'submit');
  await approver.post(`/payout_batches/${second.id}/approve`, {});
  expect((await preview(first.id)).changes).toEqual([]);
  await approver.post(`/payout_batches/${first.id}/approve`, {});
  expect(await read(first.id)).toMatchObject({ status: 'approved', total_minor: 13_000, open_minor: 13_000 });
  expect(await sharedLines()).toEqual([]);
});

test('pays only the commissions that came after the payout that waits', async () => {
  await earn(10_000);
  const first = await create();
  await earn(7_000);
  const second = await create();
  expect(await items(second.id)).toMatchObject([
    { result: 'due', amount_minor: 7_000, line_count: 1, elsewhere: [{ number: first.number, line_count: 1 }] },
  ]);
  await step(first.id, 'submit');
  await step(second.id, 'submit');
  for (const { id } of [second, first]) await approver.post(`/payout_batches/${id}/approve`, {});
  expect(await Promise.all([first, second].map(({ id }) => read(id)))).toMatchObject([
    { status: 'approved', total_minor: 10_000, open_minor: 10_000 },
    { status: 'approved', total_minor: 7_000, open_minor: 7_000 },
  ]);
});

test.each([
  ['a canceled draft', async (id: string) => void (await step(id, 'cancel', { reason: 'Too early' }))],
  [
    'a payout canceled while it waited for approval',
    async (id: string) => {
      await step(id, 'submit');
      await step(id, 'cancel', { reason: 'Too early' });
    },
  ],
  [
    'a payout canceled after its approval',
    async (id: string) => {
      await step(id, 'submit');
      await approver.post(`/payout_batches/${id}/approve`, {});
      await step(id, 'cancel', { reason: 'Too early' });
    },
  ],
  [
    'an excluded partner',
    async (id: string) => void (await finance.post(`/payout_items/${(await items(id))[0]!.id}/exclude`, {})),
  ],
  [
    'a failed payment',
    async (id: string) => {
      await step(id, 'submit');
      await approver.post(`/payout_batches/${id}/approve`, {});
      await finance.post(`/payout_items/${(await items(id))[0]!.id}/fail`, { code: 'other' });
    },
  ],
  [
    'a returned payment',
    async (id: string) => {
      await step(id, 'submit');
      await approver.post(`/payout_batches/${id}/approve`, {});
      await step(id, 'pay', { paid_on: '2026-03-16' });
      await finance.post(`/payout_items/${(await items(id))[0]!.id}/return`, { code: 'returned' });
    },
  ],
])('%s releases its commissions', async (_, end) => {
  await earn(10_000);
  const first = await create();
  const waiting = await create();
  await end(first.id);
  const { changes } = await preview(waiting.id);
  expect(changes).toMatchObject([{ before_minor: 0, now_minor: 10_000, added_lines: 1 }]);
  await step(waiting.id, 'refresh');
  expect(await items(waiting.id)).toMatchObject([{ result: 'due', amount_minor: 10_000, elsewhere: [] }]);
});

test('a returned draft keeps its commissions, and an excluded partner cannot be included twice', async () => {
  await earn(10_000);
  const first = await create();
  await step(first.id, 'submit');
  await step(first.id, 'reopen');
  expect(await create()).toMatchObject({ item_count: 0 });
  const [own] = await items(first.id);
  await finance.post(`/payout_items/${own!.id}/exclude`, {});
  const third = await create();
  expect(third).toMatchObject({ total_minor: 10_000, item_count: 1 });
  await finance.post(`/payout_items/${own!.id}/include`, {});
  expect(await items(first.id)).toMatchObject([
    { is_excluded: false, result: 'in_other_payout', elsewhere: [{ batch_id: third.id }] },
  ]);
});

test('parallel requests prepare each commission once', async () => {
  for (const amount of [10_000, 5_000, 7_500]) await earn(amount);
  await earn(6_000, beta);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => finance.request('POST', '/payout_batches', { currency: 'USD' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const totals = answers.map((response) => response.json<PayoutBatch>().total_minor).sort((one, other) => one - other);
  expect(totals).toEqual([0, 0, 0, 28_500]);
  await earn(9_000);
  const ids = answers.map((response) => response.json<PayoutBatch>().id);
  await Promise.all(ids.map((id) => finance.request('POST', `/payout_batches/${id}/refresh`, {})));
  await Promise.all(ids.map((id) => finance.request('POST', `/payout_batches/${id}/submit`, {})));
  await Promise.all(ids.map((id) => approver.request('POST', `/payout_batches/${id}/approve`, {})));
  expect(await sharedLines()).toEqual([]);
  const all = await Promise.all(ids.map(read));
  expect(all.reduce((sum, { total_minor }) => sum + total_minor, 0)).toBe(37_500);
});

test('the database refuses a line in two payments, also past our own code', async () => {
  await earn(10_000);
  const first = await create();
  await finance.post(`/payout_items/${(await items(first.id))[0]!.id}/exclude`, {});
  const second = await create();
  await expect(
    company.within(async (call) => {
      await call.run(sql`
        update payout_items set status = 'included'
        where organization_id = ${call.organization_id} and batch_id = ${first.id}`);
    }),
  ).rejects.toThrow();
  await company.within((call) =>
    call.run(sql`update payout_item_lines set is_held = not is_held where organization_id = ${call.organization_id}`),
  );
  const held = await company.within((call) =>
    call.rows(sql`
      select i.batch_id
      from payout_item_lines l join payout_items i on i.organization_id = l.organization_id and i.id = l.item_id
      where l.organization_id = ${call.organization_id} and l.is_held`),
  );
  expect(held).toEqual([{ batch_id: second.id }]);
  expect(await read(second.id)).toMatchObject({ total_minor: 10_000 });
});

test('any order of steps leaves every commission in one payment at most', { timeout: 240_000 }, async () => {
  const steps = [
    'earn',
    'create',
    'refresh',
    'submit',
    'reopen',
    'approve',
    'cancel',
    'exclude',
    'include',
    'pay',
    'fail',
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ what: fc.constantFrom(...steps), pick: fc.nat(20) }), { minLength: 6, maxLength: 20 }),
      async (commands) => {
        company = await world.company();
        [finance, approver] = [await company.member('finance'), await company.member('finance')];
        [alpha, beta] = await company.within(async (call) => {
          await givenPlan(call, { ...tenPercent, hold_days: 0 });
          return [await givenPartner(call), await givenPartner(call)] as const;
        });
        await earn(10_000);
        for (const { what, pick } of commands) {
          const batches = await finance.get<PayoutBatch[]>('/payout_batches?_sort=number&_end=50');
          const payments = await finance.get<PayoutItem[]>('/payout_items?_end=100&_sort=created_at');
          const batch = batches[pick % Math.max(1, batches.length)];
          const item = payments[pick % Math.max(1, payments.length)];
          if (what === 'earn') await earn(5_000 + pick, pick % 2 ? alpha : beta);
          else if (what === 'create') await create();
          else if (['exclude', 'include', 'fail'].includes(what)) {
            if (item)
              await finance.request(
                'POST',
                `/payout_items/${item.id}/${what}`,
                what === 'fail' ? { code: 'other' } : {},
              );
          } else if (batch) {
            const body = what === 'cancel' ? { reason: 'Random' } : what === 'pay' ? { paid_on: '2026-03-16' } : {};
            await (what === 'approve' ? approver : finance).request(
              'POST',
              `/payout_batches/${batch.id}/${what}`,
              body,
            );
          }
          expect(await sharedLines(), what).toEqual([]);
        }
        const paid = await company.within((call) =>
          call.one<{ lines: number; items: number }>(sql`
            select coalesce((select sum(amount_minor) from commission_lines
              where organization_id = ${call.organization_id} and status in ('reserved', 'paid')), 0)::bigint as lines,
              coalesce((select sum(amount_minor) from payout_items
                where organization_id = ${call.organization_id}
                and status in ('reserved', 'held', 'processing', 'paid')), 0)::bigint as items`),
        );
        expect(paid.lines).toBe(paid.items);
      },
    ),
    { numRuns: 6 },
  );
});
