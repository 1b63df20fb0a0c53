import { action } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { AskForPapers, TaxNumbers, TaxPapers, TaxProfileCreate, taxProfile } from '../schema.ts';
import { askForPapers, papersOf } from './papers.ts';
import { taxProfiles } from './resource.ts';
import { showNumbers, submitProfile, taxProfilePartnerFor } from './service.ts';
import { profileStepRoutes } from './steps.ts';

export const taxProfileRoutes = [
  action({
    method: 'POST',
    url: '/tax_profiles',
    summary: 'Submit the tax profile of your own company, with your certification',
    personal: true,
    can: 'tax_profiles:manage',
    modes: ['partner'],
    body: TaxProfileCreate,
    response: taxProfile.partnerRow,
    status: 201,
    run: async (call, { body }) => shown(call, taxProfiles, await submitProfile(call, call.actor.partner_id!, body)),
  }),
  ...profileStepRoutes,
  // The method is not POST, because a response with tax numbers must not be stored for retries.
  action({
    method: 'PUT',
    url: '/tax_profiles/:id/look',
    summary: 'Show the full tax numbers; access is recorded',
    personal: true,
    can: 'tax_profiles:manage',
    modes: ['company'],
    params: closed({ id: Id }),
    response: TaxNumbers,
    run: (call, { params }) => showNumbers(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/tax_papers/ask',
    summary: 'Ask a partner for the tax papers that it lacks; its users are notified by email',
    can: 'tax_profiles:manage',
    modes: ['company'],
    body: AskForPapers,
    response: TaxPapers,
    run: (call, { body }) => askForPapers(call, body.partner_id),
  }),
  action({
    method: 'GET',
    url: '/tax_papers',
    summary: 'List the tax papers that a partner lacks; partners ask for themselves',
    can: 'tax_profiles:view',
    modes: ['company', 'partner'],
    query: closed({ partner_id: Type.Optional(Id) }),
    response: TaxPapers,
    run: async (call, { query }) => papersOf(call, await taxProfilePartnerFor(call, query.partner_id)),
  }),
];
