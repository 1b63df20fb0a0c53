import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { verdicts } from '../../schema.ts';

export interface NewClick {
  id: string;
  organization_id: string;
  link_id: string;
  at: string;
  /** By the company's calendar. */
  day: string;
  verdict: (typeof verdicts)[number];
  address_hash: string | null;
  device: string | null;
  referrer_host: string | null;
  landing_path: string | null;
  params: Record<string, string>;
  /** A partner user was signed in with this network and browser. */
  is_own_device: boolean;
}

interface Waiting {
  click: NewClick;
  done: () => void;
  failed: (error: unknown) => void;
}

const MOST_TOGETHER = 500;
/** While the disk confirms the clicks of one lane, the processor prepares those of the other. */
const LANES = 2;

/** Writes clicks in lanes that do not wait for each other. A visitor is answered only after their click is stored. */
export class ClickWriter {
  readonly #lanes: Lane[];

  constructor(kernel: Pick<Kernel, 'system'>) {
    this.#lanes = Array.from({ length: LANES }, (_, number) => new Lane(kernel, number));
  }

  /** Resolves after the commit. */
  write(click: NewClick): Promise<void> {
    return this.#lanes[laneOf(click)]!.write(click);
  }
}

/** A visitor always has the same lane, where their earlier click is stored before the next one is judged. */
function laneOf({ address_hash, id }: NewClick): number {
  const text = address_hash ?? id;
  return text.charCodeAt(text.length - 1) % LANES;
}

/** Clicks that arrive while one commit is being written are collected and written with the next one. */
class Lane {
  readonly #kernel: Pick<Kernel, 'system'>;
  readonly #number: number;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(kernel: Pick<Kernel, 'system'>, number: number) {
    this.#kernel = kernel;
    this.#number = number;
  }

  write(click: NewClick): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ click, done, failed });
      if (!this.#isWriting) {
        this.#isWriting = true;
        // Clicks that arrive in the same turn of the event loop are written together.
        setImmediate(() => void this.#writeAll());
      }
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_TOGETHER);
      try {
        await this.#insert(batch.map(({ click }) => click));
        for (const { done } of batch) done();
      } catch (error) {
        await this.#oneByOne(batch, error);
      }
    }
    this.#isWriting = false;
  }

  /** One bad click, such as of a company that was just deleted, does not take the others with it. */
  async #oneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1) return batch[0]!.failed(error);
    for (const { click, done, failed } of batch) await this.#insert([click]).then(done, failed);
  }

  /** The earlier click is looked for without the company: with it, a table without statistics is read by link and time. */
  async #insert(clicks: readonly NewClick[]): Promise<void> {
    await this.#kernel.system.unscoped((tx) =>
      tx.finish([
        sql`
      with given as materialized (
        select c.*, row_number() over (partition by c.organization_id, c.link_id, c.address_hash, c.verdict
          order by c.at, c.id) as nth
        from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) c(id uuid, organization_id uuid, link_id uuid,
          at timestamptz, day date, verdict text,
          address_hash text, device text, referrer_host text, landing_path text, params jsonb, is_own_device boolean)),
      judged as materialized (
        select g.*, case when g.verdict = 'ok' and g.address_hash is not null and (g.nth > 1 or exists (
            select from clicks k
            where k.link_id = g.link_id and k.address_hash = g.address_hash and k.at > g.at - interval '1 hour' and k.at <= g.at and k.verdict = 'ok'))
          then 'duplicate' else g.verdict end as decided
        from given g),
      written as (
        insert into clicks (id, organization_id, link_id, at, verdict, address_hash, device, referrer_host,
          landing_path, params, is_own_device)
        select id, organization_id, link_id, at, decided, address_hash, device, referrer_host, landing_path,
          coalesce(params, '{}'), is_own_device from judged
        returning 1)
      insert into click_days as d (organization_id, link_id, day, lane, clicks, ignored)
      select organization_id, link_id, day, ${this.#number}::smallint, count(*) filter (where decided = 'ok'),
        count(*) filter (where decided <> 'ok')
      from judged group by 1, 2, 3 order by 1, 2, 3
      on conflict (organization_id, link_id, day, lane) do update
      set clicks = d.clicks + excluded.clicks, ignored = d.ignored + excluded.ignored`,
      ]),
    );
  }
}
