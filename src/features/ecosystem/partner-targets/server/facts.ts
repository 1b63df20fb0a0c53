import { defineFacts } from '#server/extension-points/facts.ts';
import { paces } from '../schema.ts';

/** The pace of a partner in the quarter that is running, for audiences and automations. */
export const targetFacts = defineFacts('partners', [
  {
    field: 'partner.target_pace',
    label: 'Pace toward targets',
    group: 'Targets',
    kind: 'list',
    options: paces.map(({ value, label }) => ({ value, label })),
    read: (row, { today }) =>
      `(select t.pace from partner_target_rows t where t.organization_id = ${row}.organization_id and t.partner_id = ${row}.id
        and t.status = 'agreed' and t.archived_at is null and ${today} between t.starts_on and t.ends_on limit 1)`,
  },
]);
