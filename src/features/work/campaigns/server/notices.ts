import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';

/** Notifies the people who manage campaigns. */
export async function notifyCampaign(
  call: Call,
  { id, name }: { id: string; name: string },
  event: 'sent' | 'stopped',
  text: string,
): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'email_campaigns', 'manage') },
    {
      kind: event === 'sent' ? 'campaign_sent' : 'campaign_stopped',
      text,
      link: `/email_campaign/show/${id}`,
      ...(event === 'sent' && { dedupe_key: `campaign_sent:${id}` }),
    },
    {
      subject: `${event === 'sent' ? 'Campaign sent' : 'Campaign stopped'}: ${name}`.slice(0, 120),
      action: 'View campaign',
    },
  );
}
