import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import { ENGINE_VERSION } from '#features/commissions/commission-engine/rate.ts';
import { openHistory } from '#features/commissions/commission-volumes/server/service.ts';
import { type ClosedBooks, closedBooks, openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { CommissionEventRow } from '../schema.ts';
import { bookLines, type LineToBook } from './book-lines.ts';
import { outcomeWithBookingDate } from './closed-months.ts';
import { type LoadedFacts, loadFacts, storeFacts } from './facts.ts';
import { withAudiences } from './members.ts';
import { inputHash, type Outcome, rateAll } from './rating.ts';

/** An event to ingest, with the keys that identify it. */
export interface IncomingEvent {
  event: CommissionEvent;
  source: string;
  external_id: string;
  kind: 'sale' | 'refund' | 'lost' | 'amend' | 'payment';
  opportunity_id: string | null;
  account_id: string | null;
  of_event_id: string | null;
  currency: string;
  /** The reason in a person's own words. */
  note: string | null;
  /** The partners whose facts it needs. */
  partners: readonly string[];
}

/**
 * Ingests events, rates them and books their commissions, in the caller's transaction and in a constant number of
 * statements. The books must be open. Events ingested before, under the same name from the same source, are skipped.
 * @returns the outcomes of the new events, followed by those of older ones that had waited for one of them
 */
export async function ingestEvents(call: Call, given: readonly IncomingEvent[]): Promise<Outcome[]> {
  const fresh = await withoutRepeats(call, given);
  if (fresh.length === 0) return [];
  const events = await withAudiences(
    call,
    fresh.map(({ event }) => event),
  );
  const incoming = fresh.map((one, index) => ({ ...one, event: events[index]! }));
  const partners = incoming.flatMap((one) => one.partners);
  return rateAndBook(
    call,
    incoming.map(({ event }) => event),
    partners,
    async (outcomes) => {
      await insertEvents(call, incoming, new Map(outcomes.map((outcome) => [outcome.event.id, outcome])));
      await settleKnown(call, outcomes.slice(incoming.length));
    },
  );
}

async function withoutRepeats(call: Call, incoming: readonly IncomingEvent[]): Promise<IncomingEvent[]> {
  if (incoming.length === 0) return [];
  const storedEvents = await call.rows<{ source: string; external_id: string }>(sql`
    select e.source, e.external_id
    from unnest(${incoming.map(({ source }) => source)}::text[],
      ${incoming.map(({ external_id }) => external_id)}::text[]) g(source, external_id)
    join commission_events e on e.organization_id = ${call.organization_id} and e.source = g.source
      and e.external_id = g.external_id`);
  const nameOf = ({ source, external_id }: { source: string; external_id: string }) => `${source}\n${external_id}`;
  const seen = new Set(storedEvents.map(nameOf));
  return incoming.filter((one) => {
    const isNew = !seen.has(nameOf(one));
    seen.add(nameOf(one));
    return isNew;
  });
}

/** Whether the sale that an event `e` follows has been rated. */
const HAS_SALE = `exists (select from commission_events s where s.organization_id = e.organization_id
  and s.id = (e.body->>'of')::uuid and s.status = 'rated')`;

/** Rates a rejected event again, with the present facts. */
export async function retryEvent(call: Call, { id, status }: CommissionEventRow): Promise<void> {
  const { body, has_sale } = await call.one<{ body: CommissionEvent; has_sale: boolean }>(sql`
    select body, ${sql.raw(HAS_SALE)} as has_sale from commission_events e
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (status === 'ignored' && !has_sale)
    throw conflict('The deal is not won yet. This event is processed automatically once it is.', { allowed: [] });
  await rateAgain(call, [body]);
}

/**
 * Rates sales that waited for an invitation, once all partners have accepted or the time is over. The others continue
 * to wait.
 */
export async function rateWaitingEvents(call: Call): Promise<void> {
  await openBooks(call);
  const sales = await call.rows<{ body: CommissionEvent }>(sql`
    select body from commission_events e
    where organization_id = ${call.organization_id} and status = 'parked' and kind = 'sale'
      and (occurred_on + (select accept_days from program_settings
        where organization_id = ${call.organization_id}) < ${call.today()}::date or not exists (
        select from jsonb_array_elements(e.body->'participants') seat
        join partners p on p.organization_id = e.organization_id and p.id = (seat->>'partner')::uuid
        join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
        where s.category = 'invited'))
    order by occurred_on, seq`);
  await rateAgain(
    call,
    sales.map(({ body }) => body),
  );
}

/** Retries customer payments that wait although their sale was rated; a failing one does not block the others. */
export async function retryWaitingPayments(call: Call): Promise<void> {
  await openBooks(call);
  const events = await call.rows<{ body: CommissionEvent }>(sql`
    select body from commission_events e
    where organization_id = ${call.organization_id} and status = 'parked' and kind <> 'sale' and ${sql.raw(HAS_SALE)}
    order by seq`);
  await rateAgain(
    call,
    events.map(({ body }) => body),
  );
}

async function rateAgain(call: Call, events: readonly CommissionEvent[]): Promise<Outcome[]> {
  if (events.length === 0) return [];
  const partners = events.flatMap((body) =>
    body.type === 'sale' || body.type === 'amend' ? (body.participants ?? []) : [],
  );
  const ids = partners.map(({ partner }) => partner);
  return rateAndBook(call, events, ids, async (outcomes) => {
    await settleKnown(call, outcomes);
    const rated = outcomes.slice(0, events.length).filter((outcome) => statusOf(outcome) === 'rated');
    await placeLast(
      call,
      rated.map(({ event }) => event.id),
    );
  });
}

/** Moves events that were rated later than they arrived to the end of the log, in this order. */
async function placeLast(call: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await call.run(sql`
    with placed as materialized (
      select id, nextval('commission_events_seq_seq') as seq
      from (select id from unnest(${ids}::uuid[]) with ordinality u(id, n) order by n) o)
    update commission_events e set rated_seq = p.seq from placed p
    where e.organization_id = ${call.organization_id} and e.id = p.id`);
}

async function rateAndBook(
  call: Call,
  events: readonly CommissionEvent[],
  partners: readonly string[],
  record: (outcomes: readonly Outcome[]) => Promise<void>,
): Promise<Outcome[]> {
  const loaded = await loadFacts(call, partners);
  const history = openHistory(call);
  const known_at = call.now().toISOString();
  const books = await closedBooks(call);
  const rated = await rateAll({ program: openProgram(loaded.facts), history, known_at }, events);
  const outcomes = rated.map((outcome) => outcomeWithBookingDate(outcome, books));
  await record(outcomes);
  await storeFacts(call, loaded);
  const lines = await insertRatings(call, outcomes, loaded, { known_at, books });
  await history.save();
  await bookLines(call, loaded, lines);
  return outcomes;
}

const statusOf = ({ result }: Outcome) => (result === 'parked' ? 'parked' : result === 'error' ? 'failed' : 'rated');

async function insertEvents(
  call: Call,
  incoming: readonly IncomingEvent[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const rows = incoming.map((one) => ({ ...one, outcome: outcomes.get(one.event.id)! }));
  await call.run(sql`
    insert into commission_events (organization_id, received_at, id, source, external_id, kind, occurred_on,
      opportunity_id, account_id,
      of_event_id, currency, body, status, result, codes, note)
    select ${call.organization_id}, ${call.now()}, id, source, external_id, kind, occurred_on, opportunity_id,
      account_id, of_event_id, currency, body, status, result, codes::text[], note
    from unnest(${rows.map(({ event }) => event.id)}::uuid[], ${rows.map(({ source }) => source)}::text[],
      ${rows.map(({ external_id }) => external_id)}::text[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ event }) => event.at)}::date[], ${rows.map(({ opportunity_id }) => opportunity_id)}::uuid[],
      ${rows.map(({ account_id }) => account_id)}::uuid[], ${rows.map(({ of_event_id }) => of_event_id)}::uuid[],
      ${rows.map(({ currency }) => currency)}::text[], ${rows.map(({ event }) => JSON.stringify(event))}::jsonb[],
      ${rows.map(({ outcome }) => statusOf(outcome))}::text[], ${rows.map(({ outcome }) => outcome.result)}::text[],
        ${rows.map(({ outcome }) => `{${outcome.codes.join(',')}}`)}::text[],
        ${rows.map(({ outcome, note }) => outcome.failure ?? note)}::text[]) with ordinality
      e(id, source, external_id, kind, occurred_on, opportunity_id, account_id, of_event_id, currency, body, status,
        result, codes, note, n)
    order by n`);
}

/** Updates events known before (waiting for their sale, or rejected) with their new result. */
async function settleKnown(call: Call, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await call.run(sql`
    update commission_events e
    set status = s.status, result = s.result, codes = s.codes::text[], note = coalesce(s.note, e.note)
    from unnest(${outcomes.map(({ event }) => event.id)}::uuid[], ${outcomes.map(statusOf)}::text[],
      ${outcomes.map(({ result }) => result)}::text[], ${outcomes.map(({ codes }) => `{${codes.join(',')}}`)}::text[],
      ${outcomes.map(({ failure }) => failure)}::text[]) s(id, status, result, codes, note)
    where e.organization_id = ${call.organization_id} and e.id = s.id`);
}

/**
 * Every evaluation is stored, including those that pay nothing; the key of the table makes each unique.
 * @returns the lines they decided
 */
async function insertRatings(
  call: Call,
  outcomes: readonly Outcome[],
  loaded: LoadedFacts,
  { known_at, books }: { known_at: string; books: ClosedBooks | null },
): Promise<LineToBook[]> {
  const rated = outcomes.flatMap(({ rating, result, event }) => {
    if (!rating) return [];
    const cells = rating.reads();
    return [{ id: newId(), event, rating, result, cells }];
  });
  await call.run(sql`
    insert into commission_ratings (organization_id, engine_version, known_at, facts_hash, id, event_id, input_hash,
      inputs, trace, result, codes)
    select ${call.organization_id}, ${ENGINE_VERSION}, ${known_at}, ${loaded.hash}, id, event_id, input_hash,
      jsonb_build_object('cells', cells) || ${JSON.stringify(books ? { books } : {})}::jsonb, trace, result,
      codes::text[]
    from unnest(${rated.map(({ id }) => id)}::uuid[], ${rated.map(({ event }) => event.id)}::uuid[],
      ${rated.map(({ event, cells }) => inputHash(loaded.hash, known_at, event, cells))}::text[],
      ${rated.map(({ cells }) => JSON.stringify(cells))}::jsonb[],
      ${rated.map(({ rating }) => JSON.stringify(rating.trace))}::jsonb[], ${rated.map(({ result }) => result)}::text[],
      ${rated.map(({ rating }) => `{${rating.codes.join(',')}}`)}::text[])
      r(id, event_id, input_hash, cells, trace, result, codes)`);
  return rated.flatMap(({ id, rating }) =>
    rating.lines.map((line) => ({
      ...line,
      rating_id: id,
      plan_version_id: loaded.versionId(line.plan_id, line.plan_version),
    })),
  );
}
