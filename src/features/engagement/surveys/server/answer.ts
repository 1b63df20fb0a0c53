import { randomUUID } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { problemsOf } from '../questions.schema.ts';
import type { SurveyAnswer, SurveyInvitation } from '../schema.ts';
import { tellDetractor } from './notices.ts';

interface Open extends SurveyInvitation {
  survey_id: string;
  round_id: string;
  partner_id: string;
}

/**
 * Keeps an answer, once. An anonymous one names nobody: it has a random id, and the time of its round instead of its own, so
 * that neither leads to the invitation that was marked as answered.
 */
export async function answerSurvey(call: Call, id: string, { score, answers = {} }: SurveyAnswer): Promise<void> {
  const taken = await call.maybe<Open>(
    `update survey_invitations set status = 'answered' where organization_id = $1 and id = $2 and status = 'open'
       and closes_at > $3 and user_id = $4 returning *`,
    [call.organization_id, id, call.now(), call.actor.user_id],
  );
  if (!taken) throw await whyNot(call, id);
  const problems = problemsOf(taken.questions, answers);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { survey_id, round_id, partner_id, is_anonymous } = taken;
  await call.asCompany(async (company) => {
    const about = await company.one<{ tier_id: string | null; region_id: string | null; opened_at: Date }>(
      `select p.tier_id, p.region_id, r.opened_at from partners p
       join survey_rounds r on r.organization_id = p.organization_id and r.id = $3
       where p.organization_id = $1 and p.id = $2`,
      [company.organization_id, partner_id, round_id],
    );
    const response_id = randomUUID();
    await company.run(
      `insert into survey_responses (id, organization_id, survey_id, round_id, partner_id, user_id, person_name, tier_id,
         region_id, is_anonymous, score, answers, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        response_id,
        company.organization_id,
        survey_id,
        round_id,
        is_anonymous ? null : partner_id,
        is_anonymous ? null : call.actor.user_id,
        is_anonymous ? null : call.actor.full_name,
        about.tier_id,
        about.region_id,
        is_anonymous,
        score,
        JSON.stringify(answers),
        is_anonymous ? about.opened_at : call.now(),
      ],
    );
    await company.announce('survey_responses.created', null);
    if (!is_anonymous && score <= 6)
      await tellDetractor(company, { id: response_id, partner_id, score, survey_name: taken.survey_name });
  });
}

async function whyNot(call: Call, id: string) {
  const found = await call.maybe<{ status: string }>(
    'select status from survey_invitations where organization_id = $1 and id = $2 and user_id = $3',
    [call.organization_id, id, call.actor.user_id],
  );
  if (!found) return notFound('This survey');
  return conflict(
    found.status === 'answered' ? 'You have already answered this survey.' : 'This survey is no longer open.',
  );
}
