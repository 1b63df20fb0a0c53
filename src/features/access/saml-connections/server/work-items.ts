import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';

/** The last certificate ends soon; when the provider uses another one, people can no longer sign in there. */
export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'expiring_sign_in_certificate',
    side: 'company',
    can: 'organizations:manage',
    label: 'Expiring sign-in certificates',
    says: [
      'The certificate of your identity provider expires soon',
      'The certificate of your identity provider expires soon',
    ],
    verb: 'Replace',
    from: 'saml_connections t',
    where: `t.mode <> 'off' and t.expires_at < ${caller.now} + interval '30 days' and exists (
      select from memberships m where m.organization_id = t.organization_id and m.user_id = ${caller.user}
        and m.role = 'owner' and m.status = 'active')`,
    title: "'Single sign-on certificate'",
    detail: 't.idp_entity_id',
    partner: 'null',
    since: "t.expires_at - interval '30 days'",
    to: '/administration/settings?tab=single-sign-on',
    facts: [{ label: 'Expires', value: 't.expires_at', as: 'instant' }],
    about: ['saml_connections'],
  },
]);
