import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { Survey, SurveyResponse } from '../schema.ts';
import { type SurveyProgram, surveyProgram } from './testing/program.ts';

const NOW = '2026-03-16T09:00:00Z';
let world: World;
let program: SurveyProgram;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  program = await surveyProgram(world, 2);
});
afterAll(() => world.close());

const questions = [
  { key: 'support', kind: 'rating', label: 'How well do we support you?', required: true },
  { key: 'wish', kind: 'choice', label: 'What helps most?', options: ['Leads', 'Training'] },
  { key: 'channels', kind: 'several', label: 'Where do you sell?', options: ['Online', 'Events'] },
  { key: 'more', kind: 'text', label: 'What should we do better?' },
] as const;

describe('questions', () => {
  test('are refused when they cannot be answered', async () => {
    for (const [question, field] of [
      [{ key: 'a', kind: 'choice', label: 'A' }, 'questions.0.options'],
      [{ key: 'a', kind: 'text', label: 'A', options: ['x', 'y'] }, 'questions.0.options'],
    ] as const) {
      const { status, errors } = await program.refusal(program.owner, '/surveys', {
        name: 'X',
        score_question: 'Y',
        questions: [question],
      });
      expect(status).toBe(422);
      expect(errors).toHaveProperty([field]);
    }
    const twice = { key: 'a', kind: 'text', label: 'A' };
    const body = { name: 'X', score_question: 'Y', questions: [twice, twice] };
    expect((await program.refusal(program.owner, '/surveys', body)).status).toBe(422);
    const many = Array.from({ length: 21 }, (_, index) => ({ ...twice, key: `q${index}` }));
    expect((await program.refusal(program.owner, '/surveys', { ...body, questions: many })).status).toBe(400);
  });

  test('keep their kind once the survey was sent', async () => {
    const { id } = await program.start({ questions: [...questions] as never });
    const changed = [{ key: 'support', kind: 'text', label: 'How?' }];
    expect((await program.owner.request('PATCH', `/surveys/${id}`, { questions: changed })).statusCode).toBe(422);
    const renamed = [{ ...questions[0], label: 'How well do we help you sell?' }];
    expect((await program.owner.request('PATCH', `/surveys/${id}`, { questions: renamed })).statusCode).toBe(200);
  });

  test('are answered as they ask', async () => {
    await program.start({ questions: [...questions] as never });
    const { admin } = program.partners[0]!;
    const [invitation] = await program.open(admin);
    const url = `/survey_invitations/${invitation!.id}/answer`;
    for (const [answers, field] of [
      [{}, 'answers.support'],
      [{ support: 'good' }, 'answers.support'],
      [{ support: 3, wish: 'Money' }, 'answers.wish'],
      [{ support: 3, channels: ['Mail'] }, 'answers.channels'],
      [{ support: 3, more: 4 }, 'answers.more'],
      [{ support: 3, other: 'x' }, 'answers.other'],
    ] as const) {
      const { status, errors } = await program.refusal(admin, url, { score: 9, answers });
      expect(status, field).toBe(422);
      expect(errors).toHaveProperty([field]);
    }
    expect((await program.refusal(admin, url, { score: 11 })).status).toBe(400);
    const answers = { support: 4, wish: 'Leads', channels: ['Online', 'Events'], more: 'Nothing.' };
    expect(await admin.post(url, { score: 9, answers })).toMatchObject({ status: 'answered' });
  });
});

describe('a survey', () => {
  test('refuses an audience of another company', async () => {
    const other = await world.company();
    const audience = await other.owner.post<{ id: string }>('/audiences', {
      name: 'Theirs',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'DE' }] }] },
    });
    const body = { name: 'X', score_question: 'Y', audience_id: audience.id };
    expect((await program.refusal(program.owner, '/surveys', body)).errors).toHaveProperty('audience_id');
  });

  test('asks the administrators of active partners in the audience, or everyone', async () => {
    const { owner, partners, company } = program;
    const swiss = await program.addPartner({ country: 'CH' });
    const seller = await world.partnerUser(company, swiss.id, 'partner_sales');
    const audience = await owner.post<{ id: string }>('/audiences', {
      name: 'Swiss',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'CH' }] }] },
    });
    expect(await program.start({ audience_id: audience.id })).toMatchObject({ status: 'active', asked: 1 });
    expect(await program.open(swiss.admin)).toHaveLength(1);
    expect(await program.open(seller)).toEqual([]);
    expect(await program.open(partners[0]!.admin)).toEqual([]);
    expect(await program.start({ asks: 'everyone' })).toMatchObject({ asked: 4 });
    expect(await program.open(seller)).toHaveLength(1);
    expect(await owner.rows(`/audiences/${audience.id}/uses`)).toMatchObject([{ kind: 'Survey', name: 'Pulse' }]);
  });

  test('with no one to ask is not sent', async () => {
    const empty = await surveyProgram(world, 0);
    const { id } = await empty.draft();
    expect((await empty.refusal(empty.owner, `/surveys/${id}/activate`)).status).toBe(409);
    expect(await empty.owner.get(`/surveys/${id}`)).toMatchObject({ status: 'draft' });
  });

  test('that is sent once ends with its round', async () => {
    const { id } = await program.start({ open_days: 7 });
    expect((await program.refusal(program.owner, `/surveys/${id}/activate`)).status).toBe(409);
    program.after(8);
    const { admin } = program.partners[0]!;
    const [late] = await program.open(admin);
    expect((await program.refusal(admin, `/survey_invitations/${late!.id}/answer`, { score: 9 })).message).toBe(
      'This survey is no longer open.',
    );
    await program.run('surveys.clock');
    expect(await program.owner.get(`/surveys/${id}`)).toMatchObject({ status: 'closed' });
    expect(await program.open(admin)).toEqual([]);
  });

  test('is paused, resumed without asking again, and closed for good', async () => {
    const { id } = await program.start({});
    await program.owner.post(`/surveys/${id}/pause`);
    expect(await program.owner.post(`/surveys/${id}/activate`)).toMatchObject({ status: 'active' });
    expect((await program.results(id)).rounds).toHaveLength(1);
    expect((await program.owner.request('DELETE', `/surveys/${id}`)).statusCode).toBe(409);
    await program.owner.post(`/surveys/${id}/close`);
    expect(await program.open(program.partners[0]!.admin)).toEqual([]);
    expect((await program.refusal(program.owner, `/surveys/${id}/activate`)).status).toBe(409);
    expect((await program.owner.request('DELETE', `/surveys/${id}`)).statusCode).toBe(200);
  });

  test('that repeats is sent every month, and its last round ends', async () => {
    const { id, next_at } = await program.start({ timing: 'monthly' });
    expect(next_at).toContain('2026-04-16');
    const { admin } = program.partners[0]!;
    await program.answer(admin, 9);
    program.after(30);
    await program.run('surveys.clock');
    expect((await program.results(id)).rounds).toHaveLength(1);
    program.after(1);
    await program.run('surveys.clock');
    await program.run('surveys.clock');
    const { rounds } = await program.results(id);
    expect(rounds.map(({ is_open }) => is_open)).toEqual([false, true]);
    await program.answer(admin, 3);
    expect((await program.results(id)).rounds.map(({ nps }) => nps)).toEqual([100, -100]);
  });

  test('stays anonymous or named after it was sent', async () => {
    const { id } = await program.start({});
    const { statusCode } = await program.owner.request('PATCH', `/surveys/${id}`, { is_anonymous: true });
    expect(statusCode).toBe(409);
  });
});

describe('an invitation', () => {
  test('is told once, reminded once, and seen by its person only', async () => {
    const { id } = await program.start({});
    const [first, second] = program.partners;
    const [invitation] = await program.open(first!.admin);
    const round_id = (await program.results(id)).rounds[0]!.id;
    const told = async (kind: string) =>
      (await first!.admin.get<object[]>(`/in_app_notifications?kind=${kind}`)).length;
    for (let time = 0; time < 2; time++) await program.run('surveys.invite', { round_id });
    expect(await told('survey_sent')).toBe(1);
    await program.run('surveys.clock');
    expect(await told('survey_reminder')).toBe(0);
    program.after(8);
    for (let time = 0; time < 2; time++) await program.run('surveys.clock');
    expect(await told('survey_reminder')).toBe(1);
    expect((await second!.admin.request('GET', `/survey_invitations/${invitation!.id}`)).statusCode).toBe(404);
    const url = `/survey_invitations/${invitation!.id}/answer`;
    expect((await program.refusal(second!.admin, url, { score: 1 })).status).toBe(404);
  });

  test('is answered once, and the answer is never changed', async () => {
    await program.start({});
    const { admin } = program.partners[0]!;
    const [invitation] = await program.open(admin);
    const url = `/survey_invitations/${invitation!.id}/answer`;
    const both = await Promise.all([1, 9].map((score) => admin.request('POST', url, { score })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await expect(
      program.company.within((call) =>
        call.run(sql`update survey_responses set score = 10 where organization_id = ${call.organization_id}`),
      ),
    ).rejects.toThrow();
  });
});

describe('a named response', () => {
  const lowResponse = async () => {
    await program.start({ questions: [{ key: 'more', kind: 'text', label: 'Why?' }] });
    await program.answer(program.partners[0]!.admin, 3, { more: 'Slow answers.' });
    const [row] = await program.owner.get<SurveyResponse[]>('/survey_responses');
    return row!;
  };

  test('with a low score is told to the company and waits in My work until it is followed up', async () => {
    const { owner } = program;
    const row = await lowResponse();
    expect(row).toMatchObject({ score: 3, kind: 'detractor', comment: 'Slow answers.', status: 'new' });
    expect(await owner.get('/in_app_notifications?kind=survey_low_score')).toMatchObject([
      { link: `/feedback/responses/show/${row.id}` },
    ]);
    const waiting = async () => {
      const { items } = await owner.get<{ items: { id: string }[] }>('/work_items?kind=survey_follow_up&whose=all');
      return items.map(({ id }) => id);
    };
    expect(await waiting()).toContain(row.id);
    const followed = await owner.post<SurveyResponse>(`/survey_responses/${row.id}/follow_up`, {
      status: 'acknowledged',
      owner_user_id: owner.user_id,
      note: 'Call them.',
      tags: ['speed'],
    });
    expect(followed).toMatchObject({ status: 'acknowledged', owner_user_id: owner.user_id, tags: ['speed'] });
    expect(await waiting()).not.toContain(row.id);
    const done = await owner.post<SurveyResponse>(`/survey_responses/${row.id}/follow_up`, { status: 'done' });
    expect(done).toMatchObject({ status: 'done', note: 'Call them.', tags: ['speed'] });
    expect(await owner.get('/survey_responses?tags=speed')).toHaveLength(1);
  });

  test('refuses an owner of another company', async () => {
    const other = await world.company();
    const { id } = await lowResponse();
    const { errors } = await program.refusal(program.owner, `/survey_responses/${id}/follow_up`, {
      status: 'planned',
      owner_user_id: other.owner.user_id,
    });
    expect(errors).toHaveProperty('owner_user_id');
  });

  test('is not seen by partners, other companies or people with other partners', async () => {
    const { id } = await lowResponse();
    const other = await world.company();
    expect((await other.owner.request('GET', `/survey_responses/${id}`)).statusCode).toBe(404);
    expect((await program.partners[0]!.admin.request('GET', '/survey_responses')).statusCode).toBe(404);
    const role = await program.owner.post<{ id: string }>('/roles', {
      name: 'Own',
      permissions: ['survey_responses:manage'],
      scope: 'own',
    });
    const keeper = await program.company.member('read_only');
    await program.owner.patch(`/team_members/${keeper.user_id}`, { role: 'custom', role_id: role.id });
    expect(await keeper.get('/survey_responses')).toEqual([]);
    await program.owner.patch(`/partners/${program.partners[0]!.id}`, { owner_user_id: keeper.user_id });
    expect(await keeper.get('/survey_responses')).toHaveLength(1);
    expect(await keeper.post(`/survey_responses/${id}/follow_up`, { status: 'done' })).toMatchObject({
      status: 'done',
    });
  });

  test('is a fact for audiences', async () => {
    await lowResponse();
    const { id } = await program.owner.post<{ id: string }>('/audiences', {
      name: 'Unhappy',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.survey_score', op: 'lte', value: 6 }] }] },
    });
    expect(await program.owner.get(`/partners?audience_id=${id}`)).toMatchObject([{ id: program.partners[0]!.id }]);
  });
});

test('an archived survey leaves the list and its answers stay', async () => {
  const { id } = await program.start({});
  await program.answer(program.partners[0]!.admin, 8);
  await program.owner.post<Survey>(`/surveys/${id}/close`);
  await program.owner.request('DELETE', `/surveys/${id}`);
  expect(await program.owner.get('/surveys')).toEqual([]);
  expect(await program.owner.get('/survey_responses')).toHaveLength(1);
});
