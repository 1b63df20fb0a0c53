import { defineResource } from '#server/resource/define.ts';
import {
  Contact,
  ContactCreate,
  ContactCreateForPartner,
  ContactForPartner,
  ContactUpdate,
  ContactUpdateForPartner,
} from '../schema.ts';
import { beginContact, changeContact, refuseWhileSigningIn } from './rules.ts';

export const contacts = defineResource({
  name: 'contacts',
  noun: 'contact',
  row: Contact,
  create: ContactCreate,
  update: ContactUpdate,
  remove: 'archive',
  view: 'contact_rows',
  list: {
    sort: [
      'full_name',
      'first_name',
      'last_name',
      'email',
      'title',
      'type_name',
      'partner_name',
      'account_name',
      'created_at',
    ],
    filter: [
      'full_name',
      'email',
      'title',
      'type_id',
      'partner_id',
      'account_id',
      'is_primary',
      'portal_access',
      'tags',
      'created_at',
    ],
    search: ['full_name', 'email', 'title', 'partner_name', 'account_name'],
    by: 'full_name',
  },
  partner: {
    row: ContactForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: ContactCreateForPartner,
    update: ContactUpdateForPartner,
  },
  custom: 'contacts',
  beforeCreate: beginContact,
  beforeUpdate: changeContact,
  beforeRemove: refuseWhileSigningIn,
});
