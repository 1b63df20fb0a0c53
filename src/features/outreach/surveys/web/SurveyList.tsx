import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Survey, surveyStatuses, timings } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<Survey>[] = [
  { field: 'name', label: t.name, kind: 'link', sortable: true },
  { field: 'status', label: t.status, kind: 'status', options: [...surveyStatuses], sortable: true },
  {
    field: 'timing',
    label: t.timing,
    sortable: true,
    value: ({ timing }) => timings.find(({ value }) => value === timing)?.label,
  },
  {
    field: 'answered',
    label: t.answered,
    value: ({ answered, asked }) => (asked > 0 ? t.answeredOf(answered, asked) : null),
  },
  { field: 'is_anonymous', label: t.anonymous, kind: 'bool' },
  { field: 'audience_name', label: t.audience, hidden: true },
  { field: 'last_sent_at', label: t.lastSent, kind: 'relative', sortable: true },
  { field: 'next_at', label: t.next, kind: 'date', sortable: true, hidden: true },
];

export function SurveyList() {
  return (
    <ResourceList<Survey>
      resource="surveys"
      title={t.title}
      columns={columns}
      filters={[
        { field: 'status', label: t.status, kind: 'select', options: [...surveyStatuses] },
        { field: 'timing', label: t.timing, kind: 'select', options: [...timings] },
      ]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/feedback/surveys/show/${id}`}
      create={{ label: t.newSurvey, to: '/feedback/surveys/create' }}
      empty={{ icon: MessageSquareHeart, text: t.empty }}
    />
  );
}
