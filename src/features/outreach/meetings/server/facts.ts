import { defineFacts } from '#server/extension-points/facts.ts';

/** The facts about meetings of a partner that audiences and automations can use. */
export const meetingFacts = defineFacts('partners', [
  {
    field: 'partner.last_meeting_on',
    label: 'Last meeting held on',
    group: 'Meetings',
    kind: 'date',
    read: (row, { timezone }) =>
      `(select (max(m.starts_at) at time zone ${timezone})::date from meetings m where m.organization_id = ${row}.organization_id and m.partner_id = ${row}.id and m.status = 'held')`,
  },
  {
    field: 'partner.review_due_on',
    label: 'Next business review due on',
    group: 'Meetings',
    kind: 'date',
    read: (row) =>
      `(select min(d.due_on) from meeting_dues d where d.organization_id = ${row}.organization_id and d.partner_id = ${row}.id and d.kind = 'qbr')`,
  },
]);
