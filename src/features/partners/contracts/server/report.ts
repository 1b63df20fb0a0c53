import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { ContractReport, MissingContract, TermMismatch } from '../schema.ts';

/** Partners whose rules differ from what they signed, and partners without a contract they need. */
export async function contractReport(call: Call): Promise<ContractReport> {
  return { mismatches: await mismatches(call), missing: await missingContracts(call) };
}

/** The newest running contract of a partner that names a term decides about it; an amendment is newer than what it amends. */
async function mismatches(call: Call): Promise<TermMismatch[]> {
  return call.rows<TermMismatch>(sql`
    with signed as (
      select distinct on (c.partner_id, t.key) c.partner_id, c.id as contract_id, c.title as contract_title,
        t.key as term, t.value
      from contracts c cross join lateral jsonb_each_text(c.terms) t(key, value)
      where c.organization_id = ${call.organization_id} and c.status in ('completed', 'active', 'expiring')
        and t.value is not null
        and (c.effective_on is null or c.effective_on <= ${call.today()})
      order by c.partner_id, t.key, c.completed_at desc, c.number desc),
    compared as (
      select s.*, p.name as partner_name,
        case s.term
          when 'plan_id' then (select name from commission_plans l
            where l.organization_id = ${call.organization_id} and l.id = s.value::uuid)
          when 'region_id' then (select name from partner_regions r
            where r.organization_id = ${call.organization_id} and r.id = s.value::uuid)
          when 'is_exclusive' then case when s.value::boolean then 'exclusive' else 'not exclusive' end
          else s.value || ' days' end as signed,
        case s.term
          when 'plan_id' then coalesce((select string_agg(l.name, ', ' order by l.name) from plan_assignments a
            join commission_plans l on l.organization_id = a.organization_id and l.id = a.plan_id
            where a.organization_id = ${call.organization_id} and a.target = 'partner' and a.target_id = p.id
              and a.effective_from <= ${call.today()}
              and (a.effective_to is null or a.effective_to > ${call.today()})), 'none of its own')
          when 'region_id' then coalesce((select string_agg(r.name, ', ' order by r.name) from partner_regions r
            where r.organization_id = ${call.organization_id} and r.id = any(p.region_ids)), 'none')
          when 'is_exclusive' then case when p.is_exclusive then 'exclusive' else 'not exclusive' end
          when 'protection_days' then coalesce(p.protection_days || ' days', 'as in the program')
          when 'payment_term_days' then coalesce(p.payment_term_days || ' days', 'as in the program') end as live,
        case s.term
          when 'plan_id' then exists (select from plan_assignments a
            where a.organization_id = ${call.organization_id} and a.plan_id = s.value::uuid
            and a.target = 'partner' and a.target_id = p.id and a.effective_from <= ${call.today()}
              and (a.effective_to is null or a.effective_to > ${call.today()}))
          when 'region_id' then s.value::uuid = any(p.region_ids)
          when 'is_exclusive' then p.is_exclusive = s.value::boolean
          when 'protection_days' then p.protection_days = s.value::int
          when 'payment_term_days' then p.payment_term_days = s.value::int end as is_same
      from signed s join partners p on p.organization_id = ${call.organization_id} and p.id = s.partner_id
        and p.archived_at is null
      where s.term in ('plan_id', 'region_id', 'protection_days', 'payment_term_days', 'is_exclusive')
        -- What is not agreed to be exclusive promises nothing.
        and not (s.term = 'is_exclusive' and s.value = 'false'))
    select partner_id, partner_name, contract_id, contract_title, term, coalesce(signed, 'deleted') as signed, live
    from compared
    where is_same is not true order by partner_name, partner_id, term`);
}

/** Published templates with an audience: its active partners that have not signed one that still runs. */
async function missingContracts(call: Call): Promise<MissingContract[]> {
  const templates = await call.rows<{ id: string; name: string; audience_id: string }>(sql`
    select id, name, audience_id from contract_templates
    where organization_id = ${call.organization_id} and status = 'published' and audience_id is not null
      and archived_at is null order by name, id`);
  const members = await memberships(
    call,
    templates.map(({ audience_id }) => audience_id),
    null,
  );
  const pairs = [...members].flatMap(([partner_id, audiences]) =>
    templates
      .filter(({ audience_id }) => audiences.includes(audience_id))
      .map((template) => ({ partner_id, template_id: template.id })),
  );
  return call.rows<MissingContract>(sql`
    select p.id as partner_id, p.name as partner_name, t.id as template_id, t.name as template_name,
      (select c.id from contracts c
        where c.organization_id = ${call.organization_id} and c.partner_id = p.id and c.template_id = t.id
         and c.status in ('draft', 'sent', 'partially_signed', 'awaiting_seal') order by c.number desc
         limit 1) as open_contract_id
    from unnest(${pairs.map(({ partner_id }) => partner_id)}::uuid[],
      ${pairs.map(({ template_id }) => template_id)}::uuid[]) needed(partner_id, template_id)
    join partners p on p.organization_id = ${call.organization_id} and p.id = needed.partner_id
      and p.archived_at is null
    join contract_templates t on t.organization_id = ${call.organization_id} and t.id = needed.template_id
    where not exists (select from contracts c
      where c.organization_id = ${call.organization_id} and c.partner_id = p.id and c.template_id = t.id
      and c.status in ('completed', 'active', 'expiring'))
    order by p.name, p.id, t.name limit 1000`);
}
