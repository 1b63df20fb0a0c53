import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { type SurveyProgram, surveyProgram } from './testing/program.ts';

let world: World;
let program: SurveyProgram;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  program = await surveyProgram(world, 7);
});
afterAll(() => world.close());

const anonymous = {
  is_anonymous: true,
  questions: [{ key: 'more', kind: 'text', label: 'What should we do better?' }],
} as const;

async function answerAll(scores: readonly number[]): Promise<void> {
  for (const [index, score] of scores.entries()) {
    world.clock.set(new Date(Date.parse('2026-03-16T10:00:00Z') + index * 60_000).toISOString());
    await program.answer(program.partners[index]!.admin, score, { more: `Text ${index}` });
  }
}

test('an anonymous answer keeps neither the person nor the partner nor its time', async () => {
  await program.start(anonymous as never);
  await answerAll([1, 9]);
  const rows = await program.company.within((call) =>
    call.rows<Record<string, unknown>>(
      sql`select * from survey_responses where organization_id = ${call.organization_id}`,
    ),
  );
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({ partner_id: null, user_id: null, person_name: null, is_anonymous: true });
    expect(new Date(row.created_at as string).toISOString()).toBe('2026-03-16T09:00:00.000Z');
    // A random id, not one that begins with the time.
    expect(String(row.id).charAt(14)).toBe('4');
  }
  for (const list of ['survey_responses', 'survey_invitations'])
    expect(await program.owner.get(`/${list}`)).toEqual([]);
  expect(await program.owner.get('/in_app_notifications?kind=survey_low_score')).toEqual([]);
  const logged = await program.owner.request('GET', '/audit_events?_end=200');
  expect(logged.body).not.toContain('survey_responses');
});

test('nothing is shown while a round is open, however many answered', async () => {
  const { id } = await program.start(anonymous as never);
  await answerAll([9, 9, 9, 9, 9, 9]);
  expect(await program.results(id)).toMatchObject({
    answered: 6,
    withheld: 6,
    nps: null,
    average: null,
    by_tier: [],
    questions: [{ texts: [] }],
  });
  await program.owner.post(`/surveys/${id}/close`);
  const results = await program.results(id);
  expect(results).toMatchObject({ withheld: 0, nps: 100, average: 9 });
  expect(results.questions[0]!.texts.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Text ${index}`));
});

test('a round ends by itself when everyone has answered', async () => {
  const { id } = await program.start(anonymous as never);
  await answerAll([9, 9, 9, 9, 9, 9, 0]);
  expect(await program.results(id)).toMatchObject({ nps: 71, withheld: 0, rounds: [{ is_open: false }] });
});

test('fewer than five answers stay hidden for good', async () => {
  const { id } = await program.start(anonymous as never);
  await answerAll([9, 9, 9, 9]);
  await program.owner.post(`/surveys/${id}/close`);
  expect(await program.results(id)).toMatchObject({ answered: 4, withheld: 4, nps: null });
});

test('comparing rounds reveals no small one', async () => {
  const { id } = await program.start({ ...anonymous, timing: 'monthly' } as never);
  await answerAll([9, 9, 9, 9, 9]);
  for (const day of ['2026-04-17', '2026-05-18']) {
    world.clock.set(`${day}T10:00:00Z`);
    await program.run('surveys.clock');
    if (day === '2026-04-17') await program.answer(program.partners[0]!.admin, 0);
  }
  const all = await program.results(id);
  expect(all).toMatchObject({ answered: 6, withheld: 1, nps: 100, average: 9 });
  const [first, second] = all.rounds;
  expect((await program.results(id, first!.id)).scores).toEqual(all.scores);
  expect(await program.results(id, second!.id)).toMatchObject({ answered: 1, nps: null });
});

test('comparing groups with their total reveals no small one', async () => {
  const tier_id = await program.company.within((call) => samplePartnerTier(call));
  for (const { id } of program.partners.slice(0, 5))
    await program.company.within((call) => setTier(call, id, { tier_id, reason: 'Test' }));
  const { id } = await program.start(anonymous as never);
  await answerAll([9, 9, 9, 9, 9, 0]);
  await program.owner.post(`/surveys/${id}/close`);
  // Five of the tier and one without: showing the five would show the one.
  expect(await program.results(id)).toMatchObject({ nps: 67, by_tier: [] });
  const named = await program.start({});
  for (const { admin } of program.partners.slice(0, 6)) await program.answer(admin, 9);
  expect((await program.results(named.id)).by_tier.map(({ answered }) => answered)).toEqual([5, 1]);
});

test('the export of the company holds no anonymous answer and not who gave one', async () => {
  await program.start(anonymous as never);
  await answerAll([3, 4]);
  const { ownedTables } = await import('#features/platform/superadmin/server/owned.ts');
  const tables = await world.kernel.system.unscoped((tx) => ownedTables(tx, []));
  for (const name of ['survey_responses', 'survey_invitations']) {
    const { select } = tables.find((table) => table.name === name)!;
    const rows = await world.kernel.system.unscoped((tx) => tx.rows(select, [program.company.id]));
    expect(rows, name).toEqual([]);
  }
});
