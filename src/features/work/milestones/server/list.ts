import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { declaredMilestones, type Milestone, type MilestoneRow } from '#server/extension-points/milestones.ts';
import { offersResource } from '#server/flags/offered.ts';
import type { Action } from '#shared/access/roles.ts';
import { type MilestoneCard, type MilestonesQuery, SHOWN_DAYS } from '../schema.ts';

const MOST = 5;

interface Stored extends MilestoneRow {
  id: string;
  kind: string;
  partner_id: string;
  ref_id: string;
  reached_at: string;
}

const isFor =
  ({ actor }: Call) =>
  ({ can }: Milestone) => {
    const [resource, action] = can.split(':') as [string, Action];
    return offersResource(actor, resource, action);
  };

/**
 * The milestones that the caller has not closed, the newest first: of one partner, or on a home page. There a colleague
 * sees those of their own partners and of partners without an owner; colleagues who own none see all.
 */
export async function openMilestones(call: Call, { partner_id }: MilestonesQuery): Promise<MilestoneCard[]> {
  const offered = declaredMilestones().filter(isFor(call));
  const rows = await call.rows<Stored>(sql`
    select m.id, m.kind, m.partner_id, m.ref_id, m.name, m.amount_minor, m.currency, m.reached_at, p.name as partner
    from milestones m join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
    where m.organization_id = ${call.organization_id} and m.kind = any(${offered.map(({ kind }) => kind)})
      and m.reached_at > ${new Date(call.now().getTime() - SHOWN_DAYS * 86_400_000)}
      and (${partner_id ?? null}::uuid is null or m.partner_id = ${partner_id ?? null})
      and (${partner_id ?? null}::uuid is not null or ${call.actor.mode} = 'partner'
        or coalesce(p.owner_user_id, ${call.actor.user_id}) = ${call.actor.user_id}
        or not exists (select from partners o
          where o.organization_id = ${call.organization_id} and o.owner_user_id = ${call.actor.user_id}
          and o.archived_at is null))
      and not exists (select from milestone_closings c
        where c.organization_id = ${call.organization_id} and c.milestone_id = m.id
        and c.user_id = ${call.actor.user_id})
    order by m.reached_at desc, m.id limit ${sql.raw(MOST)}`);
  const byKind = new Map(offered.map((one) => [one.kind, one]));
  return rows.map((row) => {
    const { title, text, link } = byKind.get(row.kind)!.tells[call.actor.mode];
    const to = link.to.replace('$ref_id', row.ref_id).replace('$partner_id', row.partner_id);
    return { id: row.id, kind: row.kind, title, text: text(row), link: { ...link, to }, reached_at: row.reached_at };
  });
}

/** The caller is not told again; others still are. @throws 404 for a milestone that the caller cannot see */
export async function closeMilestone(call: Call, id: string): Promise<void> {
  const [seen] = await call.rows(
    sql`select from milestones where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!seen) throw notFound('This milestone');
  await call.run(sql`
    insert into milestone_closings (organization_id, milestone_id, user_id, closed_at)
    values (${call.organization_id}, ${id}, ${call.actor.user_id}, ${call.now()})
    on conflict do nothing`);
}
