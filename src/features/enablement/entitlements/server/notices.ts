import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import type { EntitlementGrant } from '../grants.schema.ts';
import { quantityText } from '../quantity-text.ts';
import type { EntitlementKind } from '../schema.ts';
import { mailActions } from './mail-actions.ts';
import { texts } from './texts.ts';

const about = (partner_id: string): MailSubject[] => [{ table: 'partners', id: partner_id }];

/** A quantity for the present reader. */
const amount = (kind: EntitlementKind, quantity: number, currency: string): string =>
  quantityText(kind, quantity, currency);
const amountOf = ({ kind, quantity, currency }: EntitlementGrant): string => amount(kind, quantity, currency);

export async function noticeOfEntitlementRequest(call: Call, grant: EntitlementGrant): Promise<void> {
  if (call.batch_id) return;
  const partner = grant.partner_name!;
  const benefit = grant.entitlement_name!;
  await notify(
    call,
    {
      mode: 'company',
      people: await teamMembersWithPermission(call, 'entitlement_grants', 'manage', grant.partner_id),
    },
    () => ({
      kind: 'benefit_requested',
      text: texts.requested(partner, amountOf(grant), benefit),
      link: `/enablement/entitlements/requests/show/${grant.id}`,
      about: about(grant.partner_id),
      actions: mailActions.map((action) => ({ action, id: grant.id })),
      facts: [
        [texts.partner, partner],
        [texts.benefit, benefit],
        [texts.requestedAmount, amountOf(grant)],
      ],
    }),
    () => ({
      subject: notificationSubject(texts.requested(partner, amountOf(grant), benefit)),
      action: texts.reviewRequest,
    }),
  );
}

export async function noticeOfEntitlementDecision(call: Call, grant: EntitlementGrant): Promise<void> {
  if (call.batch_id) return;
  const { partner_id, status, decision_note } = grant;
  if (status !== 'approved' && status !== 'fulfilled' && status !== 'declined' && status !== 'revoked') return;
  const benefit = grant.entitlement_name!;
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'entitlement_grants', 'manage'),
    },
    () => ({
      kind: 'benefit_decided',
      text: texts.decided(status, amountOf(grant), benefit, decision_note),
      link: `/enablement/partner-entitlements/show/${grant.id}`,
      about: about(partner_id),
      facts: [
        [texts.benefit, benefit],
        [texts.amount, amountOf(grant)],
        [texts.note, decision_note],
      ],
    }),
    () => ({
      subject: notificationSubject(texts.decided(status, amountOf(grant), benefit, null)),
      action: texts.viewBenefit,
    }),
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
  const quantityOf = (quantity: number) => amount(kind, quantity, currency);
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'entitlement_grants', 'view'),
    },
    () => ({
      kind: 'benefit_reduced',
      text: texts.reduced(entitlement_name, quantityOf(losing.granted!), quantityOf(target), formatLongDay(on, region)),
      link: '/enablement/partner-entitlements',
      dedupe_key: `benefit_reduced:${entitlement_id}:${partner_id}:${on}:${target}`,
      about: about(partner_id),
      facts: [
        [texts.benefit, entitlement_name],
        [texts.now, quantityOf(losing.granted!)],
        [texts.afterwards, quantityOf(target)],
        [texts.from, formatLongDay(on, region)],
      ],
    }),
    () => ({
      subject: notificationSubject(
        texts.reducedSubject(entitlement_name, quantityOf(target), formatLongDay(on, region)),
      ),
      action: texts.viewBenefits,
    }),
  );
}
