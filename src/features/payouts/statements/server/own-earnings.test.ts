import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPartner } from '#features/commissions/accruals/server/testing/program.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { OwnEarnings } from '../schema.ts';

let world: World;
let one: Company;
let two: Company;
let pia: Person;
let partners: string[];
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  one = await world.company('Lumen');
  two = await world.company('Harbor');
  partners = [await one.within((call) => givenPartner(call)), await two.within((call) => givenPartner(call))];
  pia = await world.partnerUser(one, partners[0]!);
  await joinWith(pia, two, partners[1]!);
  await earn(one, partners[0]!, 10_000, 'USD');
  await earn(one, partners[0]!, 3_000, 'EUR');
  await earn(two, partners[1]!, 5_500, 'USD');
});
afterAll(() => world.close());

/** The firm of a partner user takes part in another company's program as well. */
async function joinWith(person: Person, company: Company, partner_id: string): Promise<void> {
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update partners
      set partner_organization_id = (select m.organization_id from memberships m where m.user_id = ${person.user_id}
        limit 1)
      where organization_id = ${company.id} and id = ${partner_id}`),
  );
  world.kernel.identity.forget();
}
const earn = (company: Company, partner_id: string, amount_minor: number, currency: string) =>
  company.within((call) =>
    addManualCommission(call, {
      partner_id,
      amount_minor,
      currency,
      reason: 'Bonus',
      on: '2026-03-10',
      hold_days: 0,
    }),
  );
const read = (who: Person, headers = {}) => who.request('GET', '/profile/earnings', undefined, headers);

test('adds up what is payable over all programs of a person, by currency', async () => {
  const { programs, totals } = (await read(pia)).json() as OwnEarnings;
  expect(
    programs.map(({ company_name, earnings }) => [company_name, earnings!.map((row) => row.payable_minor)]),
  ).toEqual([
    ['Harbor', [5_500]],
    ['Lumen', [3_000, 10_000]],
  ]);
  expect(totals).toMatchObject([
    { currency: 'EUR', payable_minor: 3_000, paid_minor: 0, programs: 1 },
    { currency: 'USD', payable_minor: 15_500, paid_minor: 0, programs: 2 },
  ]);
});

test('neither company reads anything of the other, whichever view is open', async () => {
  const inTwo = { 'x-tandem-mode': 'partner', 'x-tandem-program': partners[1]! };
  expect((await read(pia, inTwo)).json()).toEqual((await read(pia)).json());
  const own = await pia.request('GET', '/partner_earnings', undefined, inTwo);
  expect(own.json()).toMatchObject({ rows: [{ currency: 'USD', payable_minor: 5_500 }] });
  for (const { owner } of [one, two]) expect((await read(owner)).json()).toEqual({ programs: [], totals: [] });
  const rival = await world.partnerUser(two, await two.within((call) => givenPartner(call)));
  expect((await read(rival)).json()).toMatchObject({
    programs: [{ company_name: 'Harbor', earnings: [] }],
    totals: [],
  });
});

test('a person who views as the partner user sees the open program only', async () => {
  const { token } = await one.owner.post<{ token: string }>('/impersonations', {
    partner_id: partners[0],
    user_id: pia.user_id,
    reason: 'They ask about a payment',
  });
  const answer = await world.app.inject({
    url: '/api/profile/earnings',
    headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': 'partner' },
  });
  expect(answer.json().programs.map((row: { company_name: string }) => row.company_name)).toEqual(['Lumen']);
  expect(answer.body).not.toContain('5500');
});

test('a program whose payouts are off shows no earnings, and a program that ended is gone', async () => {
  await world.switchFor(two, ['payouts'], false);
  const seen = (await read(pia)).json() as OwnEarnings;
  expect(seen.programs.map(({ company_name, earnings }) => [company_name, earnings?.length ?? null])).toEqual([
    ['Harbor', null],
    ['Lumen', 2],
  ]);
  expect(seen.totals).toMatchObject([
    { currency: 'EUR', programs: 1 },
    { currency: 'USD', payable_minor: 10_000, programs: 1 },
  ]);
  await two.within((call) =>
    call.run(sql`
      update partners set archived_at = now() where organization_id = ${call.organization_id} and id = ${partners[1] ?? null}`),
  );
  world.kernel.identity.forget();
  expect(((await read(pia)).json() as OwnEarnings).programs.map(({ company_name }) => company_name)).toEqual(['Lumen']);
});
