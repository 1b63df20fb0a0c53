import { defineAudienceUses, defineSees } from '#server/audience-uses.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';
import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

export const bountiesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(
    "select id, name from bounties where organization_id = $1 and audience_id = $2 and status <> 'closed' order by name",
    [call.organization_id, audience_id],
  );
  return found.map(({ id, name }) => ({ kind: 'Bounty', name, to: `/commissions/bounties/show/${id}` }));
});

export const seesBounties = defineSees({
  kind: 'Bounties',
  can: 'bounties:view',
  of: async (call, partner_id) => {
    const found = await call.rows<{ id: string; name: string; audience_name: string | null; since: string }>(
      `select b.id, b.name, a.name as audience_name, m.created_at as since from bounty_partners m
       join bounties b on b.organization_id = m.organization_id and b.id = m.bounty_id and b.status = 'active'
       left join audiences a on a.organization_id = b.organization_id and a.id = b.audience_id
       where m.organization_id = $1 and m.partner_id = $2 and m.is_eligible order by b.name`,
      [call.organization_id, partner_id],
    );
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
  const values = [call.organization_id, other, kept];
  await call.run(
    `insert into bounty_partners (organization_id, bounty_id, partner_id, is_eligible, progress)
     select organization_id, bounty_id, $3, is_eligible, progress from bounty_partners
     where organization_id = $1 and partner_id = $2
     on conflict (organization_id, bounty_id, partner_id) do update set progress = bounty_partners.progress + excluded.progress`,
    values,
  );
  const bounty_partners = await call.run(
    'delete from bounty_partners where organization_id = $1 and partner_id = $2 and $3::uuid is not null',
    values,
  );
  const bounty_submissions = await call.run(
    `update bounty_submissions s set partner_id = $3, period_no = s.period_no + coalesce((
       select max(k.period_no) from bounty_submissions k
       where k.organization_id = $1 and k.partner_id = $3 and k.bounty_id = s.bounty_id), 0)
     where s.organization_id = $1 and s.partner_id = $2`,
    values,
  );
  return { bounty_partners, bounty_submissions };
});

/** The reward stays; it names nobody any more. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, full_name }) => {
  await call.run(
    `update bounty_submissions set person_name = case when person_user_id = $3 or person_name = $4 then $5 else person_name end,
       submitted_by_name = case when submitted_by_name = $4 then $5 else submitted_by_name end
     where organization_id = $1 and partner_id = $2 and (person_user_id = $3 or person_name = $4 or submitted_by_name = $4)`,
    [call.organization_id, partner_id, user_id, full_name, ERASED_NAME],
  );
});
