import { boundValues, definePurpose, textTypes } from '#features/engagement/forms/server/service.ts';
import type { ContactCreate } from '#features/partners/contacts/schema.ts';
import { contactBindings, contactNames, createOrCompleteContact } from '#features/partners/contacts/server/service.ts';
import { findOrCreateAccounts } from './service.ts';

/** Creates or completes a contact, with its account when the visitor comes from no partner. */
export const formPurposes = definePurpose({
  key: 'contact',
  label: 'Contact',
  order: 30,
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
      ...contactNames(full_name?.trim() || email.split('@')[0]!),
      ...given,
      email,
      partner_id: visitor.partner_id,
      ...(account_id && { account_id }),
    });
    return { ref_table: 'contacts', ref_id, partner_id: visitor.partner_id };
  },
});
