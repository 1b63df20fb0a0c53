import { planErrors } from '#features/commissions/commission-plans/validate.ts';
import { dateInZone, laterOf } from '#shared/time/dates.ts';
import { createBook } from './book.ts';
import { CaseError } from './case-error.ts';
import { readCase } from './case-file.ts';
import { settleOf } from './case-fx.ts';
import type { Case, CaseEvent } from './case-model.ts';
import { definitionOf } from './case-plan.ts';
import { saleOf } from './case-sale.ts';
import { checkVocabulary } from './case-vocabulary.ts';
import type { CommissionEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { createPayoutAccounts, type PayoutRow } from './payouts.ts';
import { openProgram } from './program.ts';
import { recalculate } from './recalculation.ts';
import type { TraceCode } from './trace.schema.ts';
import { validateParticipants } from './validate.ts';

export interface CaseLineResult {
  event: string;
  partner: string;
  rule: string;
  kind: string;
  amount_minor: number;
  currency: string;
}

export interface CaseResult {
  id: string;
  lines: CaseLineResult[];
  net_by_partner: Record<string, Record<string, number>>;
  payouts?: PayoutRow[];
  traces?: { event: string; code: TraceCode }[];
  /** The code of the problem that keeps the plans or deals from being accepted, or of the part that cannot be read. */
  error?: string;
  /** The place of the problem in the case, and its reason. */
  field?: string;
  reason?: string;
}

/**
 * Replays one case from an empty history: publishes its plans, ingests its events, and returns what was booked and
 * paid.
 */
export function replayCase(raw: unknown): CaseResult {
  const given = readCase(raw);
  const facts = caseFacts(given);
  const problem = problemOf(given, facts);
  if (problem) return { id: given.id, lines: [], net_by_partner: {}, ...problem };
  for (const { plan_id, version, definition } of facts.plans)
    for (const [index, rule] of definition.rules.entries())
      checkVocabulary(rule, `plans (${plan_id} v${version}).rules.${index}`);

  const program = openProgram(facts);
  const book = createBook(program);
  const accounts = createPayoutAccounts();
  const result: CaseResult & { payouts: PayoutRow[]; traces: { event: string; code: TraceCode }[] } = {
    id: given.id,
    lines: [],
    net_by_partner: Object.create(null),
    payouts: [],
    traces: [],
  };
  const seenRuns = new Set<string>();

  for (const [index, event] of given.events.entries()) {
    const at = dayOf(event.at, given.program.timezone);
    if (event.type === 'recalc' || event.type === 'payout_run') {
      // Later events are rated with everything known by then, however early they happened.
      book.today = laterOf(book.today, at);
      if (isRepeat(event, seenRuns)) result.traces.push({ event: event.id, code: 'duplicate_event' });
      else if (event.type === 'payout_run')
        result.payouts.push(
          ...accounts.run(event.id, at, given.program.min_payout_minor ?? {}, settleOf(event, index, given)),
        );
      else {
        const { lines, cells } = named(`events.${index} (${event.id})`, () =>
          recalculate(program, book.cells, book.log, { id: event.id, at, known_at: book.today }),
        );
        book.replace(cells);
        report(lines, []);
      }
      continue;
    }
    const original = given.events.find(({ id }) => id === event.replay_of);
    for (const rating of named(`events.${index} (${event.id})`, () =>
      book.rate(eventOf({ ...original, ...event }, given)),
    )) {
      report(
        rating.lines,
        rating.codes.map((code) => ({ event: rating.event.id, code })),
      );
    }
  }
  return result;

  function report(
    lines: readonly Parameters<typeof accounts.add>[0][number][],
    traces: { event: string; code: TraceCode }[],
  ) {
    accounts.add(lines);
    result.traces.push(...traces);
    for (const { event, partner, rule, kind, amount_minor, currency } of lines) {
      result.lines.push({ event, partner, rule, kind, amount_minor, currency });
      const net = result.net_by_partner[partner] ?? {};
      result.net_by_partner[partner] = { ...net, [currency]: (net[currency] ?? 0) + amount_minor };
    }
  }
}

/** Names the event in errors of the engine, such as an amount too large to store. */
function named<T>(event: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CaseError) throw error;
    throw new CaseError(event, error instanceof Error ? error.message : String(error));
  }
}

function isRepeat(event: CaseEvent, seen: Set<string>): boolean {
  const name = event.replay_of ?? event.id;
  if (seen.has(name)) return true;
  seen.add(name).add(event.id);
  return false;
}

/** Finds the first problem that keeps the plans or the deals from being accepted. */
function problemOf(given: Case, facts: Facts): Required<Pick<CaseResult, 'error' | 'field' | 'reason'>> | undefined {
  for (const { plan_id, version, definition } of facts.plans) {
    const [problem] = planErrors(definition);
    if (problem)
      return {
        error: problem.code,
        field: `plans (${plan_id} v${version}).${problem.path}`,
        reason: problem.message,
      };
  }
  for (const [index, event] of given.events.entries()) {
    const [problem] = validateParticipants(event.participants ?? [], `events.${index} (${event.id}).participants`);
    if (problem) return { error: problem.code, field: problem.path, reason: problem.message };
  }
  return undefined;
}

export function caseFacts({ program, partners, plans, assignments, opening_volume }: Case): Facts {
  const { min_payout_minor, ...rest } = program;
  return {
    program: rest,
    plans: plans.map((plan) => {
      const { id, version, effective_from, effective_to, recorded_at } = plan;
      return { plan_id: id, version, effective_from, effective_to, recorded_at, definition: definitionOf(plan) };
    }),
    ...(assignments ? { assignments: assignments as NonNullable<Facts['assignments']> } : {}),
    partners: partners.map(({ region, tiers, ...partner }) => ({
      ...partner,
      regions: region === undefined ? [] : Array.isArray(region) ? region : [region],
      tiers: tiers ?? [],
      opening_volume: opening_volume?.filter((volume) => volume.partner === partner.id),
    })),
  };
}

/** Returns a date unchanged, and an instant as its day in the program's zone. */
export function dayOf(at: string, zone: string): string {
  return at.length === 10 ? at : dateInZone(at, zone);
}

export function eventOf(event: CaseEvent, given: Case): CommissionEvent {
  const { id, replay_of, of = '', amount_minor, tax_minor, lines, participants } = event;
  const happened = { id, at: dayOf(event.at, given.program.timezone), ...(replay_of ? { replay_of } : {}) };
  switch (event.type) {
    case 'sale':
      return { ...saleOf(event, given), ...happened };
    case 'refund':
      return { type: 'refund', of, amount_minor, tax_minor, lines, ...happened };
    case 'lost':
      return { type: 'lost', of, ...happened };
    case 'amend':
      return { type: 'amend', of, amount_minor, lines, participants, ...happened };
    case 'payment':
      return { type: 'payment', of, amount_minor: amount_minor ?? 0, ...happened };
    default:
      throw new CaseError(`event ${id}.type`, `${event.type} is not supported`);
  }
}
