import type { DealLine } from './engine/event.ts';

/**
 * Lines whose products stand in the catalogue as they stood when they were sold: what it says of them since decides about
 * later deals. `sold` is what the sale and its amendments said, in their order.
 */
export function asSold(lines: readonly DealLine[], sold: readonly DealLine[]): DealLine[] {
  const known = new Map(sold.flatMap((line) => (line.product === undefined ? [] : [[line.product, line] as const])));
  return lines.map((line) => {
    const before = line.product === undefined ? undefined : known.get(line.product);
    if (!before) return line;
    const { category: _, commissionable: __, ...said } = line;
    const { category, commissionable } = before;
    return {
      ...said,
      ...(category !== undefined && { category }),
      ...(commissionable !== undefined && { commissionable }),
    };
  });
}
