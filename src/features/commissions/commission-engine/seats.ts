import { addMonths } from '#shared/time/dates.ts';
import type { Participant, PartnerSnapshot, SaleEvent } from './event.ts';
import type { CompiledPlan } from './plan.ts';
import type { Profile } from './program.ts';
import type { Run } from './run.ts';
import type { SaleRecord, Seat, Start } from './sale-record.ts';
import type { TraceCode } from './trace.schema.ts';

/** Steps 2 to 4: the participants, their roles and plan versions, and whether they still earn. Frozen with the sale. */
export function createSaleRecord(run: Run, event: SaleEvent): SaleRecord {
  const start = subscriptionStart(run, event);
  return {
    event,
    known_at: run.known_at,
    start: start ?? null,
    seats: event.participants.map((participant, index) =>
      seatOf(run, event, start, run.known_at, participant, index + 1),
    ),
    refunds: [],
    payments: [],
    accounts: [],
    volumes: [],
    spiffs: [],
  };
}

/**
 * Applies other participants or other weights. Existing participants keep the facts frozen at the sale. New ones get
 * the facts known at that time, or today's where the program did not know the partner yet or had only invited it.
 */
export function resolveParticipants(run: Run, sale: SaleRecord, participants: Participant[]): Seat[] {
  return participants.map((participant, index) => {
    const existing = sale.seats.find(
      ({ partner, role }) => partner === participant.partner && role === participant.role,
    );
    if (existing) return { ...existing, weight: participant.weight, position: index + 1 };
    const { partner } = participant;
    const knewThen = run.program.knew(partner, sale.known_at);
    const isDecided = !run.program.awaits(partner, sale.event.at, sale.known_at);
    const knownAt = knewThen && isDecided ? sale.known_at : run.known_at;
    return seatOf(run, sale.event, sale.start ?? undefined, knownAt, participant, index + 1);
  });
}

function seatOf(
  run: Run,
  event: SaleEvent,
  start: Start | undefined,
  knownAt: string,
  participant: Participant,
  position: number,
): Seat {
  const today = run.program.profile(participant.partner, event.at, knownAt);
  const { was } = participant;
  const profile = was ? asItWas(today, was) : today;
  const given = run.program.planFor(profile, event.at, knownAt, participant.audiences);
  let plan = given?.plan;
  if (plan?.locks_rate && start) plan = run.program.planOn(plan.id, start.first_on, knownAt) ?? plan;
  const { partner, role, weight } = participant;
  const blocked = blockedBy(profile, plan, event, start, participant);
  const seat: Seat = { partner, role, weight, position, profile, plan: plan?.ref ?? null, blocked };
  if (given?.audience) seat.audience = given.audience;
  if (given?.region) seat.region = given.region;
  return seat;
}

function asItWas({ stands_in: _, ...today }: Profile, was: PartnerSnapshot): Profile {
  return { ...today, ...was, type: was.type ?? undefined, country: was.country ?? undefined };
}

export function groupByRole(seats: readonly Seat[]): Seat[][] {
  const groups: Seat[][] = [];
  for (const seat of seats) {
    const group = groups.find(([first]) => first?.role === seat.role);
    if (group) group.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** A seat's part of a credit split; `null` when the whole amount is rated at once. */
export type Credit = { weights: number[]; index: number } | null;

export interface Rater {
  seat: Seat;
  plan: CompiledPlan;
  credit: Credit;
}

/**
 * `pool`: one evaluation for the lead, the first partner that earns. `credit`: one for each partner, by its own type,
 * tier and counters.
 */
export function raters(run: Run, group: Seat[]): Rater[] {
  for (const seat of group) if (seat.blocked) run.codes.add(seat.blocked);
  const lead = group.find((seat) => !seat.blocked && seat.plan);
  if (!lead?.plan) return [];
  const plan = run.program.plan(lead.plan);
  if (!plan.credit || group.length === 1) return [{ seat: lead, plan, credit: null }];
  const weights = group.map((seat) => seat.weight);
  return group.flatMap((seat, index) => {
    if (seat.blocked || !seat.plan) return [];
    return [{ seat, plan: run.program.plan(seat.plan), credit: { weights, index } }];
  });
}

/** A subscription starts with its earliest known event, unless the source states its start. */
function subscriptionStart(run: Run, event: SaleEvent): Start | undefined {
  if (!event.subscription) return undefined;
  const { id, started_on } = event.subscription;
  const subscription = run.draft.read('subscription', id);
  const firstOn = started_on ?? (subscription && subscription.first_on <= event.at ? subscription.first_on : event.at);
  const isFirst = subscription === undefined || subscription.event === event.id || event.at < subscription.first_on;
  if (isFirst) run.draft.write('subscription', id, { first_on: firstOn, event: event.id });
  return { first_on: firstOn, is_first: isFirst && event.at <= firstOn };
}

function blockedBy(
  profile: Profile,
  plan: CompiledPlan | undefined,
  event: SaleEvent,
  start: Start | undefined,
  { pays_until }: Participant,
): TraceCode | null {
  if (!profile.active) return 'partner_inactive';
  if (pays_until && event.at > pays_until) return 'claim_lapsed';
  if (!plan) return 'no_plan';
  if (start && plan.recurring_months !== null && isOver(start, plan.recurring_months, event.at))
    return 'recurring_window_over';
  return null;
}

/**
 * The range is half-open: the event on the n-th monthly anniversary is the first that no longer pays. With zero months
 * only the first event pays.
 */
function isOver(start: Start, months: number, on: string): boolean {
  return months === 0 ? !start.is_first : on >= addMonths(start.first_on, months);
}
