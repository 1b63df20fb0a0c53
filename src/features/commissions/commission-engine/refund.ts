import { netOf, total } from './deal.ts';
import type { LostEvent, RefundEvent } from './event.ts';
import { bookedOf } from './postings.ts';
import { rateAgain } from './retroactive.ts';
import type { Run } from './run.ts';
import { type Account, insideWindow, isAnnulled, type Refunded, refundedPart, type SaleRecord } from './sale-record.ts';
import { accountStanding, clawBack, followMoney, reverse, type Standing } from './settle-accounts.ts';
import { recountSpiffs } from './spiffs.ts';
import { returnVolumes } from './volumes.ts';

/**
 * Rates a refund or a lost deal: the commission is taken back in the same proportion, and the volume is reduced in its
 * own period.
 */
export function rateRefund(run: Run, sale: SaleRecord, event: RefundEvent | LostEvent) {
  const annuls = event.type === 'lost' && event.annulled === true;
  const refund = { event: event.id, at: event.at, ...refunded(event), ...(annuls && { annuls }) };
  if (!refund.full && refund.amount_minor <= 0) {
    run.codes.add('zero_amount'); // tax only, or nothing at all: no base, no effect
    return;
  }
  const stood = new Map(sale.accounts.map((account) => [account, accountStanding(sale, account)]));
  sale.refunds.push(refund);
  for (const [account, standing] of stood) if (account.award === 0) giveBack(run, sale, account, standing, event);
  rateAgain(run, returnVolumes(run, sale));
  recountSpiffs(run, sale);
}

function refunded(event: RefundEvent | LostEvent): Pick<Refunded, 'amount_minor' | 'full' | 'of_invoice'> {
  if (event.type === 'lost') return { amount_minor: 0, full: true };
  if (event.lines && event.lines.length > 0) return { amount_minor: total(event.lines, netOf), full: false };
  if (event.amount_minor === undefined) return { amount_minor: 0, full: event.tax_minor === undefined };
  if (event.tax_minor === undefined) return { amount_minor: event.amount_minor, full: false, of_invoice: true };
  return { amount_minor: event.amount_minor - event.tax_minor, full: false };
}

function giveBack(run: Run, sale: SaleRecord, account: Account, standing: Standing, event: RefundEvent | LostEvent) {
  if (account.postings.length === 0) return;
  if (isAnnulled(sale)) return clawBack(run, sale, account, event.type);
  if (!insideWindow(sale, event.at, account.terms, account.collected)) {
    run.codes.add('outside_clawback_window');
    return;
  }
  const part = refundedPart(sale, account.terms, account.collected);
  const isKept = account.terms.keep && account.terms.mode === 'proportional' && part.amount < part.total;
  if (isKept && bookedOf(account) > 0) run.codes.add('flat_kept_on_partial_refund');
  if (account.collected) followMoney(run, sale, new Map([[account, standing]]), 'clawback', event.type);
  else reverse(run, sale, account, event.type);
}
