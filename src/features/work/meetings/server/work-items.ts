import { caller, defineWorkItems } from '#server/work-items.ts';

/** Times that the other side proposed. */
const toPick = (side: 'company' | 'partner') =>
  ({
    kind: 'meeting_to_pick',
    side,
    can: 'meetings:manage',
    label: 'Meeting times to pick',
    verb: 'Pick a time',
    from: 'meetings t',
    where: `t.status = 'proposed' and t.proposed_by = '${side === 'company' ? 'partner' : 'company'}'`,
    title: 't.title',
    due: { at: 't.proposed_times[1]::timestamptz' },
    ...(side === 'company' && { owner: 't.owner_user_id' }),
    since: 't.updated_at',
    to: '/partners/meetings/show/$id',
    about: ['meetings'],
  }) as const;

export const workItems = defineWorkItems([
  toPick('company'),
  toPick('partner'),
  {
    kind: 'meeting_to_close',
    side: 'company',
    can: 'meetings:manage',
    label: 'Meetings to complete',
    verb: 'Complete',
    from: 'meetings t',
    where: `t.status = 'scheduled' and t.starts_at < ${caller.now}`,
    title: 't.title',
    due: { at: 't.starts_at' },
    owner: 't.owner_user_id',
    since: 't.starts_at',
    to: '/partners/meetings/show/$id',
    about: ['meetings'],
  },
  {
    kind: 'meeting_overdue',
    side: 'company',
    can: 'meetings:manage',
    label: 'Overdue meetings',
    verb: 'Plan meeting',
    from: 'meeting_dues t join partners p on p.organization_id = t.organization_id and p.id = t.partner_id',
    where: `t.due_on < ${caller.today} and t.next_at is null`,
    title: 'p.name',
    detail: `case t.kind when 'qbr' then 'Business review' when 'pipeline' then 'Pipeline review' when 'training' then 'Training'
      when 'onboarding' then 'Onboarding' else 'Introduction' end`,
    due: { on: 't.due_on' },
    owner: 'p.owner_user_id',
    since: 't.due_on::timestamptz',
    to: '/partners/meetings/create?due=$id',
    about: ['meetings', 'meeting_cadences'],
  },
]);
