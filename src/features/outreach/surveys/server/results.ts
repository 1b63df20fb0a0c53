import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import { FEWEST_ANONYMOUS, type Survey, type SurveyResults } from '../schema.ts';
import { averageOf, netPromoterScore } from '../score.ts';
import { type Given, mergedSurveyGroups, type Round, surveyFigures, surveyGroups } from './release.ts';
import { surveys } from './resource.ts';

/**
 * The figures of a survey, of one round or of all. Figures of several rounds are sums of what each round shows by itself, so
 * comparing them reveals nothing more. An anonymous round shows nothing while it is open: watching its figures change with
 * every answer would reveal each one.
 */
export async function surveyResults(call: Call, id: string, round_id?: string): Promise<SurveyResults> {
  const survey = await readRow<Survey>(call, surveys, id);
  const rounds = await roundsOf(call, id);
  if (round_id && !rounds.some((round) => round.id === round_id)) throw notFound('This round');
  const least = survey.is_anonymous ? FEWEST_ANONYMOUS : 1;
  const isShown = ({ is_open, given }: Round) => given.length >= least && !(survey.is_anonymous && is_open);
  const chosen = round_id ? rounds.filter((round) => round.id === round_id) : rounds;
  const shown = chosen.filter(isShown);
  const scores = shown.flatMap(({ given }) => given.map(({ score }) => score));
  const groups = (of: readonly Round[], by: 'tier' | 'region') =>
    mergedSurveyGroups(of.map(({ given }) => surveyGroups(given, by, least)));
  const answered = chosen.reduce((sum, { given }) => sum + given.length, 0);
  return {
    rounds: rounds.map(({ given, ...round }) => {
      const own = isShown({ given, ...round }) ? [{ given, ...round }] : [];
      return {
        ...round,
        answered: given.length,
        nps: own.length > 0 ? netPromoterScore(given.map(({ score }) => score)) : null,
        by_tier: groups(own, 'tier'),
        by_region: groups(own, 'region'),
      };
    }),
    asked: chosen.reduce((sum, { asked }) => sum + asked, 0),
    answered,
    withheld: answered - scores.length,
    nps: scores.length > 0 ? netPromoterScore(scores) : null,
    average: averageOf(scores),
    scores: Array.from({ length: 11 }, (_, score) => scores.filter((one) => one === score).length),
    by_tier: groups(shown, 'tier'),
    by_region: groups(shown, 'region'),
    questions: survey.questions.map((question) =>
      surveyFigures(
        question,
        shown.map(({ given }) => given),
        least,
      ),
    ),
  };
}

async function roundsOf(call: Call, survey_id: string): Promise<Round[]> {
  const rounds = await call.rows<Omit<Round, 'given'>>(sql`
    select r.id, r.opened_at, r.closes_at, r.closed_at is null as is_open,
      (select count(*)::int from survey_invitations i
        where i.organization_id = r.organization_id and i.round_id = r.id) as asked
    from survey_rounds r where r.organization_id = ${call.organization_id} and r.survey_id = ${survey_id}
    order by r.opened_at, r.id`);
  // By id: the ids of anonymous answers are random, so their order says nothing.
  const given = await call.rows<Given & { round_id: string }>(sql`
    select r.round_id, r.score, r.answers, t.name as tier, g.name as region from survey_responses r
    left join partner_tiers t on t.organization_id = r.organization_id and t.id = r.tier_id
    left join partner_regions g on g.organization_id = r.organization_id and g.id = r.region_id
    where r.organization_id = ${call.organization_id} and r.survey_id = ${survey_id} order by r.id`);
  return rounds.map((round) => ({ ...round, given: given.filter((one) => one.round_id === round.id) }));
}
