import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Audience, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';

interface Disabled {
  id: string;
  name: string;
  partner_id: string | null;
  reason: string;
}

/** Tells the people who manage an endpoint that it was disabled. */
export async function tellDisabled(call: Call, { id, name, partner_id, reason }: Disabled): Promise<void> {
  const audience: Audience =
    partner_id === null
      ? { mode: 'company', people: await teamMembersWithPermission(call, 'webhook_endpoints', 'manage') }
      : {
          mode: 'partner',
          partner_id,
          people: await partnerUsersWithPermission(call, partner_id, 'webhook_endpoints', 'manage'),
        };
  await notify(
    call,
    audience,
    {
      kind: partner_id === null ? 'webhook_endpoint_disabled' : 'partner_webhook_endpoint_disabled',
      text: `The webhook endpoint “${name}” was disabled. ${reason}`,
      link: `/administration/webhooks/show/${id}`,
      dedupe_key: `webhook-disabled:${id}:${call.now().toISOString()}`,
      ...(partner_id !== null && { is_private: true }),
    },
    { subject: `Webhook endpoint disabled: ${name}`.slice(0, 120), action: 'View endpoint' },
  );
}
