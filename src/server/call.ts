import { dateInZone } from '#shared/dates.ts';
import { type Action, allows, type Role } from '#shared/permissions.ts';
import type { Row, Scope, Tx } from './db/client.ts';
import { forbidden, notFound } from './errors.ts';
import type { Clock } from './ports/clock.ts';
import type { Sealing } from './sealing.ts';

/** Who is asking, decided by the server from the session, the mode header and the memberships. */
export interface Actor {
  user_id: string | null;
  full_name: string;
  session_id: string | null;
  organization_id: string;
  mode: 'company' | 'partner';
  partner_id: string | null;
  /** In partner mode: the organisation the partner is. */
  home_organization_id: string | null;
  /** Only the partners this person owns, and what belongs to them. */
  own_only: boolean;
  role: Role | 'system';
  permissions: readonly string[];
  is_super_admin: boolean;
  timezone: string;
  /** The company's own, where whoever opened the call knows it; see `baseCurrency`. */
  currency: string | null;
  /** The key a program came with, in the name of `user_id`. */
  api_key_id: string | null;
  /** Who really acts while looking through this person's eyes. */
  impersonator_id: string | null;
}

/** The first argument of every domain function: who asks, what time it is, and the open transaction to do it in. */
export class Call {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly clock: Clock;
  /** Keeps what must not be readable in the database. */
  readonly sealing: Sealing;
  readonly request_id: string | undefined;
  readonly batch_id: string | undefined;
  readonly scope: Scope;
  /** What waits for the commit; shared with calls derived from this one. */
  readonly after: (() => void)[];

  constructor(fields: {
    actor: Actor;
    tx: Tx;
    clock: Clock;
    sealing: Sealing;
    request_id?: string;
    batch_id?: string;
    after?: (() => void)[];
  }) {
    this.actor = fields.actor;
    this.tx = fields.tx;
    this.clock = fields.clock;
    this.sealing = fields.sealing;
    this.request_id = fields.request_id;
    this.batch_id = fields.batch_id;
    this.scope = scopeOf(fields.actor, fields.request_id, fields.batch_id);
    this.after = fields.after ?? [];
  }

  get organization_id(): string {
    return this.actor.organization_id;
  }

  now(): Date {
    return this.clock.now();
  }

  /** Today in the company's time zone, `YYYY-MM-DD`. */
  today(): string {
    return dateInZone(this.now(), this.actor.timezone);
  }

  rows<T = Row>(text: string, values?: readonly unknown[]): Promise<T[]> {
    return this.tx.rows<T>(text, values);
  }

  run(text: string, values?: readonly unknown[]): Promise<number> {
    return this.tx.run(text, values);
  }

  /** The only row. @throws 404 when there is none (for this caller) */
  async one<T = Row>(text: string, values?: readonly unknown[], what?: string): Promise<T> {
    const row = (await this.tx.rows<T>(text, values))[0];
    if (!row) throw notFound(what);
    return row;
  }

  async maybe<T = Row>(text: string, values?: readonly unknown[]): Promise<T | undefined> {
    return (await this.tx.rows<T>(text, values))[0];
  }

  /** That the caller sees this partner: before what is asked about it by its id is answered with the company's eyes. @throws 404 */
  async requirePartner(id: string): Promise<void> {
    await this.one(
      'select from partners where organization_id = $1 and id = $2',
      [this.organization_id, id],
      'This partner',
    );
  }

  require(resource: string, action: Action): void {
    if (!allows(this.actor.permissions, resource, action)) throw forbidden();
  }

  /** Why the next writes happen: kept with their audit entries until the transaction ends or another reason is given. */
  async because(reason: string): Promise<void> {
    await this.tx.rows("select set_config('app.reason', $1, true)", [reason]);
  }

  /**
   * Does a named piece of work with the company's eyes although a partner asked, or somebody who sees own partners only
   * (conflict screening must see all claims). Nothing read inside may reach them except what `work` returns on purpose.
   */
  async asCompany<T>(work: (call: Call) => Promise<T>): Promise<T> {
    if (this.actor.mode === 'company' && !this.actor.own_only) return work(this);
    const elevated = new Call({
      ...this,
      actor: { ...this.actor, mode: 'company', partner_id: null, own_only: false },
    });
    await this.tx.enter({
      ...elevated.scope,
      ...(this.actor.partner_id && { acting_partner_id: this.actor.partner_id }),
    });
    try {
      return await work(elevated);
    } finally {
      // A failed transaction refuses this too; then it rolls back anyway and no scope outlives it.
      await this.tx.enter(this.scope).catch(() => {});
    }
  }

  /**
   * Reads with a partner's eyes what row security leaves it: for the company's question what that partner sees. Nothing is
   * written inside, and whether the caller may know of the partner at all is asked before.
   */
  async asPartner<T>(partner_id: string, read: (call: Call) => Promise<T>): Promise<T> {
    const seeing = new Call({ ...this, actor: { ...this.actor, mode: 'partner', partner_id, own_only: false } });
    await this.tx.enter(seeing.scope);
    try {
      return await read(seeing);
    } finally {
      await this.tx.enter(this.scope).catch(() => {});
    }
  }

  /** Does a named piece of work in the caller's own organisation: in partner mode the partner's, not the programme's company. */
  async inOwnOrganization<T>(work: (call: Call) => Promise<T>): Promise<T> {
    if (this.actor.mode === 'company' || this.actor.partner_id === null) return work(this);
    const home = new Call({ ...this, actor: atHome(this.actor) });
    await this.tx.enter(home.scope);
    try {
      return await work(home);
    } finally {
      await this.tx.enter(this.scope).catch(() => {});
    }
  }

  /**
   * Runs in the background after this transaction commits; never when it rolls back.
   * @param options.queue of the jobs in one queue one runs at a time, so that long ones leave workers to everybody else
   */
  async enqueue(
    task: string,
    payload: Row,
    options: { run_at?: Date; job_key?: string; queue?: string } = {},
  ): Promise<void> {
    await this.tx.rows('select enqueue_job($1, $2, $3, $4, queue => $5)', [
      task,
      JSON.stringify({ organization_id: this.organization_id, ...payload }),
      options.run_at ?? null,
      options.job_key ?? null,
      options.queue ?? null,
    ]);
  }

  /** Tells live screens and consumers about something no single row says. */
  async announce(topic: string, ref_id: string | null, payload: Row = {}): Promise<void> {
    await this.tx.run('insert into outbox_events (organization_id, topic, ref_id, payload) values ($1, $2, $3, $4)', [
      this.organization_id,
      topic,
      ref_id,
      JSON.stringify(payload),
    ]);
  }

  afterCommit(work: () => void): void {
    this.after.push(work);
  }

  committed(): void {
    for (const work of this.after) work();
  }
}

export function scopeOf(actor: Actor, request_id?: string, batch_id?: string): Scope {
  return {
    organization_id: actor.organization_id,
    partner_id: actor.partner_id,
    user_id: actor.user_id,
    ...(actor.own_only && { own_only: true }),
    ...(actor.api_key_id && { api_key_id: actor.api_key_id }),
    ...(actor.impersonator_id && { impersonator_id: actor.impersonator_id }),
    ...(request_id && { request_id }),
    ...(batch_id && { batch_id }),
  };
}

/** Somebody at work in their own organisation: in partner mode that is the partner's, not the programme's company. */
export function atHome(actor: Actor): Actor {
  return actor.mode === 'company'
    ? actor
    : { ...actor, organization_id: actor.home_organization_id!, partner_id: null, currency: null };
}

/** The product itself, at work for one company: jobs, schedules, demo data. */
export function systemActor(organization_id: string, timezone = 'UTC'): Actor {
  return {
    user_id: null,
    full_name: 'Tandem',
    session_id: null,
    organization_id,
    mode: 'company',
    partner_id: null,
    home_organization_id: null,
    own_only: false,
    role: 'system',
    permissions: ['*:manage'],
    is_super_admin: false,
    timezone,
    currency: null,
    api_key_id: null,
    impersonator_id: null,
  };
}
