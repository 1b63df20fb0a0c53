import { inAudience } from '#features/partners/audiences/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  Contact,
  ContactCreate,
  ContactCreateForPartner,
  ContactForPartner,
  ContactUpdate,
  ContactUpdateForPartner,
  contactFields,
} from '../schema.ts';
import { namesOf } from './names.ts';
import { prepareContact, prepareContactChange, rejectWithPortalAccess } from './rules.ts';

export const contacts = defineResource({
  name: 'contacts',
  noun: 'contact',
  fields: contactFields,
  row: Contact,
  create: ContactCreate,
  update: ContactUpdate,
  remove: 'archive',
  view: 'contact_rows',
  list: {
    sort: [...sortable(contactFields), 'created_at'],
    filter: [...filterable(contactFields), 'created_at'],
    search: searchable(contactFields),
    narrowings: { audience_id: inAudience('contacts') },
    finder: 'find_contacts',
    by: 'full_name',
  },
  partner: {
    row: ContactForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: ContactCreateForPartner,
    update: ContactUpdateForPartner,
  },
  custom: 'contacts',
  import: {
    group: 'Sales',
    known_by: [
      ['email', 'partner_id', 'account_id'],
      ['first_name', 'last_name', 'partner_id', 'account_id'],
    ],
    in_one: { full_name: { headings: ['Full name', 'name', 'contact', 'contact name'], into: namesOf } },
  },
  beforeCreate: prepareContact,
  beforeUpdate: prepareContactChange,
  beforeRemove: rejectWithPortalAccess,
});
