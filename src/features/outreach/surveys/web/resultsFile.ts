import { guardFormulas, quoteCell } from '#shared/text/csv.ts';
import type { SurveyResults } from '../schema.ts';
import { texts as t } from './texts.ts';

type Cell = string | number | null;

/** The figures on the screen as a file: what is withheld there is not in it. */
export function resultsCsv(score_question: string, found: SurveyResults): string {
  const rows: Cell[][] = [
    [t.questionLine, t.answer, t.figure],
    [score_question, t.nps, found.nps],
    [score_question, t.average, found.average],
    [score_question, t.answered, found.answered],
    [score_question, t.asked, found.asked],
    ...(found.nps === null
      ? []
      : found.scores.map((count, score): Cell[] => [score_question, t.answersTo(String(score)), count])),
    ...found.by_tier.map(({ name, nps }): Cell[] => [`${t.nps} ${t.byTier.toLowerCase()}`, name, nps]),
    ...found.by_region.map(({ name, nps }): Cell[] => [`${t.nps} ${t.byRegion.toLowerCase()}`, name, nps]),
    ...found.questions.flatMap(({ label, average, counts, texts }): Cell[][] => [
      ...(average === null ? [] : [[label, t.average, average]]),
      ...counts.map(({ option, count }) => [label, option, count]),
      ...texts.map((text) => [label, text, null]),
    ]),
  ];
  const cell = (value: Cell) => (typeof value === 'number' ? String(value) : quoteCell(guardFormulas(value ?? '')));
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
