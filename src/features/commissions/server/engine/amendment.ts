import { splitByWeights } from '#shared/rational.ts';
import { resettle } from './booking.ts';
import type { AmendEvent, DealLine, SaleEvent } from './event.ts';
import { evaluate } from './pools.ts';
import { bookedOf } from './postings.ts';
import { rateAgain } from './retroactive.ts';
import type { Run } from './run.ts';
import { insideWindow, owedOf, type SaleRecord } from './sale-record.ts';
import { reseat } from './seats.ts';
import { claimSpiffs } from './spiffs.ts';
import { bookVolumes } from './volumes.ts';

/** The deal turned out different: rate it as it is now, with the facts frozen at the sale, and post the difference per slot. */
export function rateAmendment(run: Run, sale: SaleRecord, event: AmendEvent) {
  sale.event = { ...sale.event, lines: amendedLines(sale.event, event) };
  if (event.participants) {
    sale.event = { ...sale.event, participants: event.participants };
    sale.seats = reseat(run, sale, event.participants);
  }
  const { shares, volumes } = evaluate(run, sale);
  const moved = bookVolumes(run, sale, volumes);
  resettle(run, sale, shares, 'amend', (account, gross) => {
    const tooLate = !insideWindow(sale, event.at, account.terms, account.collected);
    if (!tooLate || owedOf(sale, account, gross) >= bookedOf(account)) return true;
    run.codes.add('outside_clawback_window');
    return false;
  });
  rateAgain(run, moved, sale.event.id);
  claimSpiffs(run, sale);
}

/** New lines replace the old; a new total alone is shared over the old lines in proportion to what they were. */
function amendedLines(deal: SaleEvent, event: AmendEvent): DealLine[] {
  if (event.lines) return event.lines;
  if (event.amount_minor === undefined) return deal.lines;
  const [first] = deal.lines;
  if (deal.lines.length <= 1) return [{ ...first, amount_minor: event.amount_minor }];
  const weights = deal.lines.map((line) => Math.max(0, line.amount_minor));
  const parts = weights.some((weight) => weight > 0)
    ? splitByWeights(event.amount_minor, weights)
    : [event.amount_minor];
  return deal.lines.map((line, index) => ({ ...line, amount_minor: parts[index] ?? 0 }));
}
