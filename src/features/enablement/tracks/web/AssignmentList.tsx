import ListChecks from 'lucide-react/icons/list-checks';
import type { Filter } from '#shared/list-query.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type TrackAssignment, trackAssignment } from '../schema.ts';
import { texts as t } from './texts.ts';

const filters: FilterSpec[] = [
  ...filtersOf(trackAssignment.fields),
  { field: 'stuck_from', label: 'Without progress from', kind: 'instant' },
  { field: 'waiting_count', label: 'Steps waiting for you', kind: 'number' },
];

/** Assignments of all tracks, of one, or of one partner. */
export function AssignmentList({ only, title }: { only?: Filter[]; title?: string }) {
  return (
    <ResourceList<TrackAssignment>
      resource="track_assignments"
      {...(title && { title })}
      noun={['assignment', 'assignments']}
      columns={columnsOf<TrackAssignment, typeof trackAssignment.fields>(trackAssignment.fields, [
        'partner_id',
        'track_name',
      ])}
      filters={filters}
      sort={[{ field: 'last_progress_at', descending: true }]}
      to={({ id }) => `/enablement/tracks/assignments/show/${id}`}
      {...(only && { fixed: only })}
      empty={{ icon: ListChecks, text: t.noneOpen }}
    />
  );
}
