import { inAudience } from '#features/partners/audiences/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import { contact } from '../schema.ts';
import { contactNames } from './names.ts';
import { prepareContact, prepareContactChange, rejectWithPortalAccess } from './rules.ts';

export const contacts = defineResource(contact, {
  view: 'contact_rows',
  list: {
    narrowings: { audience_id: inAudience('contacts') },
    finder: 'find_contacts',
    named: 'full_name',
    precedence: 30,
    beginning: 'find_contacts_beginning',
    resembling: 'find_contacts_resembling',
  },
  partner: { verbs: ['list', 'get', 'create', 'update', 'remove'] },
  proposals: { create: true, change: true },
  import: {
    group: 'Sales',
    known_by: [
      ['email', 'partner_id', 'account_id'],
      ['first_name', 'last_name', 'partner_id', 'account_id'],
    ],
    in_one: { full_name: { headings: ['Full name', 'name', 'contact', 'contact name'], into: contactNames } },
  },
  beforeCreate: prepareContact,
  beforeUpdate: prepareContactChange,
  beforeRemove: rejectWithPortalAccess,
});
