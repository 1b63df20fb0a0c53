import type { RuleBase } from '#features/commissions/commission-plans/schema.ts';
import { isMinor, MoneyError } from '#shared/money/money.ts';
import { proportion, type Rounding } from '#shared/money/rational.ts';
import type { DealLine, SaleEvent } from './event.ts';
import type { ProgramFacts } from './facts.ts';

/** Line price less discount and tax: the ordinary base. For recurring lines it is one charge. */
export function netOf(line: DealLine): number {
  return line.amount_minor - (line.discount_minor ?? 0) - (line.tax_minor ?? 0);
}

export function unitsOf(line: DealLine): number {
  return line.qty ?? 1;
}

export function grossTotal(deal: SaleEvent): number {
  return total(deal.lines, (line) => line.amount_minor);
}

/** The base of the whole deal over the whole contract, by which refunds of lines are measured. */
export function netTotal(deal: SaleEvent): number {
  return total(deal.lines, (line) => inAll(netOf(line), line, deal));
}

/** The total invoiced to the customer, tax included, by which payments and refunds of money are measured. */
export function invoicedTotal(deal: SaleEvent): number {
  return total(deal.lines, (line) => inAll(line.amount_minor - (line.discount_minor ?? 0), line, deal));
}

/** The part of the invoiced total for the first twelve months. */
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

/** An amount beyond the largest safe integer would lose its last digits unnoticed. */
export function checkedAmount(amount: number): number {
  if (!isMinor(amount)) throw new MoneyError('too_large', `${amount} exceeds the largest supported amount`);
  return amount;
}

/** The base of one line for a rule. Commission on collected money is earned on all of it, over the whole contract. */
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

/** Whether the amounts of this deal can be converted to the program's currency. */
export function hasProgramRate(deal: SaleEvent, program: ProgramFacts): boolean {
  return deal.currency === program.currency || deal.fx_to_program !== undefined;
}

/** The name by which deals are counted; events without one are deals of their own. */
export function dealName(deal: SaleEvent): string {
  return deal.deal ?? deal.id;
}
