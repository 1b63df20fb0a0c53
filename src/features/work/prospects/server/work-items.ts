import { caller, defineWorkItems } from '#server/work-items.ts';

export const workItems = defineWorkItems([
  {
    kind: 'prospect_next_step',
    side: 'company',
    can: 'prospects:manage',
    label: 'Next steps with prospects',
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
    about: ['prospects'],
  },
]);
