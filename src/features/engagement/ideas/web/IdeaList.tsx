import Lightbulb from 'lucide-react/icons/lightbulb';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Idea, ideaStatuses } from '../schema.ts';
import { IdeaForm } from './IdeaForm.tsx';
import { texts as t } from './texts.ts';

const columns: Column<Idea>[] = sayable([
  { field: 'title', label: t.idea, kind: 'link', sortable: true },
  { field: 'votes', label: 'Votes', kind: 'number', sortable: true },
  { field: 'status', label: t.filter, kind: 'status', options: [...ideaStatuses], sortable: true },
  {
    field: 'partner_name',
    label: t.partner,
    sortable: true,
    to: ({ partner_id }) => partner_id && `/partners/show/${partner_id}`,
  },
  { field: 'author_name', label: t.postedBy },
  { field: 'created_at', label: t.posted, kind: 'relative', sortable: true },
]);

/** The ideas for the company, with the partners that posted them. */
export function IdeaList() {
  return (
    <ResourceList<Idea>
      resource="ideas"
      title={t.ideas}
      columns={columns}
      filters={[
        { field: 'status', label: t.filter, kind: 'select', options: [...ideaStatuses] },
        { field: 'partner_id', label: t.partner, kind: 'reference', resource: 'partners' },
      ]}
      sort={[
        { field: 'votes', descending: true },
        { field: 'created_at', descending: true },
      ]}
      to={({ id }) => `/feedback/ideas/show/${id}`}
      create={{ label: t.newIdea, form: (done) => <IdeaForm onDone={done} onCancel={done} /> }}
      empty={{ icon: Lightbulb, text: t.empty }}
    />
  );
}
