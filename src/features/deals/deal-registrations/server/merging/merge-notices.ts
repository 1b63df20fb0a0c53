import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { roleClauses } from '#features/deals/opportunities/server/service.ts';
import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { notify, partnerUserAddressees } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import type { DealRegistration } from '../../schema.ts';
import { dayFormatter } from '../notices.ts';
import { registrationShare, type Split } from './joining.ts';

/** Notices about merged registrations. Each partner reads only their own role and share, never who the other is. */

/** Notifies the partner whose registration was merged into an existing deal. */
export async function notifyMerged(
  call: Call,
  { id, number, account_name, partner_id, expires_at }: DealRegistration,
  split: Split,
  { role, isBeside, said }: { role: ParticipantRole; isBeside: boolean; said: string | null | undefined },
): Promise<void> {
  if (call.batch_id) return;
  const own = split.find((part) => part.partner_id === partner_id && part.role === role);
  const share = own && registrationShare(own, split);
  const until = (await dayFormatter(call))(expires_at);
  const text = [
    `${account_name} (registration ${number}) was merged into an existing deal. You take part ${roleClauses[role]}`,
    share && share !== '100%' ? `, with ${share} of the commission for that role.` : '.',
    isBeside
      ? ` Your registration is valid until ${until} but not exclusive.`
      : ` The account is protected for you until ${until}.`,
    said?.trim() ? ` ${said.trim()}` : '',
  ].join('');
  await notify(
    call,
    { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
    {
      kind: 'deal_registration_merged',
      text,
      link: `/revenue/deal-desk/show/${id}`,
      about: [
        { table: 'deal_registrations', id },
        { table: 'partners', id: partner_id },
      ],
    },
    { subject: `${account_name}: you take part in the deal`, action: 'View registration' },
  );
}

/** Notifies the partners who already took part, because their share may have changed. */
export async function notifyJoined(
  call: Call,
  deal: Pick<Opportunity, 'id' | 'name'>,
  { before, after, partner_id: newcomer }: { before: Split; after: Split; partner_id: string },
): Promise<void> {
  if (call.batch_id) return;
  const partners = new Set(
    before
      .filter(({ partner_id, status }) => status === 'confirmed' && partner_id !== newcomer)
      .map(({ partner_id }) => partner_id),
  );
  for (const partner_id of partners) {
    const changed = after.flatMap((part) => {
      const was = before.find((one) => one.partner_id === partner_id && one.role === part.role);
      if (part.partner_id !== partner_id || !was) return [];
      const [now, then] = [registrationShare(part, after), registrationShare(was, before)];
      return now && now !== then ? [`Your share ${roleClauses[part.role]} is now ${now}`] : [];
    });
    await notify(
      call,
      { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
      {
        kind: 'deal_registration_joined',
        text: `Another partner now takes part in the deal ${deal.name}. ${changed.length > 0 ? `${changed.join('. ')}.` : 'Your share has not changed.'}`,
        link: `/revenue/opportunities/show/${deal.id}`,
        about: [{ table: 'partners', id: partner_id }],
      },
      { subject: `${deal.name}: another partner joined`, action: 'View deal' },
    );
  }
}
