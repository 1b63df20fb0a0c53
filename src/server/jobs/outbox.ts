import type { Database, Row, Tx } from '../db/client.ts';

/** Something that happened, as the outbox keeps it. */
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
const PAGE = 500;

/**
 * Reads events in commit-safe order: only those of transactions older than every one still running, so that none is passed
 * over when a later number commits first.
 */
export async function eventsAfter(tx: Tx, after: { tx: string; seq: number }, limit = PAGE): Promise<OutboxEvent[]> {
  return tx.rows<OutboxEvent>(
    `select seq, tx::text, organization_id, topic, ref_id, payload from outbox_events
     where (tx, seq) > ($1::xid8, $2) and tx < pg_snapshot_xmin(pg_current_snapshot())
     order by outbox_events.tx, seq limit $3`,
    [after.tx, after.seq, limit],
  );
}

async function hiddenFromPartners(tx: Tx): Promise<ReadonlySet<string>> {
  const tables = await tx.rows<{ name: string }>(
    "select tablename as name from pg_policies where schemaname = 'public' and policyname = 'partner' and qual like '% AND false)'",
  );
  return new Set(tables.map(({ name }) => name));
}

/** Carries what was committed to the live screens that may know of it. Other processes' commits are found by polling. */
export class Outbox {
  readonly #system: Database;
  readonly #listeners = new Set<Listener>();
  #position: { tx: string; seq: number } | undefined;
  /** Tables of which a partner sees no row, whomever it concerns: that one changed is nothing to tell it either. */
  #hidden: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #busy = false;
  #poked = false;
  #closed = false;

  constructor(system: Database) {
    this.#system = system;
  }

  /** Who listens here now. */
  get listeners(): readonly Pick<Listener, 'organization_id' | 'partner_id'>[] {
    return [...this.#listeners];
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.poke();
    return () => this.#listeners.delete(listener);
  }

  /** From when this resolves on, nothing that is committed is missed by those who listen. */
  async isFollowing(): Promise<void> {
    if (this.#position) return;
    if (this.#hidden.size === 0) this.#hidden = await this.#system.unscoped(hiddenFromPartners);
    const now = await this.#now();
    this.#position ??= now;
  }

  /** Something was committed here: look soon. */
  poke(): void {
    if (this.#closed || this.#listeners.size === 0) return;
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
      const events = await this.#system.unscoped((tx) => eventsAfter(tx, this.#position!));
      for (const event of events) this.#tell(event);
      const last = events.at(-1);
      if (last) this.#position = { tx: last.tx, seq: last.seq };
      if (events.length === PAGE) this.#poked = true;
    } catch {
      // The database is away; the next look finds what was missed.
    } finally {
      this.#busy = false;
      if (this.#listeners.size > 0) this.#schedule(this.#poked ? 20 : POLL_MS);
      else this.#position = undefined;
    }
  }

  async #now(): Promise<{ tx: string; seq: number }> {
    const [row] = await this.#system.unscoped((tx) =>
      tx.rows<{ tx: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as tx'),
    );
    return { tx: row!.tx, seq: 0 };
  }

  #tell({ organization_id, topic, ref_id, payload }: OutboxEvent): void {
    const isHidden = this.#hidden.has(topic.split('.')[0]!);
    for (const listener of this.#listeners) {
      if (listener.organization_id !== organization_id) continue;
      if (listener.partner_id !== null && (isHidden || listener.partner_id !== payload.partner_id)) continue;
      listener.hear({ topic, id: ref_id });
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }
}
