import { type Answers, type Question, ratings } from '../questions.schema.ts';
import type { ScoreGroup, SurveyResults } from '../schema.ts';
import { averageOf, netPromoterScore, shownGroups } from '../score.ts';

export interface Given {
  score: number;
  answers: Answers;
  tier: string | null;
  region: string | null;
}

export interface Round {
  id: string;
  opened_at: string;
  closes_at: string;
  is_open: boolean;
  asked: number;
  given: Given[];
}

type Scores = { name: string; answered: number; scores: number[] };

/** The groups of one round that may be shown. */
export function surveyGroups(given: readonly Given[], by: 'tier' | 'region', least: number): Scores[] {
  const groups = new Map<string, number[]>();
  for (const one of given) {
    const name = one[by] ?? 'None';
    groups.set(name, [...(groups.get(name) ?? []), one.score]);
  }
  return shownGroups(
    [...groups].map(([name, scores]) => ({ name, answered: scores.length, scores })),
    least,
  );
}

/** The same groups of several rounds as one. */
export function mergedSurveyGroups(rounds: readonly Scores[][]): ScoreGroup[] {
  const all = new Map<string, number[]>();
  for (const { name, scores } of rounds.flat()) all.set(name, [...(all.get(name) ?? []), ...scores]);
  return [...all]
    .map(([name, scores]) => ({
      name,
      answered: scores.length,
      nps: netPromoterScore(scores),
      average: averageOf(scores)!,
    }))
    .sort((a, b) => b.answered - a.answered || a.name.localeCompare(b.name));
}

/** The answers to one question, of the rounds in which enough people answered it. */
export function surveyFigures(
  { key, label, kind, options = [] }: Question,
  rounds: readonly Given[][],
  least: number,
): SurveyResults['questions'][number] {
  const shown = rounds
    .map((given) => given.flatMap(({ answers }) => (isEmpty(answers[key]) ? [] : [answers[key]!])))
    .filter((answers) => answers.length >= least)
    .flat();
  const chosen = shown.flat();
  const listed = kind === 'rating' ? ratings.map(String) : options;
  return {
    key,
    label,
    kind,
    answered: shown.length,
    average: kind === 'rating' ? averageOf(shown.filter((one) => typeof one === 'number')) : null,
    counts:
      kind === 'text'
        ? []
        : listed.map((option) => ({ option, count: chosen.filter((one) => String(one) === option).length })),
    texts: kind === 'text' ? shown.filter((one) => typeof one === 'string') : [],
  };
}

const isEmpty = (answer: Answers[string] | undefined): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
