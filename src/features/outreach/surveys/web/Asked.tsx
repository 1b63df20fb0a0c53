import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { SurveyInvitation } from '../schema.ts';
import { texts as t } from './texts.ts';

const statuses = [
  { value: 'open', label: t.toAnswer, tone: 'blue' },
  { value: 'answered', label: t.done, tone: 'green' },
  { value: 'expired', label: t.expired, tone: 'gray' },
] as const;
const columns: Column<SurveyInvitation>[] = [
  { field: 'survey_name', label: t.survey, kind: 'link', sortable: true },
  { field: 'status', label: t.status, kind: 'status', options: [...statuses] },
  { field: 'is_anonymous', label: t.anonymous, kind: 'bool' },
  { field: 'created_at', label: t.askedOn, kind: 'relative', sortable: true },
  { field: 'closes_at', label: t.until, kind: 'instant', sortable: true },
];

/** The surveys a partner user was asked to answer. */
export function Asked() {
  return (
    <ResourceList<SurveyInvitation>
      resource="survey_invitations"
      title={t.title}
      columns={columns}
      filters={[
        { field: 'status', label: t.status, kind: 'multi', options: [...statuses] },
        { field: 'closes_at', label: t.until, kind: 'instant' },
      ]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/feedback/answer/${id}`}
      empty={{ icon: MessageSquareHeart, text: t.emptyPartner }}
    />
  );
}
