import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { StageCategory } from '#features/deals/opportunity-types/schema.ts';
import type { Board, BoardColumn, Opportunity } from '../../schema.ts';

/** Left and right jump from column to column instead of creeping by pixels. */
export const boardKeyNavigation: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const columns = [...context.droppableRects].sort(([, a], [, b]) => a.left - b.left);
  const from = context.over?.id ?? context.active?.data.current?.stage_id;
  const at = columns.findIndex(([id]) => id === from);
  const target = columns[Math.min(columns.length - 1, Math.max(0, at + step))];
  return target ? { x: target[1].left + 8, y: target[1].top + 40 } : currentCoordinates;
};

interface Stage {
  id: string;
  name: string;
  category: StageCategory;
  color: string | null;
}

/** The board with sums and cards after the deal has moved, shown before the server confirms. */
export function moved(board: Board, deal: Opportunity, stage: Stage): Board {
  const after = {
    ...deal,
    stage_id: stage.id,
    stage_name: stage.name,
    stage_color: stage.color,
    status: stage.category,
  };
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column.stage_id === deal.stage_id) {
        return { ...recounted(column, deal, -1), cards: column.cards.filter(({ id }) => id !== deal.id) };
      }
      if (column.stage_id === stage.id) return { ...recounted(column, deal, 1), cards: [after, ...column.cards] };
      return column;
    }),
  };
}

function recounted(column: BoardColumn, { currency, amount_minor }: Opportunity, by: 1 | -1): BoardColumn {
  const known = column.totals.some((sum) => sum.currency === currency);
  const totals = known ? column.totals : [...column.totals, { currency, count: 0, amount_minor: 0 }];
  return {
    ...column,
    count: column.count + by,
    totals: totals
      .map((sum) =>
        sum.currency === currency
          ? { ...sum, count: sum.count + by, amount_minor: sum.amount_minor + by * (amount_minor ?? 0) }
          : sum,
      )
      .filter(({ count }) => count > 0),
  };
}
