import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { sampleOpportunity } from '../sample.ts';
import { participationJobs } from './participation-notices.ts';

/** The decision whether a partner takes part in a deal, by company or partner. */
let world: World;
let company: Company;
let lead: string;
let guest: string;
let pia: Person;
let deal: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  lead = await company.within((call) => samplePartner(call, { name: 'Alpha Lead' }));
  guest = await company.within((call) => samplePartner(call, { name: 'Beta Guest' }));
  pia = await world.partnerUser(company, guest);
});
beforeEach(async () => {
  deal = await company.within((call) =>
    sampleOpportunity(call, {
      name: 'Shared deal',
      amount_minor: 100_000,
      owner_user_id: company.owner.user_id,
      participants: [{ partner_id: lead }, { partner_id: guest, role: 'influence', status: 'proposed' }],
    }),
  );
});
afterAll(() => world.close());

const parts = () =>
  company.owner.get<OpportunityParticipant[]>(`/opportunity_participants?opportunity_id=${deal}&_sort=position`);
const guestPart = async () => (await parts())[1]!;
const statuses = async () => (await parts()).map(({ status }) => status);
const decide = async (by: Person, to: 'confirm' | 'reject', body: object = {}) =>
  by.request('POST', `/opportunity_participants/${(await guestPart()).id}/${to}`, body);
const split = (status: string, given: object = {}) =>
  company.owner.request('PUT', `/opportunities/${deal}/participants`, {
    participants: [{ partner_id: lead }, { partner_id: guest, role: 'influence', status, ...given }],
  });
const told = async (who: Person) => {
  await runWaiting(world, participationJobs);
  return (await who.get<{ text: string; link: string }[]>('/in_app_notifications?_start=0&_end=1'))[0];
};

test('notifies a proposed partner, shows them the deal, and lets them accept', async () => {
  expect(await told(pia)).toMatchObject({
    text: 'You are invited to take part in the deal Shared deal as influencer. Accept or decline.',
    link: `/revenue/opportunities/show/${deal}`,
  });
  const [own] = await pia.get<OpportunityParticipant[]>(`/opportunity_participants?opportunity_id=${deal}`);
  expect(own).toMatchObject({ role: 'influence', status: 'proposed' });
  const answer = await pia.request('POST', `/opportunity_participants/${own!.id}/confirm`, {
    row_version: own!.row_version,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'confirmed' });
  expect(answer.json()).not.toHaveProperty('weight');
  expect(await statuses()).toEqual(['confirmed', 'confirmed']);
  expect(await told(company.owner)).toMatchObject({
    text: 'Beta Guest takes part in the deal Shared deal as influencer.',
    link: `/commissions/opportunities/show/${deal}`,
  });
});

test('hides the deal from a partner who declines and shows the reason to the company', async () => {
  expect((await decide(pia, 'reject', { reason_text: 'We have nobody free.' })).statusCode).toBe(200);
  expect((await pia.request('GET', `/opportunities/${deal}`)).statusCode).toBe(404);
  expect(await told(company.owner)).toMatchObject({
    text: 'Beta Guest does not take part in the deal Shared deal as influencer. We have nobody free.',
  });
  const log = await company.owner.get<{ reason: string | null }[]>(`/audit_events?ref_id=${(await guestPart()).id}`);
  expect(log.map(({ reason }) => reason)).toContain('We have nobody free.');
});

test('lets a partner answer once for themselves and the company decide for every partner', async () => {
  await decide(pia, 'confirm');
  const again = await decide(pia, 'reject');
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    message: expect.stringContaining('already confirmed in this deal'),
    allowed: [],
  });
  const [{ id: theirs }] = (await parts()) as [OpportunityParticipant];
  for (const to of ['confirm', 'reject'])
    expect((await pia.request('POST', `/opportunity_participants/${theirs}/${to}`, {})).statusCode).toBe(404);
  expect((await decide(company.owner, 'reject', { reason_text: 'It was a misunderstanding.' })).statusCode).toBe(200);
  expect(await told(pia)).toMatchObject({
    text: 'You no longer take part in the deal Shared deal as influencer. It was a misunderstanding.',
    link: '/revenue/opportunities',
  });
});

test('rejects transitions that are not listed and names the allowed ones', async () => {
  const move = async (status: string) => {
    const answer = await split(status);
    return answer.statusCode === 409 ? answer.json().allowed : answer.statusCode;
  };
  expect(await move('confirmed')).toBe(200);
  expect(await move('proposed')).toEqual(['rejected']);
  expect(await move('rejected')).toBe(200);
  expect(await move('proposed')).toEqual([]);
  expect(await move('confirmed')).toEqual([]);
  const again = await decide(company.owner, 'confirm');
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ message: expect.stringContaining('“Rejected”'), possible: [] });
  expect(await statuses()).toEqual(['confirmed', 'rejected']);
  const begun = await split('rejected', { role: 'services' });
  expect([begun.statusCode, begun.json().allowed]).toEqual([409, ['confirmed', 'proposed']]);
});

test('never rejects the lead partner and rejects decisions about an older state', async () => {
  const [first, second] = (await parts()) as [OpportunityParticipant, OpportunityParticipant];
  const leads = await company.owner.request('POST', `/opportunity_participants/${first.id}/reject`, {});
  expect([leads.statusCode, leads.json().message]).toEqual([
    409,
    expect.stringContaining('Choose another lead partner first'),
  ]);
  await split('proposed', { weight: 3 });
  const stale = await company.owner.request('POST', `/opportunity_participants/${second.id}/confirm`, {
    row_version: second.row_version,
  });
  expect(stale.statusCode).toBe(409);
});

test('keeps partners who earned on a won deal unless an amendment removes them', async () => {
  await decide(company.owner, 'confirm');
  const [won] = await company.owner.get<{ id: string }[]>('/opportunity_stages?category=won');
  await company.owner.post(`/opportunities/${deal}/move`, { stage_id: won!.id });
  for (const by of [company.owner, pia]) {
    const late = await decide(by, 'reject');
    expect(late.statusCode).toBe(409);
  }
  const amend = (participants: object[]) =>
    company.owner.request('POST', `/opportunities/${deal}/amend`, { participants, reason: 'Who really took part' });
  const rejecting = await amend([{ partner_id: lead }, { partner_id: guest, role: 'influence', status: 'rejected' }]);
  expect([rejecting.statusCode, rejecting.json().allowed]).toEqual([409, []]);
  expect(rejecting.json().message).toContain('by amending the split');
  expect(await statuses()).toEqual(['confirmed', 'confirmed']);
  expect((await amend([{ partner_id: lead }])).statusCode).toBe(200);
  expect(await statuses()).toEqual(['confirmed']);
});

test('tells the second of two simultaneous decisions the current status', async () => {
  const answers = await Promise.all([decide(pia, 'confirm'), decide(company.owner, 'reject')]);
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  // Rejecting after a confirmation is a move of its own; confirming after a rejection is none.
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(codes);
  expect((await guestPart()).status).toBe('rejected');
});

test('rejects decisions by read-only roles', async () => {
  const reader = await company.member('read_only');
  expect((await decide(reader, 'confirm')).statusCode).toBe(403);
  expect(await statuses()).toEqual(['confirmed', 'proposed']);
});
