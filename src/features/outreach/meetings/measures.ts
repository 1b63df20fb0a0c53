import { defineMeasure } from '#shared/measures.ts';

const meetings = {
  list: 'meetings',
  partner: 'partner_id',
  unit: 'count',
  on: { field: 'starts_at', is: 'instant' },
} as const;

const heldMeetings = defineMeasure({
  ...meetings,
  key: 'held_meetings',
  label: 'Meetings held',
  synonyms: ['meetings', 'calls held', 'meetings with partners'],
  filters: { status: 'held' },
});

const plannedMeetings = defineMeasure({
  ...meetings,
  key: 'planned_meetings',
  label: 'Meetings scheduled',
  synonyms: ['upcoming meetings', 'planned meetings', 'next meetings'],
  filters: { status: 'scheduled' },
});

export const meetingMeasures = [heldMeetings, plannedMeetings];
