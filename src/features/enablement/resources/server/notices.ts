import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

/** Notifies partners once of all resources that are new to them. */
export async function tellNewResource(call: Call): Promise<void> {
  const fresh = await call.rows<{ id: string; name: string; visibility: string; audience_id: string | null }>(sql`
    update resources set announced_at = ${call.now()}
    where organization_id = ${call.organization_id} and announced_at is null and is_shown
      and visibility <> 'internal' returning id, name, visibility, audience_id`);
  if (fresh.length === 0) return;
  const partners = await call.rows<{ id: string; audiences: string[] }>(sql`
    select p.id, coalesce(array_agg(m.audience_id::text) filter (where m.audience_id is not null), '{}') as audiences
    from partners p left join resource_audience_partners m on m.organization_id = p.organization_id
      and m.partner_id = p.id
    where p.organization_id = ${call.organization_id} and p.archived_at is null
      and p.partner_organization_id is not null group by p.id`);
  for (const partner of partners) {
    const theirs = fresh.filter(
      ({ visibility, audience_id }) => visibility === 'everyone' || partner.audiences.includes(audience_id ?? ''),
    );
    const [first] = theirs;
    if (!first) continue;
    await notify(
      call,
      {
        mode: 'partner',
        partner_id: partner.id,
        people: await partnerUsersWithPermission(call, partner.id, 'resources', 'view'),
      },
      () => ({
        kind: 'resource_published',
        text: texts.published(theirs.length, first.name),
        link: theirs.length === 1 ? `/partner-resources/${first.id}` : '/partner-resources?only=recent',
      }),
      () => ({
        subject: texts.published(theirs.length, first.name).slice(0, 120),
        action: theirs.length === 1 ? texts.viewResource : texts.viewResources,
      }),
    );
  }
}

/** Reminds owners on the review date of a resource. */
export async function remindOwners(call: Call): Promise<void> {
  const due = await call.rows<{ id: string; name: string; review_on: string; owner_user_id: string }>(sql`
    select id, name, review_on, owner_user_id from resources
    where organization_id = ${call.organization_id} and archived_at is null
      and owner_user_id is not null and review_on <= ${call.today()} and review_on > ${call.today()}::date - 7`);
  if (due.length === 0) return;
  const team = await teamMembersWithPermission(call, 'resources', 'manage');
  for (const { id, name, review_on, owner_user_id } of due) {
    await notify(
      call,
      { mode: 'company', people: team.filter(({ user_id }) => user_id === owner_user_id) },
      () => ({
        kind: 'resource_review_due',
        text: texts.reviewDue(name),
        link: `/resources/show/${id}`,
        dedupe_key: `resource-review:${id}:${review_on}`,
      }),
      () => ({ subject: texts.reviewDueSubject(name).slice(0, 120), action: texts.viewResource }),
    );
  }
}
