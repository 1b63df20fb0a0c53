import type { Database, Row, Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';

/** An event as stored in the outbox. */
export interface OutboxEvent {
  seq: number;
  tx: string;
  organization_id: string;
  topic: string;
  ref_id: string | null;
  payload: Row;
}

export interface Listener {
  organization_id: string;
  partner_id: string | null;
  hear(event: { topic: string; id: string | null }): void;
}

const POLL_MS = 1_000;
/** Following goes on after the last listener, because a page reads its session some time before it listens. */
const AWAKE_MS = 10 * 60_000;
/** Events that were told are kept this long, and no more of them than this, for pages that begin to listen. */
const TOLD_MS = 60_000;
const MOST_TOLD = 2_000;
/** The number of events read at once. */
export const PAGE = 500;

/**
 * A reader's position: it has read everything the snapshot `since` sees and, of what `until` sees in addition,
 * everything up to (tx, seq). Snapshots are in PostgreSQL's own text form.
 */
export interface Position {
  since: string;
  until: string | null;
  tx: string;
  seq: number;
}

/** The position from which only later commits are read. */
export async function positionNow(tx: Tx): Promise<Position> {
  const [row] = await tx.rows<{ since: string }>(sql`select recorded_snapshot()::text as since`);
  return { since: row!.since, until: null, tx: '0', seq: 0 };
}

const COLUMNS = 'seq, tx, organization_id, topic, ref_id, payload';
const UNREAD = 'pg_visible_in_snapshot(tx, $2::pg_snapshot) and (tx, seq) > ($3::xid8, $4)';
/** The query needs two index lookups: transactions that began since, and those that were running then. */
const EVENTS = `select seq, tx::text, organization_id, topic, ref_id, payload from (
    (select ${COLUMNS} from outbox_events
     where tx >= pg_snapshot_xmax($1::pg_snapshot) and ${UNREAD} order by outbox_events.tx, seq limit $5)
    union all
    (select ${COLUMNS} from outbox_events
     where tx = any(array(select pg_snapshot_xip($1::pg_snapshot))) and ${UNREAD} order by outbox_events.tx, seq limit $5)
  ) e order by e.tx, seq limit $5`;

/**
 * Reads everything committed since a position, whatever the order of commits: a transaction that was running then is
 * checked until it ends, without delaying other events.
 * @returns also the position to continue from
 */
export async function eventsAfter(
  tx: Tx,
  { since, ...after }: Position,
  limit = PAGE,
): Promise<{ events: OutboxEvent[]; next: Position }> {
  const until = after.until ?? (await positionNow(tx)).since;
  const progress = after.until ? [after.tx, after.seq] : ['0', 0];
  const events = await tx.rows<OutboxEvent>(EVENTS, [since, until, ...progress, limit]);
  const last = events.at(-1);
  const isWhole = events.length < limit;
  if (isWhole || !last) return { events, next: { since: until, until: null, tx: '0', seq: 0 } };
  return { events, next: { since, until, tx: last.tx, seq: last.seq } };
}

const AT_ONCE = 20_000;
/** Any number that no other advisory lock of ours uses. */
const FORGETTING = 7_263_011;

/**
 * Removes events from before this time that every reader has read, oldest first, up to a limit.
 * @returns whether there may be more; false also while another process is removing them
 */
export async function deleteSentEvents(tx: Tx, before: Date): Promise<boolean> {
  const [lock] = await tx.rows<{ is_mine: boolean }>(sql`select pg_try_advisory_xact_lock(${FORGETTING}) as is_mine`);
  if (!lock!.is_mine) return false;
  const removed = await tx.run(sql`
    delete from outbox_events where seq in (
      select seq from (select seq, tx, occurred_at from outbox_events order by outbox_events.tx, seq
        limit ${AT_ONCE}) oldest
      where occurred_at < ${before} and tx < (select pg_snapshot_xmin(since) from outbox_cursors order by 1 limit 1))`);
  return removed === AT_ONCE;
}

async function hiddenFromPartners(tx: Tx): Promise<ReadonlySet<string>> {
  const tables = await tx.rows<{ name: string }>(sql`
    select tablename as name from pg_policies
    where schemaname = 'public' and policyname = 'partner' and qual like '% AND false)'`);
  return new Set(tables.map(({ name }) => name));
}

/** Sends committed events to the live screens that may see them. Commits of other processes are found by polling. */
export class Outbox {
  readonly #system: Database;
  readonly #listeners = new Set<Listener>();
  #position: Position | undefined;
  #told: { at: number; event: OutboxEvent }[] = [];
  /** Everything told since then is in `#told`. */
  #toldSince = Number.POSITIVE_INFINITY;
  #awakeUntil = 0;
  /** Partners see no row of these tables, so changes of them are not sent to partners. */
  #hidden: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #busy = false;
  #poked = false;
  #closed = false;

  constructor(system: Database) {
    this.#system = system;
  }

  /** The current listeners. */
  get listeners(): readonly Pick<Listener, 'organization_id' | 'partner_id'>[] {
    return [...this.#listeners];
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.poke();
    return () => this.#listeners.delete(listener);
  }

  /** Listeners miss no commit after this resolves. */
  async isFollowing(): Promise<void> {
    if (this.#position) return;
    if (this.#hidden.size === 0) this.#hidden = await this.#system.unscoped(hiddenFromPartners);
    const now = await this.#system.unscoped(positionNow);
    if (this.#position) return;
    this.#position = now;
    this.#toldSince = Date.now();
    this.#told = [];
  }

  /** Follows also without a listener for a while: a page that reads something now is about to listen. */
  stayAwake(): void {
    const isAwake = this.#isNeeded();
    this.#awakeUntil = Date.now() + AWAKE_MS;
    if (!isAwake) this.#schedule(0);
  }

  #isNeeded(): boolean {
    return this.#listeners.size > 0 || this.#awakeUntil > Date.now();
  }

  /**
   * Tells a listener again what others were told since a time.
   * @param since in milliseconds since 1970
   * @returns whether that was everything; false when it was too long ago, or before this process followed
   */
  async retell(listener: Listener, since: number): Promise<boolean> {
    await this.isFollowing();
    if (since < this.#toldSince) return false;
    for (const { at, event } of this.#told) if (at >= since) this.#tellOne(listener, event);
    return true;
  }

  /** Checks for events soon, because this process committed something. */
  poke(): void {
    if (this.#closed || !this.#isNeeded()) return;
    this.#poked = true;
    this.#schedule(20);
  }

  #schedule(delay: number): void {
    if (this.#closed || this.#busy) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), delay);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    this.#busy = true;
    this.#poked = false;
    try {
      await this.isFollowing();
      const { events, next } = await this.#system.unscoped((tx) => eventsAfter(tx, this.#position!));
      for (const event of events) this.#tell(event);
      this.#position = next;
      this.#dropTold();
      if (events.length === PAGE) this.#poked = true;
    } catch {
      // The database is unavailable; the next check finds what was missed.
    } finally {
      this.#busy = false;
      if (this.#isNeeded()) this.#schedule(this.#poked ? 20 : POLL_MS);
      else this.#position = undefined;
    }
  }

  #tell(event: OutboxEvent): void {
    this.#told.push({ at: Date.now(), event });
    for (const listener of this.#listeners) this.#tellOne(listener, event);
  }

  #tellOne(listener: Listener, { organization_id, topic, ref_id, payload }: OutboxEvent): void {
    if (listener.organization_id !== organization_id) return;
    const isHidden = this.#hidden.has(topic.split('.')[0]!);
    if (listener.partner_id !== null && (isHidden || listener.partner_id !== payload.partner_id)) return;
    listener.hear({ topic, id: ref_id });
  }

  #dropTold(): void {
    const oldest = Date.now() - TOLD_MS;
    const cut = Math.max(this.#told.length - MOST_TOLD, this.#told.findLastIndex(({ at }) => at < oldest) + 1);
    const dropped = this.#told.splice(0, Math.max(cut, 0)).at(-1);
    if (dropped) this.#toldSince = Math.max(this.#toldSince, dropped.at + 1);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }
}
