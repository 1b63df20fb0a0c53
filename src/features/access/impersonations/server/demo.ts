import { type Call, systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';

interface Visit {
  /** Days before today. */
  ago: number;
  minutes: number;
  reason: string;
}

const visits: readonly Visit[] = [
  { ago: 16, minutes: 12, reason: 'Check which documents the partner sees' },
  { ago: 3, minutes: 7, reason: 'Help with the registration form' },
];

/** Adds two finished visits of the company to the portal of its first partner. */
async function viewPortal(story: DemoStory): Promise<void> {
  const { kernel, history, company } = story;
  if (!company.hasExceptions) return;
  const partner_id = story.get('partners')[0]!.id;
  const actor = { ...systemActor(company.organization_id), user_id: company.owner, full_name: company.owner_name };
  // Only the system login writes to this log.
  await kernel.system.unscoped(async (tx) => {
    const call = await acrossCompanies(tx, kernel, actor, null);
    for (const visit of visits)
      await addVisit(call, visit, { user_id: company.portal_user, partner_id, day: history.day(0, -visit.ago) });
  });
}

async function addVisit(
  call: Call,
  { minutes, reason }: Visit,
  { user_id, partner_id, day }: { user_id: string; partner_id: string; day: string },
): Promise<void> {
  await call.run(sql`
    insert into impersonations (organization_id, impersonator_id, impersonator_name, is_by_operator, user_id, user_name,
      partner_id,
      reason, started_at, ends_at, ended_at)
    values (${call.organization_id}, ${call.actor.user_id}, ${call.actor.full_name}, false, ${user_id}, 'Piet Partner',
      ${partner_id}, ${reason}, ${`${day}T10:00:00Z`}::timestamptz,
      ${`${day}T10:00:00Z`}::timestamptz + interval '1 hour',
      ${`${day}T10:00:00Z`}::timestamptz + make_interval(mins => ${minutes}))`);
}

export const demo = [defineDemo('portal-visits', { when: 'portal', after: ['partner-portal'], run: viewPortal })];
