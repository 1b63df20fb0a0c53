import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Contact';

/** The facts about a contact that audiences can use. */
export const contactFacts = defineFacts('contacts', [
  {
    field: 'contact.type',
    label: 'Type',
    group,
    kind: 'list',
    ids: true,
    options: `select id as value, name as label, archived_at is not null as is_archived from contact_types where organization_id = $1 order by "order", name`,
    read: (row) => `${row}.type_id`,
  },
  {
    field: 'contact.tag',
    label: 'Tag',
    group,
    kind: 'words',
    many: true,
    options: `select name as value, name as label from tags where organization_id = $1 and entity = 'contacts' order by name`,
    read: (row) => `${row}.tags`,
  },
  { field: 'contact.title', label: 'Job title', group, kind: 'words', read: (row) => `${row}.title` },
  {
    field: 'contact.is_primary',
    label: 'Primary contact',
    group,
    kind: 'yes_no',
    says: { yes: 'is the primary contact', no: 'is not the primary contact' },
    read: (row) => `${row}.is_primary`,
  },
  {
    field: 'contact.signs_in',
    label: 'Portal access',
    group,
    kind: 'yes_no',
    says: { yes: 'has portal access', no: 'has no portal access' },
    read: (row) => `(${row}.user_id is not null)`,
  },
]);
