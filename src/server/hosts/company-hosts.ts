import { isIP } from 'node:net';
import type { Settings } from '../config.ts';
import type { Database } from '../db/client.ts';
import { listenTo } from '../db/listen.ts';
import { sql } from '../db/sql.ts';

const CHANGED = 'company_hosts_changed';

/** The place that a host name leads to. `closed` is a name that must not show the product. */
export type Place = { kind: 'installation' } | { kind: 'closed' } | { kind: 'company'; organization_id: string };

interface NamedCompany {
  organization_id: string;
  host: string;
  status: string;
  slug: string;
}

type Given = Pick<Settings, 'baseUrl' | 'hosts' | 'contentUrl'>;

/** Removes capitals and a final dot, because browsers reach the same server with them. */
export const bareHost = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

const INSTALLATION: Place = { kind: 'installation' };
const CLOSED: Place = { kind: 'closed' };

/**
 * The proven host names of all companies, in memory, because every request and every address needs them. Changes are
 * announced to all processes.
 */
export class CompanyHosts {
  readonly #system: Database;
  readonly #given: Given;
  #byHost: ReadonlyMap<string, NamedCompany> = new Map();
  /** The active names. */
  #byCompany: ReadonlyMap<string, NamedCompany> = new Map();
  #begun = 0;
  #applied = 0;

  constructor(system: Database, given: Given) {
    this.#system = system;
    this.#given = given;
  }

  /**
   * The address of a company, without a trailing slash: its own host name, or the installation's address. Links in
   * emails and on pages begin with it.
   */
  addressOf(organization_id: string | null | undefined): string {
    const { baseUrl } = this.#given;
    const named = organization_id && this.#byCompany.get(organization_id);
    if (!named) return baseUrl;
    const { protocol, port } = new URL(baseUrl);
    return `${protocol}//${named.host}${port && `:${port}`}`;
  }

  /** The short name of a company, whose sign-in page its host name shows. */
  slugOf(organization_id: string): string | null {
    return this.#byCompany.get(organization_id)?.slug ?? null;
  }

  placeOf(hostname: string): Place {
    const name = bareHost(hostname);
    const named = this.#byHost.get(name);
    if (named?.status === 'active') return { kind: 'company', organization_id: named.organization_id };
    if (this.isOwn(name)) return INSTALLATION;
    // A proven name cannot be one by which people reach the installation. Other names are only refused on request.
    return named || this.#given.hosts.length > 0 ? CLOSED : INSTALLATION;
  }

  /** Whether the proxy may get a certificate for a name. */
  mayHaveCertificate(hostname: string): boolean {
    const name = bareHost(hostname);
    const named = this.#byHost.get(name);
    return named ? named.status !== 'paused' : this.#isNamedInSettings(name);
  }

  /** Whether a name is of the installation or only of this machine or network. */
  isOwn(name: string): boolean {
    return this.isLocal(name) || this.#isNamedInSettings(name) || this.#isContent(name);
  }

  /** Whether the public DNS has no such name. */
  isLocal(name: string): boolean {
    const bare = name.replace(/^\[|\]$/g, '');
    return !bare.includes('.') || isIP(bare) !== 0 || /\.(localhost|local|internal)$/.test(bare);
  }

  /** Whether a name is below one of the installation's, so that the installation's owner decides about it. */
  isBelowOwn(name: string): boolean {
    const own = [new URL(this.#given.baseUrl).hostname, ...this.#given.hosts.map((host) => host.replace(/^\*\./, ''))];
    return own.some((host) => name.endsWith(`.${host}`));
  }

  #isNamedInSettings(name: string): boolean {
    const { baseUrl, hosts } = this.#given;
    return (
      name === new URL(baseUrl).hostname ||
      hosts.some((host) => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host))
    );
  }

  #isContent(name: string): boolean {
    const { contentUrl } = this.#given;
    return contentUrl !== null && name.endsWith(new URL(contentUrl).hostname.slice(1));
  }

  /** Reads the names again. */
  async read(): Promise<void> {
    this.#begun += 1;
    const turn = this.#begun;
    const rows = await this.#system.unscoped((tx) =>
      tx.rows<NamedCompany>(sql`
        select h.organization_id, h.host, h.status, o.slug from company_hosts h
        join organizations o on o.id = h.organization_id and o.status = 'active'
        where h.proven_at is not null and not exists (
          select from frozen_companies f where f.organization_id = h.organization_id and f.reason = 'moved')`),
    );
    // A read that began later may have ended first.
    if (turn < this.#applied) return;
    this.#applied = turn;
    this.#byHost = new Map(rows.map((row) => [row.host, row]));
    this.#byCompany = new Map(
      rows.filter(({ status }) => status === 'active').map((row) => [row.organization_id, row]),
    );
  }

  /** Reads the names, here and in every other process. */
  async announceChange(): Promise<void> {
    await this.#system.unscoped((tx) => tx.run(sql`select pg_notify(${CHANGED}, '')`));
    await this.read();
  }

  /** Reads the names now and whenever they change. @returns a function to stop */
  async listen(): Promise<() => Promise<void>> {
    const stop = await listenTo(this.#system.url, CHANGED, () => void this.read().catch(() => undefined));
    await this.read();
    return stop;
  }
}
