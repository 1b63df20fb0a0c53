import { defineFacts } from '#server/extension-points/facts.ts';
import { listingStates } from '../listing.schema.ts';

/** The facts about a partner's public listings that audiences can use. */
export const directoryFacts = defineFacts('partners', [
  {
    field: 'partner.listing_state',
    label: 'Directory listing',
    group: 'Public directory',
    kind: 'list',
    many: true,
    options: listingStates.map(({ value, label }) => ({ value, label })),
    read: (row) =>
      `array(select distinct l.state from directory_listings l where l.organization_id = ${row}.organization_id and l.partner_id = ${row}.id)`,
  },
  {
    field: 'partner.directory',
    label: 'Published in directory',
    group: 'Public directory',
    kind: 'list',
    ids: true,
    many: true,
    options:
      'select id as value, name as label, archived_at is not null as is_archived from partners_directory where organization_id = $1 order by name',
    read: (row) =>
      `array(select l.directory_id from directory_listings l where l.organization_id = ${row}.organization_id and l.partner_id = ${row}.id and l.state = 'published')`,
  },
]);
