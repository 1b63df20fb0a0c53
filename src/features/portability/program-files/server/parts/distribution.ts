import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { ProgramApi } from '../api.ts';
import { creatable } from '../writing.ts';
import { defineProgramPart, type Writing } from './define.ts';

/** Partners have no keys, so files name a distributor by its website. @throws 422 */
async function distributorWith(api: ProgramApi, website: unknown): Promise<string> {
  const found = await api.call.rows<{ id: string }>(sql`
    select id from partners
    where organization_id = ${api.call.organization_id} and domain = lower(${String(website)}) and archived_at is null`);
  const [only] = found;
  const refuse = (reason: string) => new Refusal(422, reason, { distributor: [reason] });
  if (!only) throw refuse(`has no partner with the website ${website}; add it first`);
  if (found.length > 1) throw refuse(`has several partners with the website ${website}`);
  return only.id;
}

async function createDistributionRule(writing: Writing): Promise<string> {
  const { api, body } = writing;
  const distributor_id = await distributorWith(api, body.distributor);
  return api.create('distribution_rules', { ...creatable(api, writing), distributor_id });
}

/** The partners that buy from a distributor. */
export const distribution = [
  defineProgramPart({
    key: 'distribution-rules',
    one: 'Distribution rule',
    resource: 'distribution_rules',
    file: 'list',
    fields: ['distributor', 'region_id', 'type_id', 'is_default'],
    named: ({ distributor, region_name, type_name }) => [distributor, region_name, type_name].filter(Boolean).join(' '),
    title: ({ distributor }) => String(distributor),
    outside: ({ distributor }) => (distributor ? undefined : 'Its distributor has no website.'),
    read: async (api, rows) => {
      const websites = await api.call.rows<{ id: string; domain: string | null }>(sql`
        select id, domain from partners
        where organization_id = ${api.call.organization_id}
          and id = any(${rows.map(({ distributor_id }) => distributor_id)}::uuid[])`);
      const byId = new Map(websites.map(({ id, domain }) => [id, domain]));
      return rows.map((row) => ({ ...row, distributor: byId.get(String(row.distributor_id)) ?? null }));
    },
    create: createDistributionRule,
  }),
];
