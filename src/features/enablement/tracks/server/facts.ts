import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Tracks';
const of = (row: string, which: string) =>
  `from track_assignments a where a.organization_id = ${row}.organization_id and a.partner_id = ${row}.id and not a.is_internal and ${which}`;

/** Properties of a partner's tracks that audiences can test. */
export const trackFacts = defineFacts('partners', [
  {
    field: 'partner.completed_tracks',
    label: 'Completed tracks',
    group,
    kind: 'number',
    read: (row) => `select count(*) ${of(row, "a.status = 'completed'")}`,
  },
  {
    field: 'partner.open_tracks',
    label: 'Open tracks',
    group,
    kind: 'number',
    read: (row) => `select count(*) ${of(row, "a.status in ('assigned', 'in_progress')")}`,
  },
  {
    field: 'partner.overdue_track_steps',
    label: 'Overdue track steps',
    group,
    kind: 'number',
    read: (row) => `select coalesce(sum(a.overdue_count), 0) ${of(row, "a.status in ('assigned', 'in_progress')")}`,
  },
]);
