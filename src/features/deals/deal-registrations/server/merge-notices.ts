import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { inRole } from '#features/deals/opportunities/server/service.ts';
import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { notify, peopleOfPartner } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import type { DealRegistration } from '../schema.ts';
import { type Split, shareOf } from './joining.ts';
import { writesDays } from './notices.ts';

/** What partners are told when two claims become one deal: each its own part and share, and never who the other is. */

/** To the partner whose registration joined a deal that was there. */
export async function tellMerged(
  call: Call,
  { id, number, account_name, partner_id, expires_at }: DealRegistration,
  split: Split,
  { role, isBeside, said }: { role: ParticipantRole; isBeside: boolean; said: string | null | undefined },
): Promise<void> {
  if (call.batch_id) return;
  const own = split.find((part) => part.partner_id === partner_id && part.role === role);
  const share = own && shareOf(own, split);
  const until = (await writesDays(call))(expires_at);
  const text = [
    `${account_name} (registration ${number}) joined a deal that is under way: you take part in it ${inRole[role]}`,
    share && share !== '100%' ? `, with ${share} of what that earns.` : '.',
    isBeside
      ? ` It is registered for you until ${until}, though not for you alone.`
      : ` It is protected for you until ${until}.`,
    said?.trim() ? ` ${said.trim()}` : '',
  ].join('');
  await notify(
    call,
    { mode: 'partner', partner_id, people: await peopleOfPartner(call, partner_id) },
    {
      kind: 'deal_registration_merged',
      text,
      link: `/revenue/deal-desk/show/${id}`,
      about: [
        { table: 'deal_registrations', id },
        { table: 'partners', id: partner_id },
      ],
    },
    { subject: `${account_name}: you take part in the deal`, action: 'Open the registration' },
  );
}

/** To everybody who took part before: their share may be another now. */
export async function tellJoined(
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
      const [now, then] = [shareOf(part, after), shareOf(was, before)];
      return now && now !== then ? [`${now} of what it earns ${inRole[part.role]} is yours from now on`] : [];
    });
    await notify(
      call,
      { mode: 'partner', partner_id, people: await peopleOfPartner(call, partner_id) },
      {
        kind: 'deal_registration_joined',
        text: `Another partner takes part in the deal ${deal.name} from now on. ${changed.length > 0 ? `${changed.join('; ')}.` : 'Your part stays as it is.'}`,
        link: `/revenue/opportunities/show/${deal.id}`,
        about: [{ table: 'partners', id: partner_id }],
      },
      { subject: `${deal.name}: another partner takes part`, action: 'Open the deal' },
    );
  }
}
