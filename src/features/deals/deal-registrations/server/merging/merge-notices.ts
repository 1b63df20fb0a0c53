import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { notify, partnerUserAddressees } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { readerLocale } from '#shared/places/regions.ts';
import type { DealRegistration } from '../../schema.ts';
import { dayFormatter } from '../notices.ts';
import { texts } from '../texts.ts';
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
  const isShared = own !== undefined && registrationShare(own, split) !== '100%';
  const dayOf = await dayFormatter(call);
  await notify(
    call,
    { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
    () => {
      const text = texts.merged({
        registration: texts.registration(account_name, number),
        role,
        share: isShared ? registrationShare(own, split, readerLocale('en')) : null,
        isBeside,
        until: dayOf(expires_at),
      });
      return {
        kind: 'deal_registration_merged',
        text: said?.trim() ? `${text} ${said.trim()}` : text,
        link: `/revenue/deal-desk/show/${id}`,
        about: [
          { table: 'deal_registrations', id },
          { table: 'partners', id: partner_id },
        ],
      };
    },
    () => ({ subject: texts.mergedSubject(account_name), action: texts.viewRegistration }),
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
    const changed = () =>
      after.flatMap((part) => {
        const was = before.find((one) => one.partner_id === partner_id && one.role === part.role);
        if (part.partner_id !== partner_id || !was) return [];
        const locale = readerLocale('en');
        const [now, then] = [registrationShare(part, after, locale), registrationShare(was, before, locale)];
        return now && now !== then ? [{ role: part.role, share: now }] : [];
      });
    await notify(
      call,
      { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
      () => ({
        kind: 'deal_registration_joined',
        text: texts.joined(deal.name, changed()),
        link: `/revenue/opportunities/show/${deal.id}`,
        about: [{ table: 'partners', id: partner_id }],
      }),
      () => ({ subject: texts.joinedSubject(deal.name), action: texts.viewDeal }),
    );
  }
}
