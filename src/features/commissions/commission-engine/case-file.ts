import { Value } from 'typebox/value';
import { isCurrency, isMinor } from '#shared/money/money.ts';
import { caseInProgramDays } from './case-days.ts';
import { CaseError, shapeError } from './case-error.ts';
import { conversionsOf } from './case-fx.ts';
import { Case, type CaseEvent } from './case-model.ts';
import { checkNames } from './case-names.ts';

/** The raw case, once its shape is what the engine relies on. */
export function readCase(raw: unknown): Case {
  if (!Value.Check(Case, raw)) throw shapeError(Case, raw);
  if (!isCurrency(raw.program.currency))
    throw new CaseError('program.currency', `${raw.program.currency} is not an ISO 4217 code`);
  const given = caseInProgramDays(raw);
  checkNames(given);
  for (const [index, event] of given.events.entries()) {
    checkEvent(event, index);
    checkAmounts(event, index);
    checkRefund(event, index, given.events);
    if (event.type === 'payout_run') conversionsOf(event, index, given);
  }
  return given;
}

/** Amounts of sales and refunds are not negative. A payment may be, when it bounced. */
function checkAmounts({ id, type, amount_minor, tax_minor, lines = [] }: CaseEvent, index: number) {
  if (type === 'payment') return;
  const check = (field: string, amount: number | undefined) => {
    if (amount !== undefined && amount < 0)
      throw new CaseError(`events.${index} (${id}).${field}`, `${amount} is below zero`);
  };
  check('amount_minor', amount_minor);
  check('tax_minor', tax_minor);
  for (const [at, line] of lines.entries()) {
    for (const field of ['amount_minor', 'discount_minor', 'tax_minor', 'cost_minor'] as const)
      check(`lines.${at}.${field}`, line[field]);
  }
  if (type === 'refund' && amount_minor !== undefined && (tax_minor ?? 0) > amount_minor)
    throw new CaseError(`events.${index} (${id}).tax_minor`, `${tax_minor} is more than the refund itself`);
}

/** A refund refers to a sale or to a payment of it; a refund cannot be refunded. */
function checkRefund({ id, type, of, replay_of }: CaseEvent, index: number, events: readonly CaseEvent[]) {
  if (type !== 'refund' && type !== 'lost') return;
  const named = events.find((event) => event.id === of);
  if (replay_of === undefined && (named?.type === 'refund' || named?.type === 'lost'))
    throw new CaseError(
      `events.${index} (${id}).of`,
      `${of} is ${named.type === 'lost' ? 'a loss' : 'a refund'}; name the refunded sale`,
    );
}

/** A repeated event contains nothing but the event it repeats. */
function checkEvent(event: CaseEvent, index: number) {
  if (event.replay_of) return;
  const where = (field: string) => `events.${index} (${event.id}).${field}`;
  if (event.type === 'sale') {
    if (!event.currency) throw new CaseError(where('currency'), 'is missing');
    if (!isCurrency(event.currency))
      throw new CaseError(where('currency'), `${event.currency} is not an ISO 4217 code`);
    if (!event.lines && event.amount_minor === undefined) throw new CaseError(where('lines'), 'are missing');
    if (!event.participants || event.participants.length === 0)
      throw new CaseError(where('participants'), 'are missing');
    if (event.fx_to_program !== undefined && !/[1-9]/.test(event.fx_to_program))
      throw new CaseError(where('fx_to_program'), 'is not above zero');
  } else if (event.type !== 'recalc' && event.type !== 'payout_run') {
    if (!event.of) throw new CaseError(where('of'), 'is missing; name the event this belongs to');
    if (event.type === 'payment' && !isMinor(event.amount_minor))
      throw new CaseError(where('amount_minor'), 'is missing');
    if (event.type === 'amend' && !event.lines && !event.participants && event.amount_minor === undefined)
      throw new CaseError(where('amount_minor'), 'is missing; an amendment needs an amount, lines or participants');
  }
}
