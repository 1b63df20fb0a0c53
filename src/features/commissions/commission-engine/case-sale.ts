import { dayOfCase } from './case-days.ts';
import { CaseError } from './case-error.ts';
import type { Case, CaseEvent } from './case-model.ts';
import type { SaleEvent } from './event.ts';

/**
 * Converts a sale of a case to the engine's format. Its customer and subscription are either applied or rejected, and
 * never ignored.
 */
export function saleOf(event: CaseEvent, given: Case): Omit<SaleEvent, 'id' | 'at'> {
  const { deal, deal_type, deal_source, coupon, custom } = event;
  return {
    type: 'sale',
    deal,
    deal_type,
    deal_source,
    coupon,
    custom,
    ...customerOf(event),
    event_kind: event.event_kind as SaleEvent['event_kind'],
    currency: event.currency ?? given.program.currency,
    fx_to_program: event.fx_to_program ?? rateIn(event, given.program.currency),
    subscription: subscriptionOf(event, given.program.timezone),
    lines: event.lines ?? [{ amount_minor: event.amount_minor ?? 0 }],
    participants: event.participants ?? [],
  };
}

function customerOf(event: CaseEvent): Pick<SaleEvent, 'customer' | 'customer_country' | 'customer_is_new'> {
  const { id, customer } = event;
  const said = typeof customer === 'object' ? customer : { id: customer };
  const path = `event ${id}.customer`;
  return {
    customer: textIn(said, 'id', path),
    customer_country: event.customer_country ?? textIn(said, 'country', path),
    customer_is_new: event.customer_is_new ?? yesOrNoIn(said, 'is_new', path),
  };
}

/** Rates may also be in `fx`: `{rate}` or `{<program currency>: rate}`. */
function rateIn({ id, fx }: CaseEvent, currency: string): string | undefined {
  const rate = fx?.rate ?? fx?.[currency];
  if (rate === undefined) return undefined;
  const text = String(rate);
  if (!/^\d+(\.\d+)?$/.test(text) || !/[1-9]/.test(text))
    throw new CaseError(`event ${id}.fx`, `${text} is not a rate above zero`);
  return text;
}

/** A subscription without a name belongs to the deal alone. */
function subscriptionOf(event: CaseEvent, zone: string): SaleEvent['subscription'] {
  const { id, deal, subscription } = event;
  if (subscription === undefined) return undefined;
  if (typeof subscription === 'string') return { id: subscription };
  const path = `event ${id}.subscription`;
  const field = ['started_on', 'started_at', 'anchor'].find((name) => isSaid(subscription[name]));
  const started = field && textIn(subscription, field, path);
  const { term_months } = subscription;
  if (isSaid(term_months) && !isCount(term_months))
    throw new CaseError(
      `${path}.term_months`,
      `${JSON.stringify(term_months)} is not a whole number of months above zero`,
    );
  return {
    id: textIn(subscription, 'id', path) ?? deal ?? id,
    ...(field && started !== undefined && { started_on: dayOfCase(started, zone, `${path}.${field}`) }),
    ...(isCount(term_months) && { term_months }),
  };
}

const isSaid = (value: unknown) => value !== undefined && value !== null;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function textIn(said: Record<string, unknown>, field: string, path: string): string | undefined {
  const value = said[field];
  if (!isSaid(value)) return undefined;
  if (typeof value !== 'string') throw new CaseError(`${path}.${field}`, `${JSON.stringify(value)} is not text`);
  return value;
}

function yesOrNoIn(said: Record<string, unknown>, field: string, path: string): boolean | undefined {
  const value = said[field];
  if (!isSaid(value)) return undefined;
  if (typeof value !== 'boolean')
    throw new CaseError(`${path}.${field}`, `${JSON.stringify(value)} must be true or false`);
  return value;
}
