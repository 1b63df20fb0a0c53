import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const meetingFacts = [
  { label: 'Kind', value: "initcap(replace(t.kind, '_', ' '))" },
  { label: 'Starts', value: 't.starts_at', as: 'instant', zone: 't.time_zone' },
  { label: 'Minutes', value: 't.duration_minutes', as: 'number' },
  { label: 'Place', value: 't.place' },
  { label: 'Planned by', value: 't.created_by_name' },
] as const;

/** Times that the other side proposed. */
const toPick = (side: 'company' | 'partner') =>
  ({
    group: 'answer',
    kind: 'meeting_to_pick',
    side,
    can: 'meetings:manage',
    get label() {
      return workTexts.toPick.label;
    },
    get says() {
      return workTexts.toPick.says;
    },
    get verb() {
      return workTexts.toPick.verb;
    },
    from: 'meetings t',
    where: `t.status = 'proposed' and t.proposed_by = '${side === 'company' ? 'partner' : 'company'}'`,
    title: 't.title',
    due: { at: 't.proposed_times[1]::timestamptz' },
    ...(side === 'company' && { owner: 't.owner_user_id' }),
    since: 't.updated_at',
    to: '/partners/meetings/show/$id',
    facts: meetingFacts,
    about: ['meetings'],
  }) as const;

export const workItems = defineWorkItems([
  toPick('company'),
  toPick('partner'),
  {
    group: 'prepare',
    kind: 'meeting_to_close',
    side: 'company',
    can: 'meetings:manage',
    label: 'Meetings to complete',
    says: ['meeting needs to be completed', 'meetings need to be completed'],
    verb: 'Complete',
    from: 'meetings t',
    where: `t.status = 'scheduled' and t.starts_at < ${caller.now}`,
    title: 't.title',
    due: { at: 't.starts_at' },
    owner: 't.owner_user_id',
    since: 't.starts_at',
    facts: meetingFacts,
    to: '/partners/meetings/show/$id',
    about: ['meetings'],
  },
  {
    group: 'prepare',
    kind: 'meeting_overdue',
    side: 'company',
    can: 'meetings:manage',
    label: 'Overdue meetings',
    says: ['partner has no meeting planned', 'partners have no meeting planned'],
    verb: 'Plan meeting',
    from: 'meeting_dues t join partners p on p.organization_id = t.organization_id and p.id = t.partner_id',
    // Proposed times wait for whoever picks one.
    where: `t.due_on < ${caller.today} and t.next_at is null and not exists (select from meetings m
      where m.organization_id = t.organization_id and m.partner_id = t.partner_id and m.kind = t.kind and m.status = 'proposed'
        and (select max(one::timestamptz) from unnest(m.proposed_times) one) > ${caller.now})`,
    title: 'p.name',
    detail: `case t.kind when 'qbr' then 'Business review' when 'pipeline' then 'Pipeline review' when 'training' then 'Training'
      when 'onboarding' then 'Onboarding' else 'Introduction' end`,
    due: { on: 't.due_on' },
    owner: 'p.owner_user_id',
    since: 't.due_on::timestamptz',
    facts: [{ label: 'Last meeting', value: 't.last_held_on', as: 'day' }],
    to: '/partners/meetings/create?due=$id',
    about: ['meetings', 'meeting_cadences'],
  },
]);
