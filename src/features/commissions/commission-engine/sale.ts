import { openAccount } from './accounts.ts';
import type { SaleEvent } from './event.ts';
import { evaluate } from './pools.ts';
import { rateAgain } from './retroactive.ts';
import { keepSale, type Run } from './run.ts';
import { createSaleRecord } from './seats.ts';
import { settle } from './settle-accounts.ts';
import { claimSpiffs } from './spiffs.ts';
import { bookVolumes } from './volumes.ts';

/** Rates and books a sale, renewal or lead, adds its volume to the period, and counts it for SPIFFs. */
export function rateSale(run: Run, event: SaleEvent) {
  const sale = keepSale(run, createSaleRecord(run, event));
  const { shares, volumes, hasRule } = evaluate(run, sale);
  const moved = bookVolumes(run, sale, volumes);
  for (const share of shares) {
    if (share.amount > 0) settle(run, sale, openAccount(run, sale, share), share.amount, 'accrual', 'sale');
  }
  const accrues = sale.accounts.length > 0;
  rateAgain(run, moved);
  const hasClaim = claimSpiffs(run, sale);
  if (!accrues && !hasClaim && run.codes.size === 0) run.codes.add(hasRule ? 'zero_amount' : 'no_rule');
}
