import { connectedApp } from '#features/access/api-keys/server/service.ts';
import type { Call } from '#server/call.ts';
import { defineTopics } from '#server/extension-points/notification-topics.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { notify, partnerUserAddressees, teamMembersAmong } from './service.ts';

const about = 'The access of an app that you connected ended because its credentials were used twice.';

export const topics = defineTopics([
  {
    key: 'app_access',
    resource: 'organizations',
    label: 'Security of connected apps',
    about,
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['app_access_ended'],
  },
  {
    key: 'partner_app_access',
    resource: 'partners',
    label: 'Security of connected apps',
    about,
    mode: 'partner',
    email: 'instant',
    is_critical: true,
    kinds: ['partner_app_access_ended'],
  },
]);

/** Tells the person who connected an app that its access ended, and why. */
export async function tellAppEnded(call: Call, api_key_id: string): Promise<void> {
  const app = await connectedApp(call, api_key_id);
  if (!app) return;
  const { partner_id, user_id } = app;
  const name = oneLine(app.app_name ?? 'an app', 80);
  const people = partner_id
    ? (await partnerUserAddressees(call, partner_id)).filter((person) => person.user_id === user_id)
    : await teamMembersAmong(call, [user_id]);
  await notify(
    call,
    partner_id ? { mode: 'partner', partner_id, people } : { mode: 'company', people },
    {
      kind: partner_id ? 'partner_app_access_ended' : 'app_access_ended',
      text: `We ended the access of “${name}” because its credentials were used twice. Someone else may have a copy. If you still use the app, connect it again.`,
      link: '/administration/settings?tab=api-keys',
      dedupe_key: `app-access-ended:${api_key_id}`,
      is_private: true,
    },
    { subject: 'We ended the access of a connected app', action: 'View API keys' },
  );
}
