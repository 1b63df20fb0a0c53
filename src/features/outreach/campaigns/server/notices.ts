import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

/**
 * Notifies the people who manage campaigns.
 * @param text in the language of its reader
 */
export async function notifyCampaign(
  call: Call,
  { id, name }: { id: string; name: string },
  event: 'sent' | 'stopped',
  text: () => string,
): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'email_campaigns', 'manage') },
    () => ({
      kind: event === 'sent' ? 'campaign_sent' : 'campaign_stopped',
      text: text(),
      link: `/email_campaign/show/${id}`,
      ...(event === 'sent' && { dedupe_key: `campaign_sent:${id}` }),
    }),
    () => ({
      subject: (event === 'sent' ? texts.sentSubject : texts.stoppedSubject)(name).slice(0, 120),
      action: texts.viewCampaign,
    }),
  );
}

/** Passes a reply on to the owner of the partner, or to the person who wrote the campaign. */
export async function notifyReply(call: Call, recipient_id: string, text: string): Promise<void> {
  const reply = await call.one<{
    name: string;
    campaign_id: string;
    campaign: string;
    partner_id: string | null;
    owner: string | null;
  }>(sql`
    select r.full_name as name, r.campaign_id, c.name as campaign, r.partner_id,
      coalesce(p.owner_user_id, c.created_by) as owner
    from email_campaign_recipients r join email_campaigns c on c.organization_id = r.organization_id
      and c.id = r.campaign_id
    left join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
    where r.organization_id = ${call.organization_id} and r.id = ${recipient_id}`);
  const team = await teamMembersWithPermission(call, 'email_campaigns', 'manage');
  const owner = team.filter(({ user_id }) => user_id === reply.owner);
  await notify(
    call,
    { mode: 'company', people: owner.length > 0 ? owner : team },
    () => ({
      kind: 'campaign_reply',
      text: texts.replied(reply.name, reply.campaign),
      link: `/email_campaign/show/${reply.campaign_id}?tab=recipients&is_replied=true`,
      ...(reply.partner_id && { about: [{ table: 'partners' as const, id: reply.partner_id }] }),
    }),
    () => ({
      subject: texts.repliedSubject(reply.name).slice(0, 120),
      action: texts.viewReplies,
      more: text.trim().slice(0, 1500),
    }),
  );
}
