import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { DistributorDeal } from '../schema.ts';
import { texts } from './texts.ts';

type Told = Pick<
  DistributorDeal,
  | 'id'
  | 'partner_id'
  | 'partner_name'
  | 'distributor_id'
  | 'distributor_name'
  | 'status'
  | 'title'
  | 'number'
  | 'reason'
  | 'registration_id'
  | 'opportunity_id'
>;

/** The part with the words that its reader may see: a partner's text is written from the partner's own row. */
function read(call: Call, id: string): Promise<Told | undefined> {
  return call.maybe<Told>(sql`
    select id, partner_id, partner_name, distributor_id, distributor_name, status, title, number, reason,
      registration_id, opportunity_id
    from distributor_deal_rows where organization_id = ${call.organization_id} and id = ${id}`);
}

const nameOf = ({ title, number }: Told) => title ?? texts.numbered(number!);

/** Asks the distributor for its answer, and reminds it. */
export async function askDistributor(call: Call, id: string, isReminder: boolean): Promise<void> {
  const part = await read(call, id);
  // The notice about a proposed share of a deal asks where no registration does.
  if (part?.status !== 'waiting' || (!part.registration_id && !isReminder)) return;
  const seen = await call.asPartner(part.distributor_id, (distributor) => read(distributor, id));
  if (!seen) return;
  const people = await partnerUsersWithPermission(call, part.distributor_id, 'distributor_deals', 'manage');
  await notify(
    call,
    { mode: 'partner', partner_id: part.distributor_id, people },
    () => ({
      kind: isReminder ? 'distributor_deal_due' : 'distributor_deal_waiting',
      text: texts[isReminder ? 'due' : 'waiting'](seen.partner_name!, nameOf(seen)),
      link: `/revenue/reseller-deals/show/${id}`,
      about: [{ table: 'partners', id: part.distributor_id }],
      dedupe_key: `distributor deal ${id} ${isReminder ? 'due' : 'waiting'}`,
    }),
    () => ({ subject: texts.confirmSubject(nameOf(seen), seen.partner_name!), action: texts.answer }),
  );
}

const answers = ['confirmed', 'declined', 'overdue'] as const;

/** Notifies the reseller and the company of the answer, or that there was none in time. */
export async function tellDistributorDealAnswer(call: Call, id: string): Promise<void> {
  const part = await read(call, id);
  const answer = answers.find((one) => one === part?.status);
  if (!part || !answer) return;
  const text = () =>
    [texts[answer](part.distributor_name!, nameOf(part)), answer === 'declined' ? part.reason : null]
      .filter(Boolean)
      .join(' ');
  const dedupe_key = `distributor deal ${id} ${part.status}`;
  const resellers = await partnerUsersWithPermission(call, part.partner_id, 'deal_registrations', 'manage');
  await notify(call, { mode: 'partner', partner_id: part.partner_id, people: resellers }, () => ({
    kind: 'distributor_deal_answered',
    text: text(),
    link: part.registration_id
      ? `/revenue/deal-desk/show/${part.registration_id}`
      : `/revenue/opportunities/show/${part.opportunity_id}`,
    about: [{ table: 'partners', id: part.partner_id }],
    dedupe_key: `${dedupe_key} reseller`,
  }));
  const people = await teamMembersWithPermission(call, 'deal_registrations', 'manage', part.partner_id);
  await notify(call, { mode: 'company', people }, () => ({
    kind: 'distributor_deal_answer',
    text: text(),
    link: `/partners/distribution/deals/show/${id}`,
    about: [{ table: 'partners', id: part.partner_id }],
    dedupe_key: `${dedupe_key} company`,
  }));
}
