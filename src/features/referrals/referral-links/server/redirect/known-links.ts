import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { isId } from '#shared/ids.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { linksFlag } from '../flag.ts';

/** A link as the redirect needs it. */
export interface KnownLink {
  id: string;
  organization_id: string;
  partner_id: string;
  code: string;
  destination_url: string;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  status: 'active' | 'paused' | 'archived';
  expires_on: string | null;
  timezone: string;
  allowed_domains: string[];
  honors_privacy_signals: boolean;
  /** True if the partner is banned or the program ended: visitors are redirected, but no partner gets credit. */
  is_blocked: boolean;
  /** Addresses and browsers with which partner users were signed in lately. */
  devices: [address: string | null, browser: string | null][];
}

const KEPT_MS = 5_000;
const MOST_KEPT = 20_000;
/** Codes in lower case, and ids. */
const CODE = /^[a-z0-9-]{3,40}$/;

/** Links by code and by id, kept for seconds and forgotten when one changes. Unknown codes, and links of companies without the module, are kept as missing. */
export class KnownLinks {
  readonly #kernel: Pick<Kernel, 'system' | 'flags'>;
  readonly #kept = new Map<string, { until: number; link: Promise<KnownLink | undefined> }>();

  constructor(kernel: Pick<Kernel, 'system' | 'flags'>) {
    this.#kernel = kernel;
  }

  byCode(code: string): Promise<KnownLink | undefined> {
    const key = code.toLowerCase();
    return CODE.test(key) ? this.#find(key, 'l.code = $1::citext') : Promise.resolve(undefined);
  }

  byId(id: string): Promise<KnownLink | undefined> {
    return isId(id) ? this.#find(id.toLowerCase(), 'l.id = $1::uuid') : Promise.resolve(undefined);
  }

  /** The company of a link in whatever state, also one that has moved. */
  async companyOf(codeOrId: string): Promise<string | null> {
    if (!CODE.test(codeOrId.toLowerCase())) return null;
    const [row] = await this.#kernel.system.unscoped((tx) =>
      tx.rows<{ organization_id: string }>(sql`
        select organization_id from referral_links where code = ${codeOrId}::citext
        union all select organization_id from referral_links where id = ${isId(codeOrId) ? codeOrId : null}::uuid`),
    );
    return row?.organization_id ?? null;
  }

  forget(): void {
    this.#kept.clear();
  }

  #find(key: string, where: string): Promise<KnownLink | undefined> {
    const now = Date.now();
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.link;
    const link = this.#read(key, where);
    link.catch(() => this.#kept.delete(key));
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, { until: now + KEPT_MS, link });
    return link;
  }

  async #read(key: string, where: string): Promise<KnownLink | undefined> {
    const [found] = await this.#kernel.system.readUnscoped([{ text: `${FIND} ${where} limit 1`, values: [key] }]);
    if (!found![0]) return undefined;
    const link = JSON.parse(found![0]) as KnownLink;
    return (await this.#kernel.flags.reaches(linksFlag.key, link.organization_id)) ? link : undefined;
  }
}

const FIND = `select json_build_object('id', l.id, 'organization_id', l.organization_id, 'partner_id', l.partner_id, 'code', l.code,
    'destination_url', l.destination_url, 'utm_source', l.utm_source, 'utm_medium', l.utm_medium, 'utm_campaign', l.utm_campaign,
    'status', case when l.archived_at is null then l.status else 'archived' end, 'expires_on', l.expires_on, 'timezone', o.timezone,
    'allowed_domains', coalesce(s.allowed_domains, '{}'), 'honors_privacy_signals', coalesce(s.honors_privacy_signals, true),
    'is_blocked', p.archived_at is not null or t.category <> 'active',
    'devices', coalesce((select json_agg(json_build_array(d.ip_address, d.user_agent)) from (
      select distinct e.ip_address, e.user_agent from memberships m join identity.sessions e on e.user_id = m.user_id
      where m.organization_id = p.partner_organization_id and m.status = 'active' and e.impersonation_id is null
        and e.last_seen_at > now() - interval '30 days' limit 200) d), '[]'))::text
  from referral_links l join organizations o on o.id = l.organization_id and o.status = 'active'
  join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
  join partner_statuses t on t.organization_id = p.organization_id and t.id = p.status_id
  left join referral_link_settings s on s.organization_id = l.organization_id
  where`;

/** Whether visitors are sent on. */
export function isReferralLinkOpen({ status, expires_on, timezone }: KnownLink, now: Date): boolean {
  return status === 'active' && (expires_on === null || expires_on >= dateInZone(now, timezone));
}
