import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action } from '#server/http/action.ts';
import { newId } from '#shared/ids.ts';
import type { Static } from '#shared/schema.ts';
import { defaultSettings, LinkRules, LinkSettings, LinkSettingsUpdate } from '../schema.ts';

const columns = Object.keys(LinkSettings.properties) as (keyof LinkSettings)[];

/** The company's settings; until it changes them, the defaults, with links to its own domain allowed. */
export async function readLinkSettings(call: Call): Promise<LinkSettings> {
  const found = await call.maybe<LinkSettings>(sql`
    select ${sql.raw(columns.join(', '))} from referral_link_settings where organization_id = ${call.organization_id}`);
  return found ?? { ...defaultSettings, allowed_domains: await ownDomains(call) };
}

async function ownDomains(call: Call): Promise<string[]> {
  const own = await call.maybe<{ domain: string }>(
    sql`select domain from organizations where id = ${call.organization_id} and domain is not null`,
  );
  return own ? [own.domain.toLowerCase()] : [];
}

export async function changeLinkSettings(call: Call, given: Static<typeof LinkSettingsUpdate>): Promise<LinkSettings> {
  await call.run(sql`
    insert into referral_link_settings (organization_id, id, allowed_domains)
    values (${call.organization_id}, ${newId()}, ${await ownDomains(call)})
    on conflict (organization_id) do nothing`);
  const lower = (list: readonly string[] | undefined) => list?.map((one) => one.trim().toLowerCase());
  const values: Record<string, unknown> = {
    ...given,
    ...(given.allowed_domains && { allowed_domains: lower(given.allowed_domains) }),
    ...(given.banned_sources && { banned_sources: lower(given.banned_sources) }),
  };
  const changed = columns.filter((column) => values[column] !== undefined);
  if (changed.length > 0)
    await call.run(
      `update referral_link_settings set ${changed.map((column, at) => `${column} = $${at + 2}`).join(', ')} where organization_id = $1`,
      [call.organization_id, ...changed.map((column) => values[column])],
    );
  return readLinkSettings(call);
}

export const settingsRoutes = [
  action({
    method: 'GET',
    url: '/referral_link_settings',
    summary: 'Get the settings of referral links',
    can: 'referral_links:view',
    modes: ['company'],
    response: LinkSettings,
    run: readLinkSettings,
  }),
  action({
    method: 'PATCH',
    url: '/referral_link_settings',
    summary: 'Change the settings of referral links',
    can: 'referral_links:manage',
    modes: ['company'],
    body: LinkSettingsUpdate,
    response: LinkSettings,
    run: (call, { body }) => changeLinkSettings(call, body),
  }),
  action({
    method: 'GET',
    url: '/referral_links/rules',
    summary: 'Get the rules for creating referral links',
    can: 'referral_links:view',
    modes: ['company', 'partner'],
    response: LinkRules,
    run: async (call) => {
      const { allowed_domains, partners_create, partner_link_limit, window_days } = await readLinkSettings(call);
      return { allowed_domains, partners_create, partner_link_limit, window_days };
    },
  }),
];
