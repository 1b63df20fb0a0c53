import type { RuleBase } from '#features/money/commission-plans/schema.ts';
import { isMinor, MoneyError } from '#shared/money.ts';
import { proportion, type Rounding } from '#shared/rational.ts';
import type { DealLine, SaleEvent } from './event.ts';
import type { ProgramFacts } from './facts.ts';

/** Line price less discount and tax: the ordinary base. Of what is charged again and again, one charge. */
export function netOf(line: DealLine): number {
  return line.amount_minor - (line.discount_minor ?? 0) - (line.tax_minor ?? 0);
}

export function unitsOf(line: DealLine): number {
  return line.qty ?? 1;
}

export function grossTotal(deal: SaleEvent): number {
  return total(deal.lines, (line) => line.amount_minor);
}

/** The base of the whole deal, over the whole contract: a refund by lines is measured against it. */
export function netTotal(deal: SaleEvent): number {
  return total(deal.lines, (line) => inAll(netOf(line), line, deal));
}

/** What the customer is asked to pay in all, tax included: payments and refunds of money are measured against it. */
export function invoicedTotal(deal: SaleEvent): number {
  return total(deal.lines, (line) => inAll(line.amount_minor - (line.discount_minor ?? 0), line, deal));
}

/** What of it is for the first twelve months. */
export function firstYearInvoiced(deal: SaleEvent): number {
  return total(deal.lines, (line) =>
    forMonths(line.amount_minor - (line.discount_minor ?? 0), line, Math.min(12, termOf(line, deal)), 'half_up'),
  );
}

export function total(lines: readonly DealLine[], amountOf: (line: DealLine) => number): number {
  let sum = 0;
  for (const line of lines) sum += amountOf(line);
  return checkedAmount(sum);
}

/** A number beyond those we keep would lose its last digits unseen. */
export function checkedAmount(amount: number): number {
  if (!isMinor(amount)) throw new MoneyError('too_large', `${amount} exceeds the largest supported amount`);
  return amount;
}

/** The base a rule sees in one line. What is earned as the money comes in is earned on all of it, over the whole contract. */
export function baseOf(
  line: DealLine,
  { base, collected }: { base: RuleBase; collected: boolean },
  deal: SaleEvent,
  rounding: Rounding,
): number {
  if (base === 'first_year') return forMonths(netOf(line), line, Math.min(12, termOf(line, deal)), rounding);
  const once =
    base === 'gross'
      ? line.amount_minor
      : base === 'margin'
        ? Math.max(0, netOf(line) - (line.cost_minor ?? 0))
        : netOf(line);
  return base === 'tcv' || collected ? inAll(once, line, deal, rounding) : once;
}

/** A contract without a stated term is worth one year. */
function termOf(line: DealLine, deal: SaleEvent): number {
  return line.term_months ?? deal.subscription?.term_months ?? 12;
}

const intervalMonths = { month: 1, quarter: 3, year: 12 };

function forMonths(amount: number, line: DealLine, months: number, rounding: Rounding): number {
  if (!line.recurring_interval) return amount;
  return proportion(amount, months, intervalMonths[line.recurring_interval], rounding);
}

function inAll(amount: number, line: DealLine, deal: SaleEvent, rounding: Rounding = 'half_up'): number {
  return forMonths(amount, line, termOf(line, deal), rounding);
}

/** Whether the amounts of this deal can be counted in the program's currency at all. */
export function hasProgramRate(deal: SaleEvent, program: ProgramFacts): boolean {
  return deal.currency === program.currency || deal.fx_to_program !== undefined;
}

/** A deal's name for everything that counts deals: events without one are deals of their own. */
export function dealName(deal: SaleEvent): string {
  return deal.deal ?? deal.id;
}
