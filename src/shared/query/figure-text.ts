import { formatMoney } from '../money/money.ts';
import { ppmText } from '../text/percent.ts';
import type { Figure, QueryAnswer, QueryColumn } from './query.ts';

type Answered = Pick<QueryAnswer, 'currency' | 'columns'>;

/** The column of the figures, after those of the groupings. */
export const figureColumn = ({ columns }: Pick<QueryAnswer, 'columns'>): QueryColumn => columns.at(-1)!;

/**
 * A figure as it is read. Amounts keep their currencies; where there are several, or one that is not the program's, the
 * whole in the program's currency follows. A dash is a figure that does not exist, such as an average of nothing.
 */
export function figureText(figure: Figure, answer: Answered, locale: string): string {
  const { value, amounts, in_program } = figure;
  const { kind } = figureColumn(answer);
  if (kind !== 'money') {
    if (value === null) return '–';
    if (kind === 'share') return ppmText(value, locale);
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  }
  if (amounts.length === 0) return in_program === null ? '–' : formatMoney(in_program, answer.currency, locale);
  const sums = amounts.map(({ amount_minor, currency }) => formatMoney(amount_minor, currency, locale)).join(' + ');
  const isForeign = amounts.length > 1 || amounts[0]!.currency !== answer.currency;
  return isForeign && in_program !== null
    ? `${sums} (about ${formatMoney(in_program, answer.currency, locale)})`
    : sums;
}

/** A figure as one number, for charts and changes: minor units of the program's currency for money; null without one. */
export const figureNumber = ({ value, in_program }: Figure, answer: Answered): number | null =>
  figureColumn(answer).kind === 'money' ? in_program : value;

/** The change against the period before in parts per million; null where there is nothing to compare with. */
export function figureChange(figure: Figure, before: Figure | null | undefined, answer: Answered): number | null {
  const now = figureNumber(figure, answer);
  const then = before ? figureNumber(before, answer) : null;
  return now === null || then === null || then <= 0 ? null : Math.round(((now - then) / then) * 1_000_000);
}
