import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/**
 * Writes down when the next meeting of each cadence is due: that many months after the last one that was held, or after
 * the partner joined. It runs with the company's rights, because partners do not see cadences.
 * @param partner_id only of this partner
 */
export async function refreshDues(call: Call, partner_id: string | null = null): Promise<void> {
  await call.asCompany((company) =>
    company.run(sql`
      with wanted as materialized (
        select p.id as partner_id, c.id as cadence_id, c.kind,
          ((coalesce(h.held,
            p.created_at) at time zone o.timezone)::date + make_interval(months => c.every_months))::date as due_on,
          (h.held at time zone o.timezone)::date as last_held_on, n.next_at
        from meeting_cadences c
        join organizations o on o.id = c.organization_id
        join partners p on p.organization_id = c.organization_id and p.tier_id = c.tier_id and p.archived_at is null
        join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
          and s.category = 'active'
        left join lateral (select max(m.starts_at) as held from meetings m where m.organization_id = c.organization_id
          and m.partner_id = p.id and m.kind = c.kind and m.status = 'held') h on true
        left join lateral (select min(m.starts_at) as next_at from meetings m
          where m.organization_id = c.organization_id
          and m.partner_id = p.id and m.kind = c.kind and m.status = 'scheduled'
            and m.starts_at > ${company.now()}::timestamptz) n on true
        where c.organization_id = ${company.organization_id} and (${partner_id}::uuid is null or p.id = ${partner_id})
      ), gone as (
        delete from meeting_dues d
        where d.organization_id = ${company.organization_id}
          and (${partner_id}::uuid is null or d.partner_id = ${partner_id})
          and not exists (select from wanted w where w.partner_id = d.partner_id and w.cadence_id = d.cadence_id)
      )
      insert into meeting_dues as d (organization_id, partner_id, cadence_id, kind, due_on, last_held_on, next_at)
      select ${company.organization_id}, partner_id, cadence_id, kind, due_on, last_held_on, next_at from wanted
      on conflict (organization_id, partner_id, cadence_id) do update
        set kind = excluded.kind, due_on = excluded.due_on, last_held_on = excluded.last_held_on,
          next_at = excluded.next_at
        where (d.kind, d.due_on, d.last_held_on, d.next_at)
          is distinct from (excluded.kind, excluded.due_on, excluded.last_held_on, excluded.next_at)`),
  );
}

export const announceCadence = (call: Call): Promise<void> => refreshDues(call);

/** The rows of a cadence go with it. */
export async function forgetCadence(call: Call, { id }: { id: string }): Promise<void> {
  await call.run(sql`delete from meeting_dues where organization_id = ${call.organization_id} and cadence_id = ${id}`);
}
