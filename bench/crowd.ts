import type { Database } from '#server/db/client.ts';
import { sql } from '../src/server/db/sql.ts';

/** Partner organizations of a company, each with one partner in its program. */
const PARTNERS_EACH = 2;
const FILLED = ['organizations', 'program_settings', 'memberships', 'partner_statuses', 'partners', 'audit_events'];

export interface Crowd {
  /** Companies beside the measured one. */
  companies: number;
  /** Users of their partners. */
  people: number;
  /** Audit events of the measured company, over three years. */
  audit_events: number;
}

/** Fills the installation around the measured company. Triggers are off, because these rows have no history. */
export async function addCrowd(admin: Database, organization_id: string, crowd: Crowd): Promise<void> {
  const { companies, people, audit_events } = crowd;
  await admin.unscoped(async (tx) => {
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    await tx.run(sql`
      create temporary table crowd on commit drop as
      select n, new_id() as id, new_id() as status_id from generate_series(1, ${companies}::int) n`);
    await tx.run(sql`
      create temporary table homes on commit drop as
      select row_number() over () as n, new_id() as id, c.id as company_id, c.status_id
      from crowd c, generate_series(1, ${PARTNERS_EACH}::int)`);
    await tx.run(sql`
      insert into organizations (id, name, slug, kind)
      select id, 'Company ' || n, 'company-' || n, 'vendor' from crowd
      union all select id, 'Partner firm ' || n, 'partner-firm-' || n, 'partner' from homes`);
    await tx.run(sql`insert into program_settings (organization_id) select id from crowd`);
    await tx.run(sql`
      insert into partner_statuses (id, organization_id, name, category, is_default)
      select status_id, id, 'Active', 'active', true from crowd`);
    await tx.run(sql`
      insert into partners (organization_id, name, name_key, status_id, partner_organization_id)
      select company_id, 'Partner firm ' || n, 'partner firm ' || n, status_id, id from homes`);
    await tx.run(sql`
      create temporary table persons on commit drop as
      select n, new_id() as id from generate_series(1, ${people}::int) n`);
    await tx.run(sql`
      insert into identity.users (id, email, email_verified, name)
      select id, 'person-' || n || '@crowd.test', true, 'Person ' || n from persons`);
    await tx.run(sql`
      insert into memberships (organization_id, user_id, role)
      select h.id, p.id, 'partner_admin' from persons p join homes h on h.n = 1 + p.n % ${companies * PARTNERS_EACH}`);
    await tx.run(sql`
      insert into audit_events (organization_id, at, actor_kind, action, ref_table, ref_id, changes)
      select ${organization_id}, now() - n * (interval '3 years' / ${audit_events}::int), 'user', 'updated', 'opportunities',
        deals.ids[1 + n % cardinality(deals.ids)], jsonb_build_object('amount_minor', jsonb_build_array(n, n + 1))
      from generate_series(1, ${audit_events}::int) n,
        (select array_agg(id) as ids from (select id from opportunities order by number limit 1000) d) deals`);
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
  await admin.pool.query('vacuum analyze');
}
