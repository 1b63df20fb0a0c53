import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { TrackDefinition } from '../definition.schema.ts';
import type { Checklist, ChecklistStep, PublishImpact, TimeToFirstDeal, Track, TrackAssignment } from '../schema.ts';
import { trackJobs } from './jobs.ts';
import { sampleStep } from './sample.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call, { name: 'Follower' }));
  partner = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

const definition: TrackDefinition = {
  stages: [
    {
      key: 'start',
      name: 'Start',
      steps: [
        sampleStep('read', { due_days: 5, points: 10 }),
        sampleStep('call', { kind: 'meeting', is_required: false }),
        sampleStep('plan', { needs_approval: true }),
      ],
    },
    { key: 'end', name: 'End', steps: [sampleStep('profile', { kind: 'profile' })] },
  ],
};

async function published(also: object = {}, by = company.owner): Promise<Track> {
  const { id } = await by.post<Track>('/tracks', { name: `Track ${Math.random()}`, definition, ...also });
  return by.post<Track>(`/tracks/${id}/publish`);
}

async function assigned(track: Track, to = partner_id): Promise<TrackAssignment> {
  await company.owner.post(`/tracks/${track.id}/assign`, { partner_ids: [to] });
  const [row] = await company.owner.get<TrackAssignment[]>(`/track_assignments?track_id=${track.id}&partner_id=${to}`);
  return row!;
}

async function step(by: Person, assignment: { id: string }, key: string): Promise<ChecklistStep> {
  const { stages } = await by.get<Checklist>(`/track_assignments/${assignment.id}/checklist`);
  return stages.flatMap(({ steps }) => steps).find((one) => one.key === key)!;
}

const act = async (by: Person, assignment: { id: string }, key: string, verb: string, body = {}) =>
  (await by.request('POST', `/track_step_progress/${(await step(by, assignment, key)).id}/${verb}`, body)).statusCode;
const read = (assignment: { id: string }) => company.owner.get<TrackAssignment>(`/track_assignments/${assignment.id}`);
const run = async (task: string, payload = {}) => trackJobs[task]!(await jobFor(world.kernel, company.id), payload);

describe('a track', () => {
  test('knows at its start the deals that were won before, without a registration', async () => {
    const seller = await company.within((call) => samplePartner(call, { name: 'Seller' }));
    const deal = await company.within((call) => sampleOpportunity(call, { partner_id: seller }));
    const [won] = await company.owner.get<{ id: string }[]>('/opportunity_stages?category=won');
    await company.within((call) => moveStage(call, deal, { stage_id: won!.id }));
    const kinds = ['first_registration', 'registration_approved', 'first_win'];
    const track = await published({
      step_order: 'steps',
      definition: {
        stages: [{ key: 'sell', name: 'Sell', steps: kinds.map((kind) => sampleStep(kind, { kind })) }],
      },
    });
    expect(await assigned(track, seller)).toMatchObject({ status: 'completed', percent: 100 });
    expect(await assigned(track)).toMatchObject({ status: 'assigned', percent: 0 });
  });

  test('cannot be published without steps', async () => {
    const { id } = await company.owner.post<Track>('/tracks', { name: 'Empty' });
    const answer = await company.owner.request('POST', `/tracks/${id}/publish`, {});
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Add at least one step.');
  });

  test('refuses kinds that do not exist, keys used twice, and ids of other companies', async () => {
    const other = await world.company();
    const audience = await other.owner.post<{ id: string }>('/audiences', {
      name: 'Theirs',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'DE' }] }] },
    });
    for (const body of [
      { definition: { stages: [{ key: 'a', name: 'A', steps: [sampleStep('b', { kind: 'magic' })] }] } },
      { definition: { stages: [{ key: 'a', name: 'A', steps: [sampleStep('a')] }] } },
      { audience_id: audience.id },
      { tier_ids: [audience.id] },
    ])
      expect((await company.owner.request('POST', '/tracks', { name: 'X', ...body })).statusCode).toBe(422);
  });

  test('credits what is true already before its turn', async () => {
    const known = await company.within((call) =>
      samplePartner(call, {
        name: 'Known',
        website: 'https://known.example',
        description: 'Known.',
        photo_url: '/k.png',
      }),
    );
    const assignment = await assigned(await published(), known);
    expect(await step(company.owner, assignment, 'read')).toMatchObject({ state: 'pending' });
    expect(await step(company.owner, assignment, 'profile')).toMatchObject({ state: 'completed' });
    expect(await read(assignment)).toMatchObject({ status: 'in_progress', percent: 33 });
  });

  test('is completed by doing what it asks', async () => {
    const track = await published();
    const assignment = await assigned(track);
    expect(assignment).toMatchObject({ status: 'assigned', percent: 0, stage_name: 'Start', next_step: 'Step read' });
    expect(await step(partner, assignment, 'profile')).toMatchObject({
      state: 'locked',
      why: 'Opens when “Start” is finished.',
    });

    expect(await act(partner, assignment, 'read', 'complete', { note: 'Done' })).toBe(200);
    expect(await read(assignment)).toMatchObject({ status: 'in_progress', percent: 33, points: 10 });
    expect(await act(partner, assignment, 'plan', 'complete')).toBe(200);
    expect(await step(partner, assignment, 'plan')).toMatchObject({ state: 'waiting_approval' });
    expect(await act(partner, assignment, 'plan', 'approve')).toBe(403);
    expect(await act(company.owner, assignment, 'plan', 'send_back', { reason: 'Add numbers' })).toBe(200);
    expect(await step(partner, assignment, 'plan')).toMatchObject({ state: 'action_required', reason: 'Add numbers' });
    expect(await act(partner, assignment, 'plan', 'complete')).toBe(200);
    expect(await act(company.owner, assignment, 'plan', 'approve')).toBe(200);
    expect(await step(partner, assignment, 'profile')).toMatchObject({
      state: 'pending',
      missing: 'Missing: website, description, logo.',
      link: '/partner-profile?edit=1',
    });

    await company.owner.patch(`/partners/${partner_id}`, {
      website: 'https://follower.example',
      description: 'We follow tracks.',
      country: 'DE',
      photo_url: 'https://follower.example/logo.png',
    });
    await run('tracks.event', { topic: 'partners.updated', ref_id: partner_id, payload: { partner_id } });
    expect(await read(assignment)).toMatchObject({ status: 'completed', percent: 100, stage_name: null });
    expect(await act(company.owner, assignment, 'read', 'take_back', { reason: 'Late' })).toBe(409);
  });

  test('lets only the company skip a step, with a reason, and takes back what is done', async () => {
    const assignment = await assigned(await published());
    expect(await act(partner, assignment, 'read', 'skip', { reason: 'No' })).toBe(403);
    expect(await act(company.owner, assignment, 'read', 'skip')).toBe(400);
    expect(await act(company.owner, assignment, 'read', 'skip', { reason: 'Known partner' })).toBe(200);
    expect(await step(partner, assignment, 'read')).toMatchObject({ state: 'skipped', reason: 'Known partner' });
    expect(await act(company.owner, assignment, 'read', 'take_back', { reason: 'Wrong partner' })).toBe(200);
    expect(await step(partner, assignment, 'read')).toMatchObject({ state: 'action_required' });
  });

  test('asks for the day of a meeting, not in the future', async () => {
    const assignment = await assigned(await published());
    expect(await act(partner, assignment, 'call', 'complete')).toBe(422);
    expect(await act(partner, assignment, 'call', 'complete', { held_on: '2026-03-20' })).toBe(422);
    expect(await act(partner, assignment, 'call', 'complete', { held_on: '2026-03-13' })).toBe(200);
  });

  test('waits by the clock, reminds once, and is stuck after its days', async () => {
    const waiting = {
      stages: [
        {
          key: 's',
          name: 'S',
          steps: [sampleStep('w', { kind: 'wait', side: 'company', wait_days: 3 }), sampleStep('t', { due_days: 4 })],
        },
      ],
    };
    const assignment = await assigned(await published({ definition: waiting, stuck_days: 2, step_order: 'free' }));
    world.clock.set('2026-03-18T09:30:00Z');
    await run('tracks.clock');
    await run('tracks.clock');
    const told = await partner.get<{ kind: string; text: string }[]>('/in_app_notifications?_end=100');
    expect(told.filter(({ kind, text }) => kind === 'track_step_due' && text.includes('Step t'))).toHaveLength(1);
    const stuck = await company.owner.get<TrackAssignment[]>(
      `/track_assignments?track_id=${assignment.track_id}&stuck_from_lte=2026-03-18T09:30:00Z`,
    );
    expect(stuck.map(({ id }) => id)).toEqual([assignment.id]);
    world.clock.set('2026-03-19T09:30:00Z');
    await run('tracks.clock');
    expect(await step(partner, assignment, 'w')).toMatchObject({ state: 'completed' });
    world.clock.set('2026-03-16T09:00:00Z');
  });

  test('says from when a step can open and on which day it can be finished at the earliest', async () => {
    const stages = [
      {
        key: 'a',
        name: 'Prepare',
        steps: [sampleStep('t'), sampleStep('w', { kind: 'wait', side: 'company', wait_days: 10 })],
      },
      {
        key: 'b',
        name: 'Sell',
        steps: [sampleStep('last'), sampleStep('w2', { kind: 'wait', side: 'company', wait_days: 4 })],
      },
    ];
    const track = await published({ definition: { stages }, step_order: 'stages' });
    const assignment = await assigned(track);
    const checklist = (by: Person) => by.get<Checklist>(`/track_assignments/${assignment.id}/checklist`);
    for (const reader of [partner, company.owner]) {
      expect(await checklist(reader)).toMatchObject({ earliest_on: '2026-03-30' });
      expect(await step(reader, assignment, 't')).toMatchObject({ opens_on: null, finishes_on: null });
      expect(await step(reader, assignment, 'w')).toMatchObject({ opens_on: null, finishes_on: '2026-03-26' });
      expect(await step(reader, assignment, 'last')).toMatchObject({ opens_on: '2026-03-26', finishes_on: null });
      expect(await step(reader, assignment, 'w2')).toMatchObject({ opens_on: '2026-03-26', finishes_on: '2026-03-30' });
    }
    // The task is late: it delays neither the waiting step beside it nor, by itself, the earliest days.
    world.clock.set('2026-03-20T09:30:00Z');
    expect(await step(partner, assignment, 'last')).toMatchObject({ opens_on: '2026-03-26' });
    world.clock.set('2026-03-28T09:30:00Z');
    await run('tracks.clock');
    expect(await checklist(partner)).toMatchObject({ earliest_on: '2026-04-01' });
    expect(await step(partner, assignment, 'last')).toMatchObject({ state: 'locked', opens_on: null });
    expect(await act(company.owner, assignment, 't', 'complete')).toBe(200);
    expect(await act(company.owner, assignment, 'w2', 'skip', { reason: 'Not needed' })).toBe(200);
    expect(await checklist(partner)).toMatchObject({ earliest_on: null });
    world.clock.set('2026-03-16T09:00:00Z');
  });

  test('leaves out steps whose condition does not hold', async () => {
    const when = { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'FR' }] }] };
    const assignment = await assigned(
      await published({
        definition: {
          stages: [{ key: 's', name: 'S', steps: [sampleStep('fr', { when } as never), sampleStep('all')] }],
        },
      }),
    );
    expect(await step(partner, assignment, 'fr')).toMatchObject({ state: 'not_needed' });
    expect(await read(assignment)).toMatchObject({ steps_total: 1 });
  });

  test('shows who a change affects, and moves them only when asked', async () => {
    const track = await published();
    const assignment = await assigned(track);
    await act(partner, assignment, 'read', 'complete');
    const next = {
      stages: [{ ...definition.stages[0]!, steps: [definition.stages[0]!.steps[0]!, sampleStep('new')] }],
    };
    await company.owner.patch(`/tracks/${track.id}`, { definition: next });
    const impact = await company.owner.get<PublishImpact>(`/tracks/${track.id}/impact`);
    expect(impact).toMatchObject({ affected: 1, partners: [{ name: 'Follower' }] });
    expect(impact.changes.map(({ change }) => change).sort()).toEqual(['added', 'removed', 'removed', 'removed']);
    await company.owner.post(`/tracks/${track.id}/publish`);
    expect(await read(assignment)).toMatchObject({ version: 1, newest_version: 2, steps_total: 3 });
    await company.owner.post(`/tracks/${track.id}/publish`, { migrate: true });
    expect(await read(assignment)).toMatchObject({ version: 2, steps_total: 2, percent: 50 });
    expect(await step(partner, assignment, 'read')).toMatchObject({ state: 'completed' });
  });

  test('reaches the partners of its tiers and types once', async () => {
    const type = await company.owner.post<{ id: string }>('/partner_types', { name: 'Reseller of tracks' });
    const one = await company.within((call) => samplePartner(call, { name: 'Typed', type_id: type.id }));
    const track = await published({ type_ids: [type.id] });
    await run('tracks.partner', { ref_id: one, payload: { partner_id: one } });
    const rows = await company.owner.get<TrackAssignment[]>(`/track_assignments?track_id=${track.id}`);
    expect(rows).toMatchObject([{ partner_id: one, source: 'rule' }]);
  });

  test('gives tags and proposes a tier when it is completed', async () => {
    const tier = await company.owner.post<{ id: string }>('/partner_tiers', { name: 'Gold of tracks' });
    const one = await company.within((call) => samplePartner(call, { name: 'Rewarded' }));
    const only = { stages: [{ key: 's', name: 'S', steps: [sampleStep('a')] }] };
    const assignment = await assigned(
      await published({ definition: only, reward_tags: ['onboarded'], reward_tier_id: tier.id }),
      one,
    );
    expect(await act(company.owner, assignment, 'a', 'complete')).toBe(200);
    expect(await company.owner.get(`/partners/${one}`)).toMatchObject({ tags: ['onboarded'], tier_id: null });
    await company.owner.post(`/track_assignments/${assignment.id}/accept_tier`);
    expect(await company.owner.get(`/partners/${one}`)).toMatchObject({ tier_id: tier.id });
  });

  test('counts the time to the first deal honestly', async () => {
    const track = await published();
    const found = await company.owner.get<TimeToFirstDeal>(`/tracks/${track.id}/first_deal`);
    expect(found.finished).toMatchObject({ partners: 0, median_days: null });
    expect(found.others.median_days).toBeNull();
  });
});

describe('a partner', () => {
  test('sees neither other partners nor definitions of the company', async () => {
    const track = await published();
    const assignment = await assigned(track);
    const stranger = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
    for (const url of [
      `/track_assignments/${assignment.id}`,
      `/track_assignments/${assignment.id}/checklist`,
      `/tracks/${track.id}`,
    ])
      expect((await stranger.request('GET', url)).statusCode).toBe(404);
    const { id } = await step(partner, assignment, 'read');
    expect((await stranger.request('POST', `/track_step_progress/${id}/complete`, {})).statusCode).toBe(404);
    expect((await partner.request('GET', `/tracks/${track.id}`)).statusCode).toBe(404);
    expect(
      (await partner.request('POST', `/track_assignments/${assignment.id}/cancel`, { reason: 'x' })).statusCode,
    ).toBe(403);
  });

  test('makes tracks for its own people, which the company does not see', async () => {
    const simple = { stages: [{ key: 's', name: 'S', steps: [sampleStep('a')] }] };
    const track = await published({ definition: simple }, partner);
    await partner.post(`/tracks/${track.id}/assign`, { user_ids: [partner.user_id] });
    const [mine] = await partner.get<TrackAssignment[]>(`/track_assignments?track_id=${track.id}`);
    expect(mine).toMatchObject({ is_internal: true, user_id: partner.user_id });
    expect((await company.owner.request('GET', `/track_assignments/${mine!.id}`)).statusCode).toBe(404);
    expect((await company.owner.request('GET', `/tracks/${track.id}`)).statusCode).toBe(404);
    expect(await act(partner, mine!, 'a', 'complete')).toBe(200);
    expect(await partner.get(`/track_assignments/${mine!.id}`)).toMatchObject({ status: 'completed' });
    const log = await company.owner.get<{ ref_id: string }[]>('/audit_events?_end=500');
    expect(log.filter(({ ref_id }) => [track.id, mine!.id].includes(ref_id))).toEqual([]);
    const mails = await company.within((call) =>
      call.rows<{ subject: string; hides: string }>(sql`
        select subject, hides from mail_outbox
        where organization_id = ${company.id} and subject like '%' || ${track.name} || '%'`),
    );
    expect(mails.map(({ hides }) => hides)).toEqual(mails.map(() => 'everything'));
    const taken = await company.owner.request('GET', '/company_settings/export.zip?format=json');
    expect(taken.statusCode).toBe(200);
    const files = Object.entries(unzipSync(new Uint8Array(taken.rawPayload)));
    const telling = files.filter(([, bytes]) => [track.id, mine!.id].some((id) => strFromU8(bytes).includes(id)));
    expect(telling.map(([name]) => name)).toEqual([]);
  });

  test('cannot use steps or rules of the company', async () => {
    const body = { name: 'X', definition };
    expect((await partner.request('POST', '/tracks', body)).statusCode).toBe(422);
    expect((await partner.request('POST', '/tracks', { name: 'X', reward_tags: ['a'] })).statusCode).toBe(400);
    const sales = await world.partnerUser(company, partner_id, 'partner_sales');
    expect((await sales.request('POST', '/tracks', { name: 'X' })).statusCode).toBe(403);
  });
});
