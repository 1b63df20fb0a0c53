import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import type { EntitlementGrant, GrantStatus } from '../grants.schema.ts';
import { quantityText } from '../quantity-text.ts';
import type { EntitlementKind } from '../schema.ts';
import { mailActions } from './mail-actions.ts';

const about = (partner_id: string): MailSubject[] => [{ table: 'partners', id: partner_id }];
const wordsOf = ({ kind, quantity, currency, entitlement_name }: EntitlementGrant) =>
  `${quantityText(kind, quantity, currency)} of “${entitlement_name}”`;

export async function noticeOfEntitlementRequest(call: Call, grant: EntitlementGrant): Promise<void> {
  if (call.batch_id) return;
  const what = wordsOf(grant);
  await notify(
    call,
    {
      mode: 'company',
      people: await teamMembersWithPermission(call, 'entitlement_grants', 'manage', grant.partner_id),
    },
    {
      kind: 'benefit_requested',
      text: `${grant.partner_name} requests ${what}`,
      link: `/enablement/entitlements/requests/show/${grant.id}`,
      about: about(grant.partner_id),
      actions: mailActions.map((action) => ({ action, id: grant.id })),
      facts: [
        ['Partner', grant.partner_name],
        ['Benefit', grant.entitlement_name],
        ['Requested', quantityText(grant.kind, grant.quantity, grant.currency)],
      ],
    },
    { subject: notificationSubject(`${grant.partner_name} requests ${what}`), action: 'Review request' },
  );
}

const acts: Partial<Record<GrantStatus, string>> = {
  approved: 'was approved',
  fulfilled: 'was delivered',
  declined: 'was declined',
  revoked: 'was revoked',
};

export async function noticeOfEntitlementDecision(call: Call, grant: EntitlementGrant): Promise<void> {
  if (call.batch_id) return;
  const act = acts[grant.status];
  if (!act) return;
  const { partner_id } = grant;
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'entitlement_grants', 'manage'),
    },
    {
      kind: 'benefit_decided',
      text: `Your request for ${wordsOf(grant)} ${act}${grant.decision_note ? `. ${grant.decision_note}` : ''}`,
      link: `/enablement/partner-entitlements/show/${grant.id}`,
      about: about(partner_id),
      facts: [
        ['Benefit', grant.entitlement_name],
        ['Amount', quantityText(grant.kind, grant.quantity, grant.currency)],
        ['Note', grant.decision_note],
      ],
    },
    { subject: notificationSubject(`Your request for ${wordsOf(grant)} ${act}`), action: 'View benefit' },
  );
}

interface Losing {
  entitlement_id: string;
  entitlement_name: string;
  kind: EntitlementKind;
  currency: string;
  partner_id: string;
  granted: number | null;
}

/** Partners are notified of a reduction before it takes effect. */
export async function noticeOfReduction(call: Call, losing: Losing, target: number, on: string): Promise<void> {
  if (call.batch_id) return;
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const { partner_id, entitlement_id, entitlement_name, kind, currency } = losing;
  const text = (quantity: number) => quantityText(kind, quantity, currency);
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'entitlement_grants', 'view'),
    },
    {
      kind: 'benefit_reduced',
      text: `“${entitlement_name}” changes from ${text(losing.granted!)} to ${text(target)} on ${formatLongDay(on, region)} because of your tier`,
      link: '/enablement/partner-entitlements',
      dedupe_key: `benefit_reduced:${entitlement_id}:${partner_id}:${on}:${target}`,
      about: about(partner_id),
      facts: [
        ['Benefit', entitlement_name],
        ['Now', text(losing.granted!)],
        ['Then', text(target)],
        ['From', formatLongDay(on, region)],
      ],
    },
    {
      subject: notificationSubject(`${entitlement_name} changes to ${text(target)} on ${formatLongDay(on, region)}`),
      action: 'View benefits',
    },
  );
}
