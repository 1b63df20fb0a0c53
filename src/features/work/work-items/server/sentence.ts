import type { WorkItems, WorkSum } from '#server/extension-points/work-items.ts';
import { formatMoney } from '#shared/money/money.ts';
import { MOST_OF_A_KIND } from '../schema.ts';

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

/** The part about lateness: "2 late". */
function lateness({ count, overdue }: Counted): string {
  if (overdue === 0) return '';
  if (count === 1) return ', late';
  return overdue >= count ? ', all late' : `, ${overdue} late`;
}

function sentenceOfKind({ says }: Pick<WorkItems, 'says'>, counted: Counted): string {
  if (typeof says === 'string') return `${says}.`;
  return `${moreOf(counted.count)} ${counted.count === 1 ? says[0] : says[1]}${lateness(counted)}.`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whole amounts have no fraction: "$19,746". */
function wholeMoney(minor: number, currency: string): string {
  return formatMoney(minor, currency).replace(/\.0+$/, '');
}

function sentenceOfSum({ key, says }: WorkSum, totals: readonly Total[]): string[] {
  const amounts = totals.filter((total) => total.key === key).sort((a, b) => b.minor - a.minor);
  if (amounts.length === 0) return [];
  const [one, many] = says;
  const words = amounts.length === 1 ? one : many;
  return [`${list.format(amounts.map(({ minor, currency }) => wholeMoney(minor, currency)))} ${words}.`];
}

/**
 * The state of a person's work in plain words: "4 registrations need a decision, 1 late. $19,746 is payable. 31 more."
 * Kinds with late items come first, then the largest ones.
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
    ...(open.length === 0 ? ['Nothing waits for you.'] : []),
    ...amounts,
    ...(rest > 0 ? [`${rest} more.`] : []),
  ].join(' ');
}
