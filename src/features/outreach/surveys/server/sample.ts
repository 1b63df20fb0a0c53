import { randomUUID } from 'node:crypto';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { Survey, SurveyCreate } from '../schema.ts';
import { keepSurveyAnswer } from './answer.ts';
import { surveys } from './resource.ts';
import { sendRoundTo } from './rounds.ts';
import { createSurvey } from './service.ts';

export function sampleSurvey(call: Call, overrides: Partial<SurveyCreate> = {}): Promise<string> {
  return createSurvey(call, {
    name: `Survey ${newId().slice(-6)}`,
    score_question: 'How likely are you to recommend us?',
    ...overrides,
  });
}

/** A survey that one person of a new partner was asked to answer. @returns the invitation's id */
export async function sampleSurveyToAnswer(call: Call): Promise<string> {
  const survey = await readRow<Survey>(call, surveys, await sampleSurvey(call, { timing: 'decision' }));
  await sendRoundTo(call, survey, [{ user_id: randomUUID(), partner_id: await samplePartner(call) }]);
  const { id } = await call.one<{ id: string }>(
    sql`select id from survey_invitations where organization_id = ${call.organization_id} and survey_id = ${survey.id}`,
  );
  return id;
}

/** @returns the id of a named answer */
export async function sampleSurveyResponse(call: Call): Promise<string> {
  const id = await sampleSurveyToAnswer(call);
  const { user_id } = await call.one<{ user_id: string }>(
    sql`select user_id from survey_invitations where organization_id = ${call.organization_id} and id = ${id}`,
  );
  return keepSurveyAnswer(call, id, { score: 9, answers: {} }, { user_id, full_name: 'Sam Sample' });
}
