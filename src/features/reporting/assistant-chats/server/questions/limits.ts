import { findAmount } from './amounts.ts';
import { spanAt } from './spans.ts';

const BOUNDS: readonly [RegExp, 'gte' | 'lte', boolean][] = [
  [/^(?:over|above|more than|greater than|bigger than|larger than|higher than|exceeding|>)$/, 'gte', true],
  [/^(?:at least|from|minimum|min|>=)$/, 'gte', false],
  [/^(?:under|below|less than|smaller than|fewer than|lower than|<)$/, 'lte', true],
  [/^(?:at most|up to|maximum|max|<=)$/, 'lte', false],
];

/** "over 50k", "more than 3", "under $10,000". */
export function limitAt(words: readonly string[], at: number, today: string) {
  for (const length of [2, 1]) {
    const phrase = words.slice(at, at + length).join(' ');
    const bound = BOUNDS.find(([pattern]) => pattern.test(phrase));
    const next = words[at + length];
    if (!bound || !next) continue;
    const rest = words.slice(at + length, at + length + 3).join(' ');
    if (!/^(?:[a-z]{3} )?[$€£¥]?\d/.test(rest) || spanAt(words, at, today)) continue;
    const amount = findAmount(rest);
    const plain = Number(/^[$€£¥]?([\d,.]+)/.exec(next)?.[1]?.replace(/,/g, '') ?? Number.NaN);
    const isWritten = amount !== null && amount.from === 0;
    if (!isWritten && !Number.isFinite(plain)) continue;
    const used = isWritten ? rest.slice(0, amount.to).trim().split(' ').length : 1;
    return {
      length: length + used,
      piece: {
        is: 'limit' as const,
        bound: bound[1],
        beyond: bound[2],
        minor: isWritten ? amount.amount_minor : Math.round(plain * 100),
        plain,
        isMoney: isWritten,
        ...(isWritten && amount.currency && { currency: amount.currency }),
      },
    };
  }
  return null;
}
