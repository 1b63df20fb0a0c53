import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Audience, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { PartnerTarget } from '../schema.ts';
import { texts } from './texts.ts';

type Told = Pick<PartnerTarget, 'id' | 'partner_id' | 'partner_name' | 'quarter' | 'proposed_by'>;

const link = ({ id }: Told) => `/partners/targets/show/${id}`;
const about = ({ partner_id }: Told) => [{ table: 'partners' as const, id: partner_id }];

/** Asks the other side to agree. */
export async function noticeOfTargetProposal(call: Call, plan: Told): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const isForPartner = plan.proposed_by === 'company';
    const by = isForPartner ? await companyName(company) : plan.partner_name;
    await notify(
      company,
      await audienceOf(company, plan.partner_id, isForPartner),
      () => ({
        kind: isForPartner ? 'plan_proposed' : 'plan_proposed_by_partner',
        text: texts.proposed(by, plan.quarter),
        link: link(plan),
        about: about(plan),
      }),
      () => ({ subject: texts.proposedSubject(plan.quarter), action: texts.reviewPlan }),
    );
  });
}

/** Tells the side that proposed the plan. */
export async function noticeOfAgreement(call: Call, plan: Told): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const isForPartner = plan.proposed_by === 'partner';
    const by = isForPartner ? await companyName(company) : plan.partner_name;
    await notify(
      company,
      await audienceOf(company, plan.partner_id, isForPartner),
      () => ({
        kind: isForPartner ? 'plan_agreed' : 'plan_agreed_by_partner',
        text: texts.agreed(by, plan.quarter),
        link: link(plan),
        about: about(plan),
      }),
      () => ({ subject: texts.agreedSubject(plan.quarter), action: texts.viewPlan }),
    );
  });
}

/** Told once for each plan that falls behind. */
export async function noticeOfPace(call: Call, plan: Told): Promise<void> {
  await notify(
    call,
    await audienceOf(call, plan.partner_id, false),
    () => ({
      kind: 'plan_behind',
      text: texts.behind(plan.partner_name, plan.quarter),
      link: link(plan),
      dedupe_key: `plan_behind:${plan.id}`,
      about: about(plan),
    }),
    () => ({ subject: texts.behindSubject(plan.partner_name).slice(0, 120), action: texts.viewPlan }),
  );
}

async function audienceOf(call: Call, partner_id: string, isForPartner: boolean): Promise<Audience> {
  return isForPartner
    ? {
        mode: 'partner',
        partner_id,
        people: await partnerUsersWithPermission(call, partner_id, 'partner_targets', 'manage'),
      }
    : { mode: 'company', people: await teamMembersWithPermission(call, 'partner_targets', 'manage', partner_id) };
}

async function companyName(call: Call): Promise<string> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  return name;
}
