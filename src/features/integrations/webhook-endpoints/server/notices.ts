import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Audience, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { texts } from './texts.ts';

/** The reasons for which an endpoint is disabled by itself, as they are stored. */
export const WANTS_NO_MORE = 'It answered 410, which means that it wants no more events.';
export const ALWAYS_FAILS = 'All requests of the last five days failed.';

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
    () => ({
      kind: partner_id === null ? 'webhook_endpoint_disabled' : 'partner_webhook_endpoint_disabled',
      text: texts.disabled(name, reasonText(reason)),
      link: `/administration/webhooks/show/${id}`,
      dedupe_key: `webhook-disabled:${id}:${call.now().toISOString()}`,
      ...(partner_id !== null && { is_private: true as const }),
    }),
    () => ({ subject: texts.disabledSubject(name).slice(0, 120), action: texts.view }),
  );
}

function reasonText(reason: string): string {
  if (reason === WANTS_NO_MORE) return texts.wantsNoMore;
  return reason === ALWAYS_FAILS ? texts.alwaysFails : reason;
}
