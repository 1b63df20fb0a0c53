import { allows } from '#shared/access/permissions.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Action, Role } from '../shared/access/roles.ts';
import type { FirstColumn, Statement } from './db/batch.ts';
import type { Row, Scope, Tx } from './db/client.ts';
import { type Sql, sql } from './db/sql.ts';
import { lacking, notFound } from './errors.ts';
import type { Clock } from './ports/clock.ts';
import type { Sealing } from './sealing.ts';

/** `setup`: the person has no second factor; `code`: the session has no recent proof of it. */
export type MissingFactor = 'setup' | 'code';

/** The caller, determined by the server from the session, the mode header and the memberships. */
export interface Actor {
  user_id: string | null;
  full_name: string;
  session_id: string | null;
  organization_id: string;
  mode: 'company' | 'partner';
  partner_id: string | null;
  /** In partner mode, the organization of the partner. */
  home_organization_id: string | null;
  /** The caller sees only partners they own, and the records of those partners. */
  own_only: boolean;
  role: Role | 'system';
  permissions: readonly string[];
  /** The modules that are not part of the company's program; see `markModules`. */
  hidden_modules?: readonly string[];
  /** These and the modules that are switched off for the caller; see `offersDeclared`. */
  absent_modules?: readonly string[];
  is_super_admin: boolean;
  /** The second factor that a step that moves money would ask for; see `requireSecondFactor`. */
  lacks_factor?: MissingFactor;
  /** The person has not confirmed their email address, although emails are delivered; they reach nobody outside. */
  is_unconfirmed?: true;
  timezone: string;
  /** The company's base currency, if the creator of the call knows it; see `baseCurrency`. */
  currency: string | null;
  /** The API key that acts for `user_id`. */
  api_key_id: string | null;
  /** The token of the identity provider that acts, without a user. The audit log has it in place of an API key. */
  provisioning_token_id?: string;
  /** The user who impersonates `user_id`. */
  impersonator_id: string | null;
  /** The address of the client; absent in background work. */
  address?: string;
  /** The position of the log up to which a reader has seen changes, so that a replica may answer. */
  seen?: string;
}

/** The first argument of every domain function, with the actor, the time, and the open transaction. */
export class Call {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly clock: Clock;
  /** Encrypts values that must not be readable in the database. */
  readonly sealing: Sealing;
  readonly request_id: string | undefined;
  readonly batch_id: string | undefined;
  readonly scope: Scope;
  /** The transaction contains nothing but this call, so its last statements can carry the commit. */
  readonly isWhole: boolean;
  /** The way in which the person acts, if it is not the app; each audit entry of this call names it. */
  readonly via: string | undefined;
  /** The `If-Match` header of the request; see `requireIfMatch`. */
  readonly if_match: string | undefined;
  /** Actions to run after the commit; shared with calls derived from this one. */
  readonly after: (() => void)[];

  constructor(fields: {
    actor: Actor;
    tx: Tx;
    clock: Clock;
    sealing: Sealing;
    request_id?: string;
    batch_id?: string;
    isWhole?: boolean;
    via?: string | undefined;
    if_match?: string | undefined;
    after?: (() => void)[];
  }) {
    this.actor = fields.actor;
    this.tx = fields.tx;
    this.clock = fields.clock;
    this.sealing = fields.sealing;
    this.request_id = fields.request_id;
    this.batch_id = fields.batch_id;
    this.scope = scopeOf(fields.actor, fields.request_id, fields.batch_id);
    this.isWhole = fields.isWhole ?? false;
    this.via = fields.via;
    this.if_match = fields.if_match;
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

  rows<T = Row>(statement: Sql | string, values?: readonly unknown[]): Promise<T[]> {
    return this.tx.rows<T>(statement, values);
  }

  run(statement: Sql | string, values?: readonly unknown[]): Promise<number> {
    return this.tx.run(statement, values);
  }

  one<T = Row>(statement: Sql, what?: string): Promise<T>;
  one<T = Row>(text: string, values?: readonly unknown[], what?: string): Promise<T>;
  /** The only row of a query. @throws 404 when there is none (for this caller) */
  async one<T>(statement: Sql | string, values?: string | readonly unknown[], what?: string): Promise<T> {
    const [positional, subject] = typeof values === 'string' ? [undefined, values] : [values, what];
    const row = (await this.tx.rows<T>(statement, positional))[0];
    if (!row) throw notFound(subject);
    return row;
  }

  async maybe<T = Row>(statement: Sql | string, values?: readonly unknown[]): Promise<T | undefined> {
    return (await this.tx.rows<T>(statement, values))[0];
  }

  /** Sends the last statements of a route, with the commit in the same round trip where possible. */
  async finish(statements: readonly Statement[]): Promise<FirstColumn[]> {
    return this.isWhole ? (await this.tx.finish(statements)).rows : this.tx.batch(statements);
  }

  /** Requires that the caller can see this partner, before its data is read with company rights. @throws 404 */
  async requirePartner(id: string): Promise<void> {
    await this.one(
      sql`select from partners where organization_id = ${this.organization_id} and id = ${id}`,
      'This partner',
    );
  }

  require(resource: string, action: Action): void {
    if (!allows(this.actor.permissions, resource, action)) throw lacking(resource, action);
  }

  /**
   * Sets the reason for the next writes. It is stored with their audit entries until the transaction ends or another
   * reason is set.
   */
  async because(reason: string): Promise<void> {
    const whole = [this.via, reason].filter(Boolean).join(': ');
    await this.tx.rows(sql`select set_config('app.reason', ${whole}, true)`);
  }

  /**
   * Runs work with company rights for a partner, or for a person limited to own partners (conflict screening must see
   * all registrations). Only what `work` returns on purpose may reach the caller.
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
      // This fails in an aborted transaction, which is rolled back anyway.
      await this.tx.enter(this.scope).catch(() => {});
    }
  }

  /**
   * Reads with the rights of a partner, to show the company what that partner sees. Nothing is written, and callers
   * check first that they may see the partner.
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

  /**
   * Runs work as another person, whose current rights the caller has read: for emails, whose sender is known without a
   * session.
   */
  async actingAs<T>(actor: Actor, work: (call: Call) => Promise<T>, { via }: { via: string }): Promise<T> {
    if (actor.organization_id !== this.organization_id) throw new Error('The person acts in another company.');
    const acting = new Call({ ...this, actor, via });
    await this.tx.enter(acting.scope);
    try {
      await acting.because('');
      return await work(acting);
    } finally {
      await this.tx.enter(this.scope).catch(() => {});
    }
  }

  /** Runs work in the caller's own organization: in partner mode the partner's, not the program's company. */
  async inOwnOrganization<T>(work: (call: Call) => Promise<T>): Promise<T> {
    if (this.actor.mode === 'company' || this.actor.partner_id === null) return work(this);
    const home = new Call({ ...this, actor: inOwnCompany(this.actor) });
    await this.tx.enter(home.scope);
    try {
      return await work(home);
    } finally {
      await this.tx.enter(this.scope).catch(() => {});
    }
  }

  /**
   * Runs a job after this transaction commits; never if it rolls back.
   * @param options.queue jobs of one queue run one at a time, so that long ones leave workers to others
   */
  async enqueue(
    task: string,
    payload: Row,
    options: { run_at?: Date; job_key?: string; queue?: string } = {},
  ): Promise<void> {
    await this.tx.rows(sql`
      select enqueue_job(${task}, ${JSON.stringify({ organization_id: this.organization_id, ...payload })},
        ${options.run_at ?? null}, ${options.job_key ?? null}, queue => ${options.queue ?? null})`);
  }

  /** Notifies live screens and consumers of an event that no single row records. */
  async announce(topic: string, ref_id: string | null, payload: Row = {}): Promise<void> {
    await this.tx.run(sql`
      insert into outbox_events (organization_id, topic, ref_id, payload)
      values (${this.organization_id}, ${topic}, ${ref_id}, ${JSON.stringify(payload)})`);
  }

  /** Announces many events at once, in the given order. */
  async announceEach(topic: string, ref_id: string | null, payloads: readonly Row[]): Promise<void> {
    if (payloads.length === 0) return;
    await this.tx.run(sql`
      insert into outbox_events (organization_id, topic, ref_id, payload)
      select ${this.organization_id}, ${topic}, ${ref_id}, payload
      from unnest(${payloads.map((payload) => JSON.stringify(payload))}::jsonb[]) with ordinality p(payload, n)
      order by n`);
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
    ...((actor.api_key_id ?? actor.provisioning_token_id) && {
      api_key_id: (actor.api_key_id ?? actor.provisioning_token_id)!,
    }),
    ...(actor.impersonator_id && { impersonator_id: actor.impersonator_id }),
    ...(actor.seen && { seen: actor.seen }),
    ...(request_id && { request_id }),
    ...(batch_id && { batch_id }),
  };
}

/** The actor in their own organization: in partner mode the partner's, not the program's company. */
export function inOwnCompany(actor: Actor): Actor {
  return actor.mode === 'company'
    ? actor
    : { ...actor, organization_id: actor.home_organization_id!, partner_id: null, currency: null };
}

/**
 * The product itself, acting for one company in jobs, schedules and demo data. Records that it creates name the company as
 * their author, because partners deal with the company, not with its software.
 */
export function systemActor(organization_id: string, timezone = 'UTC', full_name = 'Tandem'): Actor {
  return {
    user_id: null,
    full_name,
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
