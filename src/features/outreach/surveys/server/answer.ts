import { randomUUID } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { surveyQuestionProblems } from '../questions.schema.ts';
import { isEventTiming, LOW_SCORE, type SurveyAnswer, type SurveyInvitation, type Timing } from '../schema.ts';
import { tellLowScore } from './notices.ts';
import { closeRound } from './rounds.ts';

interface Person {
  user_id: string | null;
  full_name: string;
}

/** Keeps the caller's answer, once. */
export async function answerSurvey(
  call: Call,
  { id, closes_at, questions }: SurveyInvitation,
  { score, answers = {} }: SurveyAnswer,
): Promise<void> {
  if (new Date(closes_at) <= call.now()) throw conflict('This survey is no longer open.');
  const problems = surveyQuestionProblems(questions, answers);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { user_id, full_name } = call.actor;
  await call.asCompany((company) => keepSurveyAnswer(company, id, { score, answers }, { user_id, full_name }));
}

interface About {
  survey_id: string;
  round_id: string;
  partner_id: string;
  survey_name: string;
  is_anonymous: boolean;
  tier_id: string | null;
  region_id: string | null;
  opened_at: string;
  timing: Timing;
}

/**
 * An anonymous answer names no one: it has a random id, and the time of its round instead of its own, so that neither leads to
 * the invitation that was marked as answered. @returns the id of the response
 */
export async function keepSurveyAnswer(
  call: Call,
  invitation_id: string,
  { score, answers }: Required<SurveyAnswer>,
  { user_id, full_name }: Person,
): Promise<string> {
  // The invitation is marked before the join, because without statistics the join would go through all of its round.
  const { survey_id, round_id, partner_id, survey_name, is_anonymous, ...about } = await call.one<About>(sql`
    with answered as materialized (
      update survey_invitations set status = 'answered'
      where organization_id = ${call.organization_id} and id = ${invitation_id}
      returning survey_id, round_id, partner_id, survey_name, is_anonymous)
    select i.survey_id, i.round_id, i.partner_id, i.survey_name, i.is_anonymous, p.tier_id, p.region_id, r.opened_at,
      s.timing
    from answered i
    join partners p on p.organization_id = ${call.organization_id} and p.id = i.partner_id
    join survey_rounds r on r.organization_id = ${call.organization_id} and r.id = i.round_id
    join surveys s on s.organization_id = ${call.organization_id} and s.id = i.survey_id`);
  const id = randomUUID();
  await call.run(
    `insert into survey_responses (id, organization_id, survey_id, round_id, partner_id, user_id, person_name, tier_id,
       region_id, is_anonymous, score, answers, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      call.organization_id,
      survey_id,
      round_id,
      ...(is_anonymous ? [null, null, null] : [partner_id, user_id, full_name]),
      about.tier_id,
      about.region_id,
      is_anonymous,
      score,
      JSON.stringify(answers),
      is_anonymous ? about.opened_at : call.now(),
    ],
  );
  await call.announce('survey_responses.created', null);
  if (!is_anonymous && score <= LOW_SCORE) await tellLowScore(call, { id, partner_id, score, survey_name });
  if (!isEventTiming(about.timing)) await closeWhenComplete(call, round_id);
  return id;
}

/** When everyone has answered, the results need not wait for the last day. */
async function closeWhenComplete(call: Call, round_id: string): Promise<void> {
  const waiting = await call.maybe(sql`
    select from survey_invitations
    where organization_id = ${call.organization_id} and round_id = ${round_id} and status = 'open' limit 1`);
  if (!waiting) await closeRound(call, round_id);
}
