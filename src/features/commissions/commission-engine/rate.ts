import { daysBetween, monthsSince } from '#shared/time/dates.ts';
import { rateAmendment } from './amendment.ts';
import { grossTotal } from './deal.ts';
import type { CommissionEvent, FollowUpEvent, SaleEvent } from './event.ts';
import { type Cell, type History, openDraft } from './history.ts';
import { ratePayment } from './payment.ts';
import type { Program } from './program.ts';
import { rateRefund } from './refund.ts';
import { openSale, type Run } from './run.ts';
import { rateSale } from './sale.ts';
import type { SaleRecord } from './sale-record.ts';
import type { RatedLine, Trace, TraceCode } from './trace.schema.ts';

/** Part of every receipt. Every change that can change an amount changes this version. */
export const ENGINE_VERSION = '1.0.8';

export interface RateOptions {
  /** The day or instant whose knowledge counts; the event's own date by default. */
  known_at?: string;
  trace?: boolean;
}

export interface Rating {
  event: CommissionEvent;
  known_at: string;
  lines: RatedLine[];
  codes: TraceCode[];
  trace: Trace | null;
  /** Cells to store, in one transaction with the lines. */
  writes: Cell[];
  /** The part of the history that this rating read, with its original values; kept only with a trace. */
  reads(): Cell[];
  /** Events that waited for this one and can be rated now, in this order. */
  unparked: CommissionEvent[];
}

/**
 * Rates one event. Pure: the same facts, history and event give the same lines and trace, byte for byte. Nothing is stored:
 * the caller writes `writes` and the lines in one transaction, then rates `unparked`.
 */
export function rateEvent(
  program: Program,
  history: History,
  event: CommissionEvent,
  options: RateOptions = {},
): Rating {
  const draft = openDraft(history, options.trace ?? false);
  const run: Run = {
    program,
    draft,
    event,
    known_at: options.known_at ?? event.at,
    lines: [],
    codes: new Set(),
    working: options.trace ? { candidates: [], pools: [], caps: [], settlements: [], spiffs: [] } : null,
  };
  const unparked = rateOnce(run, event);
  return {
    event,
    known_at: run.known_at,
    lines: run.lines,
    codes: [...run.codes],
    trace: traceOf(run, event),
    writes: draft.writes(),
    reads: draft.reads,
    unparked,
  };
}

/** Step 1: an event is booked once, under any id; events of an unknown sale wait for it. */
function rateOnce(run: Run, event: CommissionEvent): CommissionEvent[] {
  const givenId = event.replay_of ?? event.id;
  const seenAs = run.draft.read('seen', givenId);
  // The id under which the event was first received, however often it was repeated since.
  const name = seenAs?.same_as ?? givenId;
  const seen = name === givenId ? seenAs : run.draft.read('seen', name);
  const target = event.type === 'sale' ? undefined : saleOf(run, event);
  if (event.id !== name) run.draft.write('seen', event.id, { sale: seen?.sale ?? null, same_as: name });
  if (seen?.sale || (seen && !target)) {
    run.codes.add('duplicate_event');
    return [];
  }
  if (event.type === 'sale') {
    if (awaitsSomebody(run, event)) return [];
    rateSale(run, event);
  } else if (target) rateFollowUp(run, target, event);
  else return park(run, event, name);
  const sale = target?.event.id ?? event.id;
  run.draft.write('seen', name, { sale });
  if (event.id === name) return takeParked(run, name);
  run.draft.write('seen', event.id, { sale, same_as: name });
  return [...takeParked(run, name), ...takeParked(run, event.id)];
}

/** `of` may name the sale or anything booked on it, such as the payment that is refunded. */
function saleOf(run: Run, event: FollowUpEvent): SaleRecord | undefined {
  const sale = run.draft.read('seen', event.of)?.sale;
  return sale ? openSale(run, sale) : undefined;
}

function rateFollowUp(run: Run, sale: SaleRecord, event: FollowUpEvent) {
  switch (event.type) {
    case 'refund':
    case 'lost':
      return rateRefund(run, sale, event);
    case 'payment':
      return ratePayment(run, sale, event);
    case 'amend':
      return rateAmendment(run, sale, event);
  }
}

/**
 * A sale that waits for an accepted invitation leaves no state: it is ingested again once the invitation is decided.
 */
function awaitsSomebody(run: Run, event: SaleEvent): boolean {
  const awaits = event.participants.some(({ partner }) => run.program.awaits(partner, event.at, run.known_at));
  if (awaits) run.codes.add('partner_invited');
  return awaits;
}

function park(run: Run, event: FollowUpEvent, name: string): CommissionEvent[] {
  run.codes.add('parked_unmatched');
  run.draft.write('seen', name, { sale: null });
  run.draft.write('parked', event.of, [...(run.draft.read('parked', event.of) ?? []), event]);
  return [];
}

function takeParked(run: Run, id: string): CommissionEvent[] {
  const parked = run.draft.read('parked', id);
  if (!parked || parked.length === 0) return [];
  run.draft.write('parked', id, []);
  return parked;
}

function traceOf(run: Run, event: CommissionEvent): Trace | null {
  if (!run.working) return null;
  const { program } = run.program.facts;
  const sale = event.type === 'sale' ? run.draft.written('sale', event.id) : saleOf(run, event);
  return {
    engine_version: ENGINE_VERSION,
    inputs: {
      event: describeEvent(event, sale),
      known_at: run.known_at,
      program: { currency: program.currency, rounding: program.rounding },
      seats: (sale?.seats ?? []).map(
        ({ profile, plan, audience, region, blocked, partner, role, weight, position }) => ({
          partner,
          role,
          weight,
          position,
          plan: plan && { id: plan.plan_id, version: plan.version, effective_from: plan.effective_from },
          tier: profile.tier,
          ...(audience ? { audience } : {}),
          ...(region ? { region, regions: profile.regions } : {}),
          ...(blocked ? { blocked } : {}),
        }),
      ),
      ...fxOf(sale, program.currency),
      ...subscriptionOf(sale),
    },
    ...run.working,
    result: run.lines,
    codes: [...run.codes],
  };
}

function describeEvent(event: CommissionEvent, sale: SaleRecord | undefined): Trace['inputs']['event'] {
  const { id, type, at } = event;
  if (event.type === 'sale') {
    return {
      id,
      type,
      at,
      ...(event.deal === undefined ? {} : { deal: event.deal }),
      ...(event.customer === undefined ? {} : { customer: event.customer }),
      kind: event.event_kind ?? 'new',
      currency: event.currency,
      amount_minor: grossTotal(event),
    };
  }
  const amount = 'amount_minor' in event ? event.amount_minor : undefined;
  return {
    id,
    type,
    at,
    of: event.of,
    ...(sale && sale.event.id !== event.of ? { sale: sale.event.id } : {}),
    ...(sale ? { currency: sale.event.currency } : {}),
    ...(amount === undefined ? {} : { amount_minor: amount }),
    ...(event.type === 'lost' && event.annulled ? { annulled: true as const } : {}),
  };
}

function fxOf(sale: SaleRecord | undefined, currency: string): Pick<Trace['inputs'], 'fx'> {
  if (sale?.event.fx_to_program === undefined) return {};
  const { at, currency: from, fx_to_program: rate, fx_rate } = sale.event;
  const stored = fx_rate && { ...fx_rate, age_days: daysBetween(fx_rate.as_of, at) };
  return { fx: { from, to: currency, rate, ...stored } };
}

function subscriptionOf(sale: SaleRecord | undefined): Pick<Trace['inputs'], 'subscription'> {
  if (!sale?.start || !sale.event.subscription) return {};
  const { first_on } = sale.start;
  return { subscription: { id: sale.event.subscription.id, first_on, months: monthsSince(first_on, sale.event.at) } };
}
