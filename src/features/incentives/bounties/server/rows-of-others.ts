import { sql } from '#server/db/sql.ts';
import { defineAudienceUses, defineSees } from '#server/extension-points/audience-uses.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

export const bountiesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(sql`
    select id, name from bounties
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} and status <> 'closed'
    order by name`);
  return found.map(({ id, name }) => ({ kind: 'Bounty', name, to: `/commissions/bounties/show/${id}` }));
});

export const seesBounties = defineSees({
  kind: 'Bounties',
  can: 'bounties:view',
  of: async (call, partner_id) => {
    const found = await call.rows<{ id: string; name: string; audience_name: string | null; since: string }>(sql`
      select b.id, b.name, a.name as audience_name, m.created_at as since from bounty_partners m
      join bounties b on b.organization_id = m.organization_id and b.id = m.bounty_id and b.status = 'active'
      left join audiences a on a.organization_id = b.organization_id and a.id = b.audience_id
      where m.organization_id = ${call.organization_id} and m.partner_id = ${partner_id} and m.is_eligible
      order by b.name`);
    return {
      entries: found.map(({ id, name, audience_name, since }) => ({
        what: name,
        to: `/commissions/bounties/show/${id}`,
        rule: audience_name ? `Audience ${audience_name}` : 'All active partners',
        since,
      })),
    };
  },
});

/** Submissions keep their commissions; those of the other partner are numbered after the kept partner's own. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    insert into bounty_partners (organization_id, bounty_id, partner_id, is_eligible, progress)
    select organization_id, bounty_id, ${kept}, is_eligible, progress from bounty_partners
    where organization_id = ${call.organization_id} and partner_id = ${other}
    on conflict (organization_id, bounty_id, partner_id) do update
    set progress = bounty_partners.progress + excluded.progress`);
  const bounty_partners = await call.run(sql`
    delete from bounty_partners
    where organization_id = ${call.organization_id} and partner_id = ${other} and ${kept}::uuid is not null`);
  const bounty_submissions = await call.run(sql`
    update bounty_submissions s set partner_id = ${kept}, period_no = s.period_no + coalesce((
      select max(k.period_no) from bounty_submissions k
      where k.organization_id = ${call.organization_id} and k.partner_id = ${kept} and k.bounty_id = s.bounty_id), 0)
    where s.organization_id = ${call.organization_id} and s.partner_id = ${other}`);
  return { bounty_partners, bounty_submissions };
});

/** The reward stays; it names nobody any more. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, full_name }) => {
  await call.run(sql`
    update bounty_submissions
    set person_name = case when person_user_id = ${user_id}
      or person_name = ${full_name} then ${ERASED_NAME} else person_name end,
      submitted_by_name = case when submitted_by_name = ${full_name} then ${ERASED_NAME} else submitted_by_name end
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and (person_user_id = ${user_id} or person_name = ${full_name} or submitted_by_name = ${full_name})`);
});
