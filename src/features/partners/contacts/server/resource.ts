import { inAudience } from '#features/partners/audiences/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import {
  Contact,
  ContactCreate,
  ContactCreateForPartner,
  ContactForPartner,
  ContactUpdate,
  ContactUpdateForPartner,
} from '../schema.ts';
import { namesOf } from './names.ts';
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
    headings: {
      first_name: ['First name', 'given name', 'forename', 'firstname', 'vorname', 'prénom'],
      last_name: ['Last name', 'surname', 'family name', 'lastname', 'nachname', 'nom'],
      email: ['E-mail', 'email address', 'mail'],
      phone: ['Phone', 'phone number', 'telephone', 'mobile', 'mobile phone', 'tel'],
      title: ['Job title', 'title', 'position', 'role', 'function'],
      type_id: ['Contact type', 'type'],
      partner_id: ['Partner', 'reseller', 'agency'],
      account_id: ['Company', 'account', 'customer', 'organisation', 'organization', 'company name'],
    },
    in_one: { full_name: { headings: ['Full name', 'name', 'contact', 'contact name'], into: namesOf } },
  },
  beforeCreate: beginContact,
  beforeUpdate: changeContact,
  beforeRemove: refuseWhileSigningIn,
});
