import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import type { MailSubject } from '#features/engagement/mails/schema.ts';
import { notify, teamMemberAddressees } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';

/**
 * Where money goes was entered or changed: everybody else of the partner who may see it hears of it, so that nobody redirects it in silence,
 * and the company, which verifies it.
 */
export async function notifyDetailsChanged(
  call: Call,
  partner: { id: string; name: string },
  method: { id: string; currency: string; shown: string; fingerprint: string; isChange: boolean },
): Promise<void> {
  const { id, currency, shown, fingerprint, isChange } = method;
  const about: MailSubject[] = [
    { table: 'payout_methods', id },
    { table: 'partners', id: partner.id },
  ];
  const end = shown ? `ending in ${shown}` : 'payment instructions';
  await notify(
    call,
    { mode: 'company', people: await teamMemberAddressees(call, ['owner', 'admin', 'finance']) },
    {
      kind: 'payout_method_changed',
      text: `${partner.name} ${isChange ? 'changed their' : 'entered'} ${currency} payout details (${end}). Verify them with the partner before the next payout.`,
      link: '/commissions/payouts/methods?status=pending',
      about,
      dedupe_key: `payout_method:${id}:${fingerprint}`,
    },
  );
  const readers = await partnerUsersWithPermission(call, partner.id, 'payout_methods', 'view');
  const people = readers.filter(({ user_id }) => user_id !== call.actor.user_id);
  const text = `${call.actor.full_name} ${isChange ? 'changed your' : 'entered'} ${currency} payout details (${end})`;
  await notify(
    call,
    { mode: 'partner', partner_id: partner.id, people },
    {
      kind: 'payout_details_changed',
      text: `${text}. If your team didn’t request this, contact the company right away.`,
      link: '/revenue/payouts',
      about,
      dedupe_key: `payout_details:${id}:${fingerprint}`,
    },
    { subject: text.slice(0, 120), action: 'View payouts' },
  );
}
