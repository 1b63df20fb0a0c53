import { findOrCreateAccounts } from '#features/deals/accounts/server/service.ts';
import type { ContactCreate } from '#features/partners/contacts/schema.ts';
import { createOrCompleteContact, namesOf } from '#features/partners/contacts/server/service.ts';
import { boundValues, contactBindings, textTypes } from './bindings.ts';
import { definePurpose } from './purposes.ts';

/** What forms do without another module: keep what was sent, and create or complete a contact. */
export const formPurposes = definePurpose(
  {
    key: 'general',
    label: 'General',
    description: 'Keeps each submission and notifies the recipients.',
    bindings: [],
    onSubmit: async () => undefined,
  },
  {
    key: 'contact',
    label: 'Contact',
    description: 'Creates a contact, or completes the contact with the same email address.',
    bindings: [
      ...contactBindings.map((one) => (one.key === 'contact.email' ? { ...one, required: true } : one)),
      { key: 'account.name', label: 'Account: Name', types: textTypes },
      { key: 'account.domain', label: 'Account: Domain', types: ['STRING', 'HIDDEN'] },
    ],
    customOf: { contact: 'contacts' },
    onSubmit: async (call, { bound, visitor }) => {
      const { full_name, ...given } = boundValues('contact', bound) as Partial<ContactCreate> & { full_name?: string };
      const email = String(given.email);
      const account = boundValues('account', bound) as { name?: string; domain?: string };
      const account_id =
        visitor.partner_id === null && account.name
          ? (
              await findOrCreateAccounts(call, [
                { name: account.name, ...(account.domain && { domain: account.domain }) },
              ])
            )[0]
          : undefined;
      const ref_id = await createOrCompleteContact(call, {
        ...namesOf(full_name?.trim() || email.split('@')[0]!),
        ...given,
        email,
        partner_id: visitor.partner_id,
        ...(account_id && { account_id }),
      });
      return { ref_table: 'contacts', ref_id, partner_id: visitor.partner_id };
    },
  },
);
