import type { Call } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import { type Answers, type Question, questionKinds } from '../questions.schema.ts';
import { FEWEST_ANONYMOUS, type ScoreGroup, type Survey, type SurveyResults } from '../schema.ts';
import { netPromoterScore, shownGroups } from '../score.ts';
import { surveys } from './resource.ts';

interface Given {
  id: string;
  round_id: string;
  score: number;
  answers: Answers;
  tier: string | null;
  region: string | null;
}

/** The figures of a survey, of one round or of all. Anonymous answers are only shown where at least five stand together. */
export async function resultsOf(call: Call, id: string, round_id?: string): Promise<SurveyResults> {
  const survey = await readRow<Survey>(call, surveys, id);
  const rounds = await call.rows<{
    id: string;
    opened_at: string;
    closes_at: string;
    is_open: boolean;
    asked: number;
  }>(
    `select r.id, r.opened_at, r.closes_at, r.closed_at is null as is_open,
       (select count(*)::int from survey_invitations i where i.organization_id = r.organization_id and i.round_id = r.id) as asked
     from survey_rounds r where r.organization_id = $1 and r.survey_id = $2 order by r.opened_at, r.id`,
    [call.organization_id, id],
  );
  if (round_id && !rounds.some((round) => round.id === round_id)) throw notFound('This round');
  // By id: the ids of anonymous answers are random, so their order says nothing.
  const all = await call.rows<Given>(
    `select r.id, r.round_id, r.score, r.answers, t.name as tier, g.name as region from survey_responses r
     left join partner_tiers t on t.organization_id = r.organization_id and t.id = r.tier_id
     left join partner_regions g on g.organization_id = r.organization_id and g.id = r.region_id
     where r.organization_id = $1 and r.survey_id = $2 order by r.id`,
    [call.organization_id, id],
  );
  const least = survey.is_anonymous ? FEWEST_ANONYMOUS : 1;
  const given = round_id ? all.filter((one) => one.round_id === round_id) : all;
  const isHidden = given.length < least;
  const shown = isHidden ? [] : given;
  const scores = shown.map(({ score }) => score);
  return {
    rounds: rounds.map((round) => {
      const own = all.filter((one) => one.round_id === round.id);
      return {
        ...round,
        answered: own.length,
        nps: own.length < least ? null : netPromoterScore(own.map(({ score }) => score)),
      };
    }),
    asked: rounds.reduce((sum, { id: of, asked }) => sum + (!round_id || of === round_id ? asked : 0), 0),
    answered: given.length,
    is_hidden: isHidden && given.length > 0,
    nps: scores.length > 0 ? netPromoterScore(scores) : null,
    average: averageOf(scores),
    scores: Array.from({ length: 11 }, (_, score) => scores.filter((one) => one === score).length),
    by_tier: groupsOf(shown, 'tier', least),
    by_region: groupsOf(shown, 'region', least),
    questions: survey.questions.map((question) => figuresOf(question, shown, least)),
  };
}

function groupsOf(given: readonly Given[], by: 'tier' | 'region', least: number): ScoreGroup[] {
  const groups = new Map<string, number[]>();
  for (const one of given) {
    const name = one[by] ?? 'None';
    groups.set(name, [...(groups.get(name) ?? []), one.score]);
  }
  const sizes = [...groups].map(([name, scores]) => ({ name, answered: scores.length }));
  return shownGroups(sizes, least).map(({ name, answered }) => {
    const scores = groups.get(name)!;
    return { name, answered, nps: netPromoterScore(scores), average: averageOf(scores)! };
  });
}

function figuresOf(
  { key, label, kind, options = [] }: Question,
  given: readonly Given[],
  least: number,
): SurveyResults['questions'][number] {
  const answers = given.flatMap(({ answers: own }) => (own[key] === undefined || own[key] === '' ? [] : [own[key]!]));
  const enough = answers.length >= least;
  const [rating, , , text] = questionKinds;
  const ratings = kind === rating ? answers.filter((one) => typeof one === 'number') : [];
  const chosen = answers.flat();
  const listed = kind === rating ? ['1', '2', '3', '4', '5'] : options;
  return {
    key,
    label,
    kind,
    answered: answers.length,
    average: enough ? averageOf(ratings) : null,
    counts:
      kind === text || !enough
        ? []
        : listed.map((option) => ({ option, count: chosen.filter((one) => String(one) === option).length })),
    texts: kind === text && enough ? answers.filter((one) => typeof one === 'string') : [],
  };
}

/** To one decimal. */
function averageOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10;
}
