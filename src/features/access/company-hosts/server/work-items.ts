import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';

/** The portal leaves its host name, or soon will. */
export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'failing_host_name',
    side: 'company',
    can: 'organizations:manage',
    label: 'Host name problems',
    says: ['The DNS of your host name has a problem', 'The DNS of your host name has a problem'],
    verb: 'Review',
    from: 'company_hosts t',
    where: `t.failing_since is not null and exists (
      select from memberships m where m.organization_id = t.organization_id and m.user_id = ${caller.user}
        and m.role = 'owner' and m.status = 'active')`,
    title: 't.host',
    detail: `case t.status when 'paused' then 'Paused: links lead to the address of the installation'
      else 'Paused three days after the first failed check' end`,
    partner: 'null',
    since: 't.failing_since',
    to: '/administration/settings?tab=host-name',
    facts: [{ label: 'Failing since', value: 't.failing_since', as: 'instant' }],
    about: ['company_hosts'],
  },
]);
