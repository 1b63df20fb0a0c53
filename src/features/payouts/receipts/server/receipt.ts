import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import type { Cell } from '#features/commissions/commission-engine/history.ts';
import { ENGINE_VERSION } from '#features/commissions/commission-engine/rate.ts';
import { canonicalJson, recompute } from '#features/commissions/commission-engine/receipt.ts';
import type { Trace, TraceCap } from '#features/commissions/commission-engine/trace.schema.ts';
import type { CommissionLine, CommissionLineForPartner } from '#features/commissions/commissions/schema.ts';
import {
  commissionLines,
  inputHash,
  type Rates,
  restoreFacts,
  traceWithBookingDate,
} from '#features/commissions/commissions/server/service.ts';
import { isDisputable } from '#features/commissions/disputes/server/service.ts';
import { refundableAmount } from '#features/commissions/manual-commissions/server/service.ts';
import type { SnapshotsBySale } from '#features/commissions/recalculations/server/service.ts';
import { repeatRecalculation } from '#features/commissions/recalculations/server/service.ts';
import { hidesDealAmounts } from '#features/deals/distributor-deals/server/service.ts';
import type { ClosedBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { readText } from '#server/resource/verbs.ts';
import { readerLocale } from '#shared/places/regions.ts';
import { explain, type Reading, type Step } from '../explain.ts';
import { focusOn } from '../focus.ts';
import { outlineOf } from '../outline.ts';
import type { Receipt, ReceiptForPartner, Recomputation } from '../schema.ts';
import { breakdownTexts } from './breakdown.texts.ts';
import { carriedReceipt } from './carried-receipt.ts';
import { sourceSteps } from './deal-sources.ts';
import { withEarlyRelease } from './early-release.ts';
import { lineHistory } from './line-history.ts';
import { manualReceipt } from './manual-receipt.ts';
import { namesIn } from './receipt-names.ts';

interface RatedLine {
  line_id: string;
  partner_id: string;
  sale_event_id: string;
  engine_key: string;
  amount_minor: number;
  account_key: string;
  /** The day on which its hold period ends, also of a line that was released before it. */
  release_on: string;
  event_id: string;
  engine_version: string;
  known_at: string;
  facts_hash: string;
  input_hash: string;
  inputs: {
    cells: Cell[];
    up_to?: number;
    from?: string | null;
    rates?: Rates;
    then?: SnapshotsBySale;
    books?: ClosedBooks;
  };
  trace: Trace;
  body: CommissionEvent & { up_to?: number };
  kind: string;
  note: string | null;
  opportunity_id: string | null;
}

/** Explains a commission: every step in words, and its later history. A partner gets its own part of the same. */
export async function commissionReceipt(call: Call, id: string): Promise<Receipt | ReceiptForPartner> {
  const receipt = await readReceipt(call, id);
  return { ...receipt, steps: await withEarlyRelease(call, receipt) };
}

async function readReceipt(call: Call, id: string): Promise<Receipt | ReceiptForPartner> {
  const text = await readText(call, commissionLines, id);
  if (!text) throw notFound('This commission');
  const line = JSON.parse(text) as CommissionLine | CommissionLineForPartner;
  const isHidden = await hidesDealAmounts(call, line.opportunity_id);
  return call.asCompany(async (company) => {
    if (line.kind === 'manual') return manualReceipt(call, company, line);
    if (line.kind === 'carried') return carriedReceipt(call, company, line);
    const ratedLine = await readRatedLine(company, id);
    const reading = await readingFor(call, company, ratedLine);
    const shared = {
      outline: await glanceAt(company, ratedLine, reading),
      steps: [
        ...stepsOf(ratedLine, ratedLine.trace, reading),
        ...(call.actor.mode === 'company' ? await sourceSteps(company, ratedLine.opportunity_id) : []),
      ],
      history: await lineHistory(company, id, call),
      is_disputable: isDisputable(call, line),
      related: await relatedTo(company, ratedLine),
      // The note on a refund or a hold was written for colleagues.
      note: call.actor.mode === 'company' ? ratedLine.note : null,
      engine_version: ratedLine.engine_version,
      known_at: ratedLine.known_at,
      input_hash: ratedLine.input_hash,
    };
    if (call.actor.mode === 'partner')
      return {
        ...shared,
        ...(isHidden && { outline: null, steps: [hiddenStep(line)] }),
        line: line as CommissionLineForPartner,
      };
    // Users who see only their own partners do not see the commissions of others on the same deal.
    const whole = call.actor.own_only
      ? { others: [], trace: onlyOf(ratedLine.trace, ratedLine.partner_id) }
      : { others: await othersThan(company, ratedLine), trace: ratedLine.trace };
    const returnable_minor = await refundableAmount(company, id);
    return { ...shared, line: line as CommissionLine, ...whole, returnable_minor };
  });
}

/** The only step for a distributor that may not see the amounts of its reseller's deal. */
function hiddenStep({ amount_minor, currency }: Pick<CommissionLine, 'amount_minor' | 'currency'>): Step {
  return {
    title: breakdownTexts.hidden.title,
    detail: breakdownTexts.hidden.detail,
    amount: { amount_minor, currency },
  };
}

/**
 * Recomputes the amount from its stored inputs, and compares every step with the stored trace. Receipts of another
 * engine version are recomputed by this one: equal steps confirm them, and different steps prove nothing.
 */
export async function recomputeLine(call: Call, id: string): Promise<Recomputation> {
  const text = await readText(call, commissionLines, id);
  if (!text) throw notFound('This commission');
  const { kind, opportunity_id } = JSON.parse(text) as CommissionLine;
  // The two versions of a step name the amounts of the deal.
  const isHidden = await hidesDealAmounts(call, opportunity_id);
  if (kind === 'manual') throw conflict('Manual commissions can’t be recalculated.');
  if (kind === 'carried') throw conflict('Amounts carried over from a payout can’t be recalculated.');
  return call.asCompany(async (company) => {
    const ratedLine = await readRatedLine(company, id);
    const altered = alterationOf(ratedLine);
    const differs_at =
      altered ??
      differenceBetween(ratedLine, await tracedAgain(company, ratedLine), await readingFor(call, company, ratedLine));
    return {
      is_identical: differs_at === null,
      engine_version: ENGINE_VERSION,
      written_by: ratedLine.engine_version,
      is_altered: altered !== null || (differs_at !== null && !isOfAnotherEngine(ratedLine)),
      input_hash: ratedLine.input_hash,
      differs_at: isHidden ? null : differs_at,
    };
  });
}

const isOfAnotherEngine = (ratedLine: RatedLine) => ratedLine.engine_version !== ENGINE_VERSION;

async function readRatedLine(call: Call, id: string): Promise<RatedLine> {
  const ratedLine = await call.one<RatedLine>(sql`
    select l.id as line_id, l.partner_id, l.sale_event_id, l.engine_key, l.amount_minor, l.account_key,
      coalesce(l.held_until, l.release_on) as release_on, l.event_id,
      r.engine_version, r.known_at, r.facts_hash, r.input_hash, r.inputs, r.trace, e.body, e.kind, e.note,
        l.opportunity_id
    from commission_lines l
    join commission_ratings r on r.organization_id = l.organization_id and r.id = l.rating_id
    join commission_events e on e.organization_id = r.organization_id and e.id = r.event_id
    where l.organization_id = ${call.organization_id} and l.id = ${id}`);
  return { ...ratedLine, known_at: new Date(ratedLine.known_at).toISOString() };
}

async function readingFor(asker: Call, company: Call, ratedLine: RatedLine): Promise<Reading> {
  const { region } = await company.one<{ region: string }>(
    sql`select region from organizations where id = ${company.organization_id}`,
  );
  // Users who see only their own partners read the partner's version.
  const sees = asker.actor.own_only ? 'partner' : asker.actor.mode;
  return {
    locale: readerLocale(region),
    names: await namesIn(company, ratedLine.trace, sees === 'partner' ? ratedLine.partner_id : null),
    reader: sees,
    partner: ratedLine.partner_id,
    lines: soldIn(ratedLine),
  };
}

/** The lines of the rated sales, with the changes the rating made. */
function soldIn({ inputs, body }: RatedLine): NonNullable<Reading['lines']> {
  const saleLines = inputs.cells.flatMap((cell) =>
    cell.kind === 'sale' ? [[cell.value.event.id, cell.value.event.lines] as const] : [],
  );
  const own =
    body.type === 'sale'
      ? [[body.id, body.lines] as const]
      : body.type === 'amend' && body.lines
        ? [[body.of, body.lines] as const]
        : [];
  return Object.fromEntries([...saleLines, ...own]);
}

/** The calculation of this line at a glance, with names in place of ids. */
async function glanceAt(company: Call, ratedLine: RatedLine, reading: Reading): Promise<Receipt['outline']> {
  const trace = focusOn(ratedLine.trace, ratedLine.engine_key);
  const isTiered = trace.pools.some(({ calc }) => calc.type === 'tiered');
  const plans = isTiered ? (await restoreFacts(company, ratedLine.facts_hash)).plans : [];
  return outlineOf(trace, reading, ({ plan, rule }) => {
    const version = plans.find((one) => one.plan_id === plan.id && one.version === plan.version);
    const calc = version?.definition.rules.find(({ id }) => id === rule)?.calc;
    return calc?.type === 'tiered' ? calc.bands : [];
  });
}

/** The steps that lead to this line, with names in place of ids. */
function stepsOf(ratedLine: RatedLine, trace: Trace, reading: Reading): Step[] {
  const own = focusOn(trace, ratedLine.engine_key);
  const seen = reading.reader === 'partner' ? withoutUsed : (cap: TraceCap) => cap;
  const focused: Trace = {
    ...own,
    // A clawback is due with the line it takes from; that day is stored on the line and unknown to the engine.
    result: own.result.map((line) => ({ ...line, release_on: ratedLine.release_on })),
    caps: own.caps.map(seen),
    pools: own.pools.map((pool) => ({ ...pool, caps: pool.caps.map(seen) })),
  };
  const named = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => reading.names?.[id] ?? id);
  return explain(focused, reading).map(({ title, detail, ...step }) => ({
    ...step,
    title: named(title),
    detail: named(detail),
  }));
}

/** The part of a shared ceiling that other partners used stays hidden. */
function withoutUsed(cap: TraceCap): TraceCap {
  return cap.kind === 'partner' || cap.kind === 'customer' ? cap : { ...cap, used: 0 };
}

/** One partner's part of a trace, without the other participants of the deal. */
function onlyOf(trace: Trace, partner_id: string): Trace {
  const isOwn = ({ partner }: { partner?: string | undefined }) => partner === partner_id;
  return {
    ...trace,
    inputs: { ...trace.inputs, seats: trace.inputs.seats.filter(isOwn) },
    candidates: trace.candidates.filter(isOwn),
    pools: trace.pools.filter(isOwn).map((pool) => ({
      ...pool,
      caps: pool.caps.map(withoutUsed),
      split: pool.split.filter(isOwn),
    })),
    caps: trace.caps.filter(isOwn),
    settlements: trace.settlements.filter(isOwn),
    spiffs: trace.spiffs.filter(isOwn),
    ...(trace.conversions && {
      conversions: trace.conversions.filter((one) => one.partner === undefined || isOwn(one)),
    }),
    result: trace.result.filter(isOwn),
  };
}

async function tracedAgain(call: Call, ratedLine: RatedLine): Promise<Trace> {
  const facts = await restoreFacts(call, ratedLine.facts_hash);
  if (ratedLine.kind !== 'recalc') {
    const { known_at, body: event } = ratedLine;
    const { trace } = recompute({
      engine_version: ENGINE_VERSION,
      known_at,
      event,
      facts,
      cells: ratedLine.inputs.cells,
    });
    return traceWithBookingDate(trace!, ratedLine.inputs.books ?? null);
  }
  const occasion = { id: ratedLine.event_id, at: ratedLine.body.at, known_at: ratedLine.known_at };
  const { cells, up_to = 0, from = null, rates = {}, then = {} } = ratedLine.inputs;
  const { lines, settlements, pools, caps, conversions } = await repeatRecalculation(call, {
    facts,
    cells,
    up_to,
    from,
    rates,
    then,
    occasion,
  });
  const { conversions: _, ...trace } = ratedLine.trace;
  return { ...trace, pools, caps, settlements, result: lines, ...(conversions && { conversions }) };
}

/** Finds stored data that was altered, whichever engine version wrote it. */
function alterationOf(ratedLine: RatedLine): Recomputation['differs_at'] {
  const { facts_hash, known_at, body, inputs, engine_version } = ratedLine;
  if (
    ratedLine.kind !== 'recalc' &&
    inputHash(facts_hash, known_at, body, inputs.cells, engine_version) !== ratedLine.input_hash
  ) {
    return {
      step: breakdownTexts.recompute.inputs,
      stored: ratedLine.input_hash,
      recomputed: breakdownTexts.recompute.inputsDiffer,
    };
  }
  const written = amountOf(ratedLine, ratedLine.trace);
  if (ratedLine.amount_minor === written) return null;
  return { step: breakdownTexts.recompute.amount, stored: String(ratedLine.amount_minor), recomputed: String(written) };
}

const amountOf = ({ engine_key }: RatedLine, { result }: Trace) =>
  result.find(({ key }) => key === engine_key)?.amount_minor;

function differenceBetween(ratedLine: RatedLine, trace: Trace, reading: Reading): Recomputation['differs_at'] {
  const { trace: stored } = ratedLine;
  if (same(ratedLine, stored, trace)) return null;
  const [before, after] = [stepsOf(ratedLine, stored, reading), stepsOf(ratedLine, trace, reading)];
  const count = Math.max(before.length, after.length);
  for (let index = 0; index < count; index += 1) {
    const [was, is] = [before[index], after[index]];
    if (canonicalJson(was) !== canonicalJson(is))
      return { step: (was ?? is)!.title, stored: wordsOf(was), recomputed: wordsOf(is) };
  }
  // Another version may trace more or fewer steps; the explanation and the amount are the same.
  if (isOfAnotherEngine(ratedLine) && amountOf(ratedLine, stored) === amountOf(ratedLine, trace)) return null;
  return {
    step: breakdownTexts.recompute.calculation,
    stored: breakdownTexts.recompute.stored,
    recomputed: breakdownTexts.recompute.differsElsewhere,
  };
}

/** A recalculation stored only the deals it corrected, so only their part can be compared. */
function same({ kind, sale_event_id }: RatedLine, stored: Trace, trace: Trace): boolean {
  if (kind !== 'recalc') return canonicalJson(stored) === canonicalJson(trace);
  const part = ({ settlements, pools, caps, conversions = [], result }: Trace) => [
    ...[pools, caps, settlements, conversions].map((some) =>
      (some as { event?: string }[]).filter(({ event }) => event === sale_event_id),
    ),
    result.filter(({ of_event }) => of_event === sale_event_id),
  ];
  return canonicalJson(part(stored)) === canonicalJson(part(trace));
}

function wordsOf(step: Step | undefined): string {
  if (!step) return breakdownTexts.recompute.isMissing;
  return step.amount ? `${step.detail} (${step.amount.amount_minor} ${step.amount.currency})` : step.detail;
}

function relatedTo(call: Call, { line_id, account_key }: RatedLine): Promise<Receipt['related']> {
  return call.rows(sql`
    select id, number, kind, adjusts_line_id, amount_minor, currency, effective_on, status, description
    from commission_lines
    where organization_id = ${call.organization_id}
      and (account_key = ${account_key} or (adjusts_line_id = ${line_id} and kind = 'manual')) and id <> ${line_id}
    order by number`);
}

function othersThan(call: Call, { event_id, partner_id }: RatedLine): Promise<Receipt['others']> {
  return call.rows(sql`
    select l.id, l.partner_id, p.name as partner_name, l.amount_minor, l.currency from commission_lines l
    join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
    where l.organization_id = ${call.organization_id} and l.event_id = ${event_id} and l.partner_id <> ${partner_id}
    order by l.number`);
}
