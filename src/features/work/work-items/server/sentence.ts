import type { WorkItems, WorkSum } from '#server/extension-points/work-items.ts';
import { readerList, shortReaderMoney } from '#shared/text/reader-formats.ts';
import { MOST_OF_A_KIND } from '../schema.ts';
import { texts } from './texts.ts';

/** The facts that are named; the rest is one number, so that the sentence is one line. */
const MOST_FACTS = 3;

export interface Total {
  key: string;
  currency: string;
  minor: number;
}

interface Counted {
  count: number;
  overdue: number;
}

const moreOf = (count: number) => (count >= MOST_OF_A_KIND ? `${MOST_OF_A_KIND}+` : String(count));

function sentenceOfKind({ says }: Pick<WorkItems, 'says'>, { count, overdue }: Counted): string {
  if (typeof says === 'string') return texts.onlyOne(says);
  const words = count === 1 ? says[0] : says[1];
  if (overdue === 0) return texts.kind(moreOf(count), words);
  if (count === 1) return texts.kindLate(moreOf(count), words);
  return overdue >= count ? texts.kindAllLate(moreOf(count), words) : texts.kindSomeLate(moreOf(count), words, overdue);
}

function sentenceOfSum({ key, says }: WorkSum, totals: readonly Total[]): string[] {
  const amounts = totals.filter((total) => total.key === key).sort((a, b) => b.minor - a.minor);
  if (amounts.length === 0) return [];
  const [one, many] = says;
  const words = amounts.length === 1 ? one : many;
  return [texts.sum(readerList(amounts.map(({ minor, currency }) => shortReaderMoney(minor, currency))), words)];
}

/**
 * The state of a person's work in plain words, in the reader's language: "4 registrations need a decision, 1 late.
 * $19,746 is payable. 31 more." Kinds with late items come first, then the largest ones.
 */
export function sentenceOf(
  sources: readonly Pick<WorkItems, 'kind' | 'says'>[],
  counted: ReadonlyMap<string, Counted>,
  sums: readonly WorkSum[],
  totals: readonly Total[],
): string {
  const open = sources
    .flatMap((source) => {
      const counts = counted.get(source.kind);
      return counts ? [{ source, counts }] : [];
    })
    .sort((a, b) => b.counts.overdue - a.counts.overdue || b.counts.count - a.counts.count);
  const amounts = sums.flatMap((sum) => sentenceOfSum(sum, totals)).slice(0, MOST_FACTS - 1);
  const most = MOST_FACTS - amounts.length;
  const rest = open.slice(most).reduce((sum, { counts }) => sum + counts.count, 0);
  return [
    ...open.slice(0, most).map(({ source, counts }) => sentenceOfKind(source, counts)),
    ...(open.length === 0 ? [texts.nothing] : []),
    ...amounts,
    ...(rest > 0 ? [texts.more(rest)] : []),
  ].join(' ');
}
