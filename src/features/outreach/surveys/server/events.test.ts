import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleDealRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { askAfterEvent } from './rounds.ts';
import { type SurveyProgram, surveyProgram } from './testing/program.ts';

let world: World;
let program: SurveyProgram;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-02T09:00:00Z');
  program = await surveyProgram(world, 2);
});
afterAll(() => world.close());

const happen = (id: string, user_id: string | null = null) =>
  program.company.within((call) => askAfterEvent(call, id, { partner_id: program.partners[0]!.id, user_id }));
const asked = async () => (await program.partners[0]!.admin.get<object[]>('/survey_invitations')).length;

test('a survey that waits for events asks no one when it starts', async () => {
  expect(await program.start({ timing: 'payout' })).toMatchObject({ status: 'active', asked: 0, next_at: null });
  expect(await asked()).toBe(0);
});

test('events of a month share a round, and people are left alone for the days of rest', async () => {
  const { id } = await program.start({ timing: 'payout', rest_days: 10 });
  await happen(id);
  await happen(id);
  expect(await asked()).toBe(1);
  program.after(5);
  await happen(id);
  expect(await asked()).toBe(1);
  program.after(31);
  await happen(id);
  expect(await asked()).toBe(2);
  expect((await program.results(id)).rounds).toHaveLength(2);
});

test('the rest counts for surveys together', async () => {
  const first = await program.start({ timing: 'payout', rest_days: 30 });
  const second = await program.start({ timing: 'course', rest_days: 30 });
  await happen(first.id);
  await happen(second.id);
  expect(await asked()).toBe(1);
});

test('only the person it happened to is asked, and only while the survey is active', async () => {
  const { id } = await program.start({ timing: 'course' });
  await happen(id, randomUUID());
  expect(await asked()).toBe(0);
  await program.owner.post(`/surveys/${id}/pause`);
  await happen(id, program.partners[0]!.admin.user_id);
  expect(await asked()).toBe(0);
  await program.owner.post(`/surveys/${id}/activate`);
  await happen(id, program.partners[0]!.admin.user_id);
  expect(await asked()).toBe(1);
});

test('a decision on a registration asks its partner once', async () => {
  const partner_id = program.partners[0]!.id;
  await program.start({ timing: 'decision' });
  const ref_id = await program.company.within((call) => sampleDealRegistration(call, { partner_id }));
  await program.run('surveys.after-decision', { ref_id });
  expect(await asked()).toBe(0);
  await program.company.within((call) =>
    call.run(sql`
      update deal_registrations set status = 'approved', decided_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${ref_id}`),
  );
  for (let time = 0; time < 2; time++) await program.run('surveys.after-decision', { ref_id });
  expect(await asked()).toBe(1);
});

test('an invitation after an event expires before its round ends', async () => {
  const { id } = await program.start({ timing: 'payout', open_days: 7 });
  await happen(id);
  program.after(8);
  await program.run('surveys.clock');
  expect(await program.partners[0]!.admin.get('/survey_invitations')).toMatchObject([{ status: 'expired' }]);
  expect((await program.results(id)).rounds).toMatchObject([{ is_open: true }]);
});
