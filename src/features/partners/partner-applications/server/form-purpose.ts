import { bindingsOf, definePurpose, textTypes } from '#features/engagement/forms/server/service.ts';
import { contactBindings } from '#features/partners/contacts/server/service.ts';
import {
  APPLICATION_PURPOSE,
  type OpenPage,
  openPartnerPage,
} from '#features/partners/partner-pages/server/service.ts';
import { partnerFields } from '#features/partners/partners/fields.schema.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { isId } from '#shared/ids.ts';
import type { Applicant } from '../schema.ts';
import { enqueueApplication, receiveApplication } from './service.ts';

const required = new Set(['partner.name', 'contact.full_name', 'contact.email']);
const fieldKeys = [
  'partner.name',
  'partner.website',
  'partner.country',
  'contact.full_name',
  'contact.email',
  'contact.phone',
];

export const formPurposes = definePurpose({
  key: APPLICATION_PURPOSE,
  label: 'Partner sign-up',
  order: 40,
  description: 'Creates an application that your team reviews. The form is shown on a sign-up page.',
  hasOwnPage: false,
  bindings: [
    ...[...bindingsOf('partner', 'Partner', partnerFields), ...contactBindings]
      .filter(({ key }) => fieldKeys.includes(key))
      .map((binding) => ({ ...binding, ...(required.has(binding.key) && { required: true }) })),
    { key: 'application.message', label: 'Application: Message', types: textTypes },
  ],
  onOpen: async (call, context) => void (await pageOf(call, context)),
  onSubmit: async (call, { bound, context, submission }) => {
    const page = await pageOf(call, context);
    const applicant: Applicant = {
      company_name: String(bound['partner.name']),
      contact_name: String(bound['contact.full_name']),
      email: String(bound['contact.email']),
      phone: textOrNull(bound['contact.phone']),
      website: textOrNull(bound['partner.website']),
      country: textOrNull(bound['partner.country']),
      message: textOrNull(bound['application.message']),
    };
    const isConfirmed = submission.verified_email === applicant.email;
    if (!isConfirmed) {
      await enqueueApplication(call, { page, applicant, submission_id: submission.id });
      return 'later';
    }
    const { id, link } = await receiveApplication(call, page, applicant, { submission_id: submission.id, isConfirmed });
    return { ref_table: 'partner_applications', ref_id: id, status_link: link };
  },
});

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** @throws 409 for a page that takes no applications now */
async function pageOf(call: Call, { page_id = '' }: Readonly<Record<string, string>>): Promise<OpenPage> {
  const page = isId(page_id) ? await openPartnerPage(call, page_id) : undefined;
  if (!page) throw conflict('This sign-up page does not exist.');
  if (!page.isOpen) throw conflict('This sign-up page takes no applications at the moment.');
  return page;
}
