import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Training';
const valid = (row: string, today: string) =>
  `from certificates c where c.organization_id = ${row}.organization_id and c.partner_id = ${row}.id
     and c.status in ('active', 'expiring') and (c.expires_on is null or c.expires_on >= ${today})`;

/** Properties of the certificates of a partner and its people that audiences and conditions can test. */
export const certificateFacts = defineFacts('partners', [
  {
    field: 'partner.certificates',
    label: 'Holds certificate',
    group,
    kind: 'list',
    many: true,
    ids: true,
    options:
      'select id as value, name as label, archived_at is not null as is_archived from certificate_programs where organization_id = $1 order by name',
    read: (row, { today }) => `select coalesce(array_agg(distinct c.program_id), '{}') ${valid(row, today)}`,
  },
  {
    field: 'partner.certified_people',
    label: 'Certified people',
    group,
    kind: 'number',
    read: (row, { today }) => `select count(distinct c.user_id) ${valid(row, today)} and c.user_id is not null`,
  },
  {
    field: 'partner.next_certificate_expiry',
    label: 'Next certificate expires',
    group,
    kind: 'date',
    read: (row, { today }) => `select min(c.expires_on) ${valid(row, today)}`,
  },
]);
