import ListChecks from 'lucide-react/icons/list-checks';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { stepStates, type TrackStepRow } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Steps of all partners: what waits for approval, what is due. */
export default function Steps() {
  return (
    <ResourceList<TrackStepRow>
      resource="track_step_progress"
      title={t.stepsTitle}
      noun={['step', 'steps']}
      columns={[
        { field: 'title', label: t.step, sortable: true },
        { field: 'partner_name', label: 'Partner' },
        { field: 'track_name', label: t.track },
        { field: 'state', label: 'Status', kind: 'status', options: [...stepStates], sortable: true },
        { field: 'due_on', label: t.due, kind: 'date', sortable: true },
        { field: 'done_at', label: 'Done', kind: 'instant', sortable: true },
      ]}
      filters={[
        { field: 'state', label: 'Status', kind: 'select', options: [...stepStates] },
        { field: 'due_on', label: t.due, kind: 'date' },
      ]}
      sort={[{ field: 'due_on', descending: false }]}
      to={({ assignment_id }) => `/enablement/tracks/assignments/show/${assignment_id}`}
      empty={{ icon: ListChecks, text: t.noneOpen }}
    />
  );
}
