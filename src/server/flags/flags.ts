import {
  decideFlag,
  type FlagOverride,
  type FlagRule,
  type FlagSettings,
  type FlagSubject,
  reachesCompany,
} from '#shared/access/flags.ts';
import type { Actor } from '../call.ts';
import type { Settings } from '../config.ts';
import type { Database, Tx } from '../db/client.ts';
import { listenTo } from '../db/listen.ts';
import { sql } from '../db/sql.ts';
import type { Clock } from '../ports/clock.ts';

/** The flag of one module, declared beside its routes. */
export interface FlagDeclaration {
  key: string;
  /** One sentence for the person who turns it on or off. */
  description: string;
  /** The default for companies. Super admins always have it, and demo data turns it on for everyone. */
  default: boolean;
  /** With `TANDEM_MODULES=super-admins` it starts on for super admins only, as the specification describes it. */
  isRestricted?: true;
  /** `changes` keeps the lists readable, for screens that choose from them. */
  guards?: 'everything' | 'changes';
  /** The flag is an experiment: it is on the experiments page and off by default. */
  experimental?: boolean;
}

const CHANNEL = 'flags_changed';

/** All flags, cached in this process until a change is announced. */
export class Flags {
  readonly #system: Database;
  readonly #clock: Clock;
  #cached: Promise<FlagSettings[]> | undefined;
  #declared: readonly FlagDeclaration[] = [];
  readonly #covered = new Map<string, FlagDeclaration>();

  constructor(system: Database, clock: Clock) {
    this.#system = system;
    this.#clock = clock;
  }

  /** Stores the declared flags. A new flag starts with its default; existing decisions are kept. */
  async declare(
    declared: readonly FlagDeclaration[],
    { demo, modules }: Pick<Settings, 'demo' | 'modules'>,
  ): Promise<void> {
    this.#declared = declared;
    const startsOn = (flag: FlagDeclaration): boolean => {
      if (flag.isRestricted && modules === 'super-admins') return false;
      return flag.default || (demo && !flag.experimental);
    };
    await this.#system.unscoped(async (tx) => {
      await tx.run(sql`
        insert into feature_flags (key, description, is_on, is_experimental, is_declared)
        select d.key, d.description, d.is_on, coalesce(d.experimental, false), true
        from jsonb_to_recordset(${JSON.stringify(declared.map((flag) => ({ ...flag, is_on: startsOn(flag) })))}::jsonb)
          d(key text, description text, is_on boolean, experimental boolean)
        on conflict (key) do update set description = excluded.description, is_declared = true,
          is_experimental = excluded.is_experimental
        where (feature_flags.description, feature_flags.is_declared, feature_flags.is_experimental)
          is distinct from (excluded.description, true, excluded.is_experimental)`);
      await tx.run(sql`
        update feature_flags set is_declared = false where is_declared and key <> all(${declared.map(({ key }) => key)})`);
    });
  }

  /** The values of all flags for this subject. */
  async of(subject: FlagSubject): Promise<Record<string, boolean>> {
    const now = this.#clock.now();
    const flags = await this.#all();
    return Object.fromEntries(flags.map((flag) => [flag.key, decideFlag(flag, subject, now).is_on]));
  }

  /** The modules that are off for this subject and announced. */
  async announcedTo(subject: FlagSubject): Promise<string[]> {
    const now = this.#clock.now();
    const flags = await this.#all();
    return flags.filter((flag) => flag.is_announced && !decideFlag(flag, subject, now).is_on).map(({ key }) => key);
  }

  async isOn(key: string, subject: FlagSubject): Promise<boolean> {
    const flag = (await this.#all()).find((one) => one.key === key);
    if (flag) return decideFlag(flag, subject, this.#clock.now()).is_on;
    return this.#declared.find((one) => one.key === key)?.default ?? false;
  }

  /** The flags that are off for this subject. Every request checks them. */
  async offFor(subject: FlagSubject): Promise<string[]> {
    const now = this.#clock.now();
    const off: string[] = [];
    for (const flag of await this.#all()) if (!decideFlag(flag, subject, now).is_on) off.push(flag.key);
    return off;
  }

  /** Whether anyone in the company has the flag, for background work. */
  async reaches(key: string, organization_id: string): Promise<boolean> {
    const flag = (await this.#all()).find((one) => one.key === key);
    if (!flag) return this.#declared.find((one) => one.key === key)?.default ?? false;
    const named = flag.overrides.flatMap(({ kind, target }) => (kind === 'user' ? [target] : []));
    const here = new Set(named.length > 0 ? await this.#ofCompany(named, organization_id) : []);
    return reachesCompany(flag, organization_id, (user_id) => here.has(user_id), this.#clock.now());
  }

  /** The users among `user_ids` who work for the company or for one of its partners. */
  async #ofCompany(user_ids: readonly string[], organization_id: string): Promise<string[]> {
    const rows = await this.#system.unscoped((tx) =>
      tx.rows<{ user_id: string }>(sql`
        select m.user_id from memberships m where m.user_id = any(${user_ids}::uuid[]) and m.status = 'active'
          and (m.organization_id = ${organization_id}
            or exists (select from partners p where p.organization_id = ${organization_id}
            and p.partner_organization_id = m.organization_id and p.archived_at is null))`),
    );
    return rows.map(({ user_id }) => user_id);
  }

  /** Registers a resource whose routes the flag guards. */
  cover(resource: string, flag: FlagDeclaration): void {
    this.#covered.set(resource, flag);
  }

  /** Whether the flags let a user read a resource through any route. */
  async opens(resource: string, subject: FlagSubject): Promise<boolean> {
    const flag = this.#covered.get(resource);
    return !flag || flag.guards === 'changes' || (await this.isOn(flag.key, subject));
  }

  /** The sentence about a module, as its feature declares it. */
  descriptionOf(key: string): string {
    return this.#declared.find((one) => one.key === key)?.description ?? '';
  }

  get isKept(): boolean {
    return this.#cached !== undefined;
  }

  /** Drops the cache, so that the next request reads the flags again. */
  forget(): void {
    this.#cached = undefined;
  }

  /** Makes every process read the flags again after `tx` commits. */
  async announceChange(tx: Pick<Tx, 'run'>): Promise<void> {
    await tx.run(sql`select pg_notify('${sql.raw(CHANNEL)}', '')`);
  }

  /** Subscribes to changes that other processes announce. @returns a function to stop */
  listen(): Promise<() => Promise<void>> {
    return listenTo(this.#system.url, CHANNEL, () => this.forget());
  }

  #all(): Promise<FlagSettings[]> {
    if (this.#cached) return this.#cached;
    const reading = this.#read();
    this.#cached = reading;
    // A failed read is not cached, so that the next request tries again.
    reading.catch(() => {
      if (this.#cached === reading) this.#cached = undefined;
    });
    return reading;
  }

  #read(): Promise<FlagSettings[]> {
    return this.#system.unscoped((tx) =>
      tx.rows<FlagSettings & { rules: FlagRule[]; overrides: FlagOverride[] }>(sql`
        select f.key, f.is_on, f.is_killed, f.is_announced, f.rules,
          coalesce((select json_agg(json_build_object('kind', o.kind, 'target', o.target, 'is_on', o.is_on, 'until',
            o.until))
            from feature_flag_overrides o where o.flag_id = f.id), '[]') as overrides
        from feature_flags f order by f.key`),
    );
  }
}

export function subjectOf(actor: Actor): FlagSubject {
  const { user_id, organization_id, role, is_super_admin } = actor;
  return { user_id, organization_id, role, is_super_admin };
}
