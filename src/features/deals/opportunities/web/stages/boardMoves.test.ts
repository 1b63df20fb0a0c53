import { expect, test } from 'vitest';
import type { Board, Opportunity } from '../../schema.ts';
import { moved } from './boardMoves.ts';

const card = (id: string, stage_id: string, amount_minor: number | null, currency = 'USD') =>
  ({ id, stage_id, amount_minor, currency, status: 'open' }) as Opportunity;
const column = (stage_id: string, cards: Opportunity[], count = cards.length) => ({
  stage_id,
  name: stage_id,
  category: 'open' as const,
  probability: 10,
  color: null,
  count,
  totals: [...new Set(cards.map(({ currency }) => currency))].map((currency) => {
    const those = cards.filter((one) => one.currency === currency);
    return {
      currency,
      count: those.length,
      amount_minor: those.reduce((all, one) => all + (one.amount_minor ?? 0), 0),
    };
  }),
  cards,
});
const deal = card('b', 'first', 250, 'EUR');
const board: Board = {
  type_id: 't',
  columns: [column('first', [card('a', 'first', 100), deal]), column('second', [card('c', 'second', null)])],
};

test('moves the count and the totals per currency with a card', () => {
  const after = moved(board, deal, { id: 'second', name: 'Second', category: 'open', color: '#123456' });
  expect(after.columns.map(({ count, totals, cards }) => [count, totals, cards.map(({ id }) => id)])).toEqual([
    [1, [{ currency: 'USD', count: 1, amount_minor: 100 }], ['a']],
    [
      2,
      [
        { currency: 'USD', count: 1, amount_minor: 0 },
        { currency: 'EUR', count: 1, amount_minor: 250 },
      ],
      ['b', 'c'],
    ],
  ]);
  expect(after.columns[1]!.cards[0]).toMatchObject({
    stage_id: 'second',
    stage_name: 'Second',
    stage_color: '#123456',
  });
  expect(board.columns[0]!.cards).toHaveLength(2);
});
