import { definePurpose, type FormBinding, textTypes, type Visitor } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { isId } from '#shared/ids.ts';
import { isFor, type OpenPage, openReferralPage, referralPagePartnerFor } from './open.ts';
import { isPass } from './pass.ts';
import { receiveDeal } from './receive.ts';
import { keepRequest } from './requests.ts';

export const DEAL_PURPOSE = 'deal_registration';

const of = (key: string, label: string, types: FormBinding['types'], required = false): FormBinding => ({
  key: `registration.${key}`,
  label: `Registration: ${label}`,
  types,
  ...(required && { required }),
});

export const formPurposes = definePurpose({
  key: DEAL_PURPOSE,
  label: 'Deal registration',
  order: 10,
  description: 'Registers a deal for a partner. The form is shown on a deal registration form.',
  hasOwnPage: false,
  bindings: [
    of('account_name', 'Account', textTypes, true),
    of('account_domain', 'Website', ['STRING', 'HIDDEN'], true),
    of('has_no_website', 'No website', ['BOOL', 'CONSENT']),
    of('country', 'Country', ['COUNTRY', 'SELECT', 'HIDDEN'], true),
    of('contact_name', 'Contact', textTypes),
    of('contact_email', 'Contact email', ['EMAIL'], true),
    of('contact_phone', 'Contact phone', ['PHONE_NUMBER']),
    of('title', 'Title', textTypes),
    of('description', 'Description', textTypes),
    of('amount', 'Amount', ['DECIMAL'], true),
    of('currency', 'Currency', ['CURRENCY', 'SELECT', 'HIDDEN']),
    of('expected_close_on', 'Expected close', ['DATETIME'], true),
    of('lines', 'Products', ['PRODUCT_LINES']),
    { key: 'submitter.full_name', label: 'Submitter: Name', types: ['STRING', 'HIDDEN'] },
    { key: 'submitter.email', label: 'Submitter: Email', types: ['EMAIL', 'HIDDEN'] },
  ],
  customOf: { registration: 'deal_registrations' },
  onOpen: async (call, context, visitor) => {
    const page = await pageOf(call, context);
    await partnerOf(call, page, context, visitor);
  },
  onSubmit: async (call, submitted) => {
    const { context, visitor } = submitted;
    const page = await pageOf(call, context);
    const partner_id = await partnerOf(call, page, context, visitor);
    if (visitor.kind === 'public') {
      await keepRequest(call, page, partner_id, submitted);
      return 'later';
    }
    const id = await receiveDeal(call, page, partner_id, submitted);
    return {
      ref_table: 'deal_registrations',
      ref_id: id,
      partner_id,
      status_link:
        visitor.kind === 'partner' ? `/revenue/deal-desk/show/${id}` : `/partners/pending/opportunities/show/${id}`,
    };
  },
});

type Context = Readonly<Record<string, string>>;

/** @throws 409 for a page that takes no registrations now */
async function pageOf(call: Call, { page_id = '' }: Context): Promise<OpenPage> {
  const page = isId(page_id) ? await openReferralPage(call, page_id) : undefined;
  if (!page) throw conflict('This deal registration form does not exist.');
  if (!page.isOpen) throw conflict('This deal registration form takes no registrations at the moment.');
  return page;
}

/** @throws 409 when the person may not use the page, or did not choose a partner */
async function partnerOf(call: Call, page: OpenPage, context: Context, visitor: Visitor): Promise<string> {
  const { partner_id: asked, pass } = context;
  if (visitor.kind === 'public') {
    if (page.access !== 'public') throw conflict('Sign in to use this form.');
    const partner_id = await referralPagePartnerFor(call, page, context);
    if (!partner_id && page.partner_from === 'link') throw conflict('Open the form with the link of your partner.');
    if (!partner_id) throw conflict('Choose your partner.', {}, { partner_id: ['is required'] });
    return partner_id;
  }
  const partner_id = visitor.partner_id ?? asked ?? '';
  const { user_id, kind: side } = visitor;
  const isAllowed = isPass(call, { page_id: page.id, user_id, partner_id, side }, pass) && isFor(page, partner_id);
  if (!isAllowed) throw conflict('Open the form again: your access to it could not be confirmed.');
  return partner_id;
}
