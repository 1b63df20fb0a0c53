import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { responseFields, type SurveyResponse } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<SurveyResponse, typeof responseFields>(
  responseFields,
  [{ of: 'person_name', kind: 'link' }, 'partner_id', 'score', 'comment', 'status'],
  [{ field: 'created_at', label: t.answeredOn, kind: 'relative', sortable: true }],
);
const filters = filtersOf(responseFields);

/** Named answers: of all surveys, of one, or of one partner. */
export function ResponseList({
  title,
  survey_id,
  partner_id,
}: {
  title?: string;
  survey_id?: string;
  partner_id?: string;
}) {
  const fixed = Object.entries({ survey_id, partner_id }).flatMap(([field, id]) =>
    id ? [{ field, operator: 'eq' as const, values: [id] }] : [],
  );
  const left = new Set([survey_id && 'survey_name', partner_id && 'partner_name']);
  return (
    <ResourceList<SurveyResponse>
      resource="survey_responses"
      {...(title && { title })}
      columns={columns.filter(({ field }) => !left.has(field))}
      filters={filters.filter(({ field }) => !fixed.some((one) => one.field === field))}
      fixed={fixed}
      savedViews={fixed.length === 0}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/feedback/responses/show/${id}`}
      views={
        fixed.length === 0
          ? [
              {
                key: 'to-follow-up',
                name: t.toFollow,
                state: {
                  filters: [
                    { field: 'kind', operator: 'eq', values: ['detractor'] },
                    { field: 'status', operator: 'eq', values: ['new'] },
                  ],
                },
              },
            ]
          : undefined
      }
      empty={{ icon: MessageSquareHeart, text: t.emptyResponses }}
    />
  );
}
