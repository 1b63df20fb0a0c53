import { changeOfMany, tagging } from '#shared/nouns/change-many.ts';
import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

/** `invited`: asked, and has not answered yet. */
const accessOptions = sayable([
  { value: 'none', label: 'No access', tone: 'gray' },
  { value: 'invited', label: 'Invited', tone: 'amber' },
  { value: 'active', label: 'Active', tone: 'green' },
] as const);

/** A person at a partner or at an account; a partner reads and writes its own people. */
export const contact = defineNoun('contacts', nouns.contacts, {
  views: [
    { key: 'portal', name: 'Uses the portal', where: { portal_access: 'active' } },
    { key: 'no-portal', name: 'No portal access', where: { portal_access: 'none' } },
  ],
  sharedColumns: { archived_at: nullable(Instant) },
  custom: true,
  archive: 'restorable',
  by: 'full_name',
  fields: {
    first_name: field.text({
      label: 'First name',
      section: 'Person',
      facts: false,
      required: true,
      max: 120,
      partner: 'write',
      sort: true,
      import: ['given name', 'forename', 'firstname', 'vorname', 'prénom'],
    }),
    last_name: field.text({
      label: 'Last name',
      section: 'Person',
      facts: false,
      notNull: true,
      max: 120,
      partner: 'write',
      sort: true,
      import: ['surname', 'family name', 'lastname', 'nachname', 'nom'],
    }),
    full_name: field.text({
      label: 'Name',
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    email: field.email({
      label: 'Email',
      section: 'Person',
      wide: true,
      partner: 'write',
      list: 'shown',
      width: 210,
      sort: true,
      filter: true,
      search: true,
      import: ['e-mail', 'email address', 'mail'],
      audit: 'the email address',
    }),
    phone: field.phone({
      label: 'Phone',
      section: 'Person',
      partner: 'write',
      list: 'hidden',
      import: ['phone number', 'telephone', 'mobile', 'mobile phone', 'tel'],
      audit: 'the phone number',
    }),
    title: field.text({
      label: 'Job title',
      section: 'Person',
      max: 120,
      partner: 'write',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      import: ['title', 'position', 'role', 'function'],
    }),
    type_id: field.reference('contact_types', {
      label: 'Type',
      section: 'Person',
      wide: true,
      named: 'type_name',
      color: 'type_color',
      partner: 'write',
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
      import: ['contact type'],
    }),
    tags: field.tags('contacts', { label: 'Tags', card: 'Person', list: 'hidden', filter: true }),
    /** A partner or an account, not both. */
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Works at',
      named: 'partner_name',
      partner: 'id',
      sort: true,
      filter: true,
      search: true,
      import: ['reseller', 'agency'],
    }),
    account_id: field.reference('accounts', {
      label: 'Account',
      section: 'Works at',
      named: 'account_name',
      sort: true,
      filter: true,
      search: true,
      import: ['company', 'customer', 'organisation', 'organization', 'company name'],
    }),
    /** One of a partner's people is; naming another takes it from the first. */
    is_primary: field.boolean({
      label: 'Primary contact',
      help: 'Replaces the current primary contact.',
      notNull: true,
      partner: 'write',
      filter: true,
    }),
    portal_access: field.choice({
      label: 'Portal',
      options: accessOptions,
      notNull: true,
      write: 'never',
      partner: 'read',
      width: 125,
      filter: true,
    }),
    created_at: field.timestamp({ label: 'Created', day: true, list: 'hidden' }),
  },
});
export type Contact = RowOf<typeof contact>;
export type ContactCreate = CreateOf<typeof contact>;

export const ContactBulkChange = changeOfMany({ type_id: Type.Optional(nullable(Id)), ...tagging });

/** A person of a partner who can sign in. Only the company reads it. */
export const PartnerSignIn = Type.Object({
  user_id: Id,
  full_name: Type.String(),
  email: Type.String(),
  role: Type.String(),
  last_sign_in_at: nullable(Instant),
});
export type PartnerSignIn = Static<typeof PartnerSignIn>;
