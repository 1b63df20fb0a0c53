import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';

export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'prospect_next_step',
    side: 'company',
    can: 'prospects:manage',
    label: 'Next steps with prospects',
    says: ['prospect has a next step', 'prospects have a next step'],
    verb: 'Open prospect',
    from: 'prospects t',
    where: `t.archived_at is null and t.stage not in ('won', 'lost', 'not_a_fit') and t.next_step_on <= ${caller.today} + 7`,
    title: "coalesce(t.next_step, 'Next step')",
    detail: 't.name',
    partner: 'null::uuid',
    owner: 't.owner_user_id',
    due: { on: 't.next_step_on' },
    since: 't.stage_changed_at',
    to: '/partners/prospecting/show/$id',
    facts: [
      { label: 'Contact', value: "concat_ws(', ', t.contact_name, t.contact_title)" },
      { label: 'Email', value: 't.contact_email' },
      { label: 'Phone', value: 't.contact_phone' },
      { label: 'Website', value: 't.website', as: 'link' },
      { label: 'Stage', value: "initcap(replace(t.stage, '_', ' '))" },
      { label: 'Last contact', value: 't.last_contact_at', as: 'instant' },
    ],
    about: ['prospects'],
  },
]);
