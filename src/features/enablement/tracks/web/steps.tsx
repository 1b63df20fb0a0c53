import ListChecks from 'lucide-react/icons/list-checks';
import { sayable } from '#shared/text/labels.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { assignmentStates, stepStates, type TrackStepRow } from '../schema.ts';
import { texts as t } from './texts.ts';

const sides = sayable([
  { value: 'partner', label: 'Partner' },
  { value: 'company', label: 'Company' },
]);

/** Steps of all partners, or a partner's own: those that wait for approval, and those that are due. */
export default function Steps() {
  const isCompany = useSession().mode === 'company';
  return (
    <ResourceList<TrackStepRow>
      resource="track_step_progress"
      title={t.stepsTitle}
      columns={[
        { field: 'title', label: t.step, sortable: true },
        ...(isCompany ? [{ field: 'partner_name', label: t.partner } as const] : []),
        { field: 'track_name', label: t.track },
        { field: 'state', label: t.status, kind: 'status', options: [...stepStates], sortable: true },
        { field: 'due_on', label: t.due, kind: 'date', sortable: true },
        { field: 'done_at', label: t.done, kind: 'instant', sortable: true },
      ]}
      filters={[
        { field: 'state', label: t.status, kind: 'multi', options: [...stepStates] },
        { field: 'side', label: t.side, kind: 'multi', options: sides },
        { field: 'assignment_status', label: t.trackStatus, kind: 'multi', options: [...assignmentStates] },
        { field: 'due_on', label: t.due, kind: 'date' },
      ]}
      sort={[{ field: 'due_on', descending: false }]}
      to={({ assignment_id }) =>
        isCompany
          ? `/enablement/tracks/assignments/show/${assignment_id}`
          : `/enablement/partner-tracks/show/${assignment_id}`
      }
      empty={{ icon: ListChecks, text: t.noStepRows }}
    />
  );
}
