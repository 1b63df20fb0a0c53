import type { AmendEvent, DealLine, Participant, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import type { Deal } from './deals.ts';

/**
 * Returns the deal with its products and its partners' audiences as they were when it was sold; later changes of either
 * affect later deals only. `said` is the sale and its amendments, in their order.
 */
export function dealAsSold(deal: Deal, said: readonly (SaleEvent | AmendEvent)[]): Deal {
  const products = new Map<string | undefined, DealLine>();
  const partners = new Map<string, Participant>();
  for (const { lines = [], participants = [] } of said) {
    for (const line of lines) products.set(line.product, line);
    for (const one of participants) partners.set(nameOf(one), one);
  }
  const lines = deal.facts.lines.map((line) => {
    const sold = line.product === undefined ? undefined : products.get(line.product);
    if (!sold) return line;
    const { category: _, commissionable: __, ...own } = line;
    const { category, commissionable } = sold;
    return {
      ...own,
      ...(category !== undefined && { category }),
      ...(commissionable !== undefined && { commissionable }),
    };
  });
  const participants = deal.facts.participants.map((one) => {
    const audiences = partners.get(nameOf(one))?.audiences;
    return { ...one, ...(audiences && { audiences }) };
  });
  return { ...deal, facts: { ...deal.facts, lines, participants } };
}

function nameOf({ partner, role }: Participant): string {
  return `${partner} ${role}`;
}
