import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePlan } from '#features/commissions/commission-plans/server/sample.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

/**
 * Deals won after the protection of their registration has ended. Protections start on 2026-03-16 and end 90 days
 * later.
 */
const END = '2026-06-14';
let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  desk.world.clock.set('2026-03-01T09:00:00Z');
  await desk.within((call) => samplePlan(call));
  dealer = await desk.dealer('North Wind');
});
afterAll(() => desk.world.close());

const rules = `/program_settings/`;
const setGrace = (grace_days: number | null) => desk.reviewer.patch(`${rules}${desk.company.id}`, { grace_days });

/** A registration with its deal, whose protection has ended. */
async function lapsed(): Promise<{ id: string; deal: string }> {
  desk.world.clock.set('2026-03-16T09:00:00Z');
  const { id } = await dealer.register({ amount_minor: 100_000, currency: 'USD' });
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  desk.world.clock.set(`${END}T10:00:00Z`);
  await desk.run('clock');
  return { id, deal: opportunity_id! };
}

async function win(deal: string, on: string): Promise<void> {
  desk.world.clock.set(`${on}T12:00:00Z`);
  const { type_id } = await desk.reviewer.get(`/opportunities/${deal}`);
  const [won] = await desk.reviewer.get<{ id: string }[]>(`/opportunity_stages?type_id=${type_id}&category=won`);
  await desk.reviewer.post(`/opportunities/${deal}/move`, { stage_id: won!.id });
}

const explained = (person: { get: Dealer['person']['get'] }, deal: string) =>
  person.get<{ answer: string; totals: { amount_minor: number }[] }>(`/opportunities/${deal}/commissions`);

test('pays for a win on the last day of the grace period, which the partner was told', async () => {
  const { id, deal } = await lapsed();
  const claim = await dealer.person.get(`/deal_registrations/${id}`);
  expect(claim).toMatchObject({ status: 'expired', pays_until: '2026-07-14' });
  const [notice] = await dealer.person.get<{ text: string }[]>(
    '/in_app_notifications?kind=deal_registration_expired&_end=1',
  );
  expect(notice!.text).toContain('You still earn commission if you win the deal by July 14, 2026.');
  await win(deal, '2026-07-14');
  expect((await explained(dealer.person, deal)).totals).toMatchObject([{ amount_minor: 10_000 }]);
});

test('pays nothing for a win one day later and explains it to both sides', async () => {
  const { deal } = await lapsed();
  await win(deal, '2026-07-15');
  for (const person of [desk.reviewer, dealer.person]) {
    const { answer, totals } = await explained(person, deal);
    expect(totals).toEqual([]);
    expect(answer).toBe('The partner’s protection and its grace period had ended.');
  }
});

test('applies the grace period to released and revoked protection', async () => {
  for (const how of ['release', 'revoke'] as const) {
    const claim = async () => {
      desk.world.clock.set('2026-03-16T09:00:00Z');
      const { id } = await dealer.register({ amount_minor: 100_000, currency: 'USD' });
      const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
      desk.world.clock.set('2026-06-13T09:00:00Z');
      if (how === 'release') await dealer.person.post(`/deal_registrations/${id}/release`, {});
      else await desk.decide(id, 'revoke', { reason_code: 'policy_breach', reason_text: 'Read the rules' });
      expect(await dealer.person.get(`/deal_registrations/${id}`)).toMatchObject({ pays_until: '2026-07-13' });
      return opportunity_id!;
    };
    const inTime = await claim();
    await win(inTime, '2026-07-13');
    expect((await explained(dealer.person, inTime)).totals, how).toMatchObject([{ amount_minor: 10_000 }]);
    const late = await claim();
    await win(late, '2026-07-14');
    expect((await explained(dealer.person, late)).totals, how).toEqual([]);
  }
});

test('fixes the last paying day when protection ends, whatever changes later', async () => {
  const { deal } = await lapsed();
  await setGrace(0);
  await win(deal, '2026-07-01');
  expect((await explained(desk.reviewer, deal)).totals).toMatchObject([{ amount_minor: 10_000 }]);
  const next = await lapsed();
  expect(await desk.registration(next.id)).toMatchObject({ pays_until: END });
  await win(next.deal, '2026-06-15');
  expect((await explained(desk.reviewer, next.deal)).totals).toEqual([]);
  await setGrace(30);
});

test('pays for any win in a program without a grace period', async () => {
  await setGrace(null);
  const { id, deal } = await lapsed();
  expect(await desk.registration(id)).toMatchObject({ pays_until: null });
  await win(deal, '2026-12-01');
  expect((await explained(desk.reviewer, deal)).totals).toMatchObject([{ amount_minor: 10_000 }]);
  await setGrace(30);
});

test('pays again after the account is registered again', async () => {
  const { id, deal } = await lapsed();
  const { account_name, account_domain } = await desk.registration(id);
  desk.world.clock.set('2026-08-01T09:00:00Z');
  const again = await dealer.register({ account_name, account_domain });
  await desk.decide(again.id, 'approve');
  await desk.reviewer.post(`/deal_registrations/${again.id}/convert`, { opportunity_id: deal });
  await win(deal, '2026-08-02');
  expect((await explained(dealer.person, deal)).totals).toMatchObject([{ amount_minor: 10_000 }]);
});

test('forfeits the share of a partner whose registration lapsed without giving it to others', async () => {
  const { deal } = await lapsed();
  const helper = await desk.dealer();
  await desk.reviewer.request('PUT', `/opportunities/${deal}/participants`, {
    participants: [
      { partner_id: dealer.id, role: 'source', weight: 60 },
      { partner_id: helper.id, role: 'source', weight: 40 },
    ],
  });
  await win(deal, '2026-09-01');
  const lines = await desk.reviewer.get<{ partner_id: string; amount_minor: number }[]>(
    `/commission_lines?opportunity_id=${deal}`,
  );
  expect(lines).toMatchObject([{ partner_id: helper.id, amount_minor: 4_000 }]);
});
