import { ApprovalProgress } from '#features/setup/approval-chains/schema.ts';
import { type Action, action, IdParams, JsonText } from '#server/http/action.ts';
import { readText } from '#server/resource/verbs.ts';
import { closed, nullable, Type } from '#shared/schema.ts';
import { RegistrationCapture } from '../capture.schema.ts';
import { Benefit, BenefitQuestion, CheckAnswer, CheckQuestion } from '../check.schema.ts';
import { MergePreview, MergeQuestion } from '../merging.schema.ts';
import { ExtensionRules, registration, SimilarRecords } from '../schema.ts';
import { DecisionFigures, RegistrationView } from '../transparency.schema.ts';
import { benefitOf, checkCompany } from './conflicts/check.ts';
import { similarRecords } from './conflicts/similar.ts';
import { previewRegistrationMerge } from './merging/merging.ts';
import { extensionRules } from './protection/extensions.ts';
import { captureRegistration } from './registration/capture.ts';
import { decisionFigures, recordRegistrationView, viewsOf } from './registration/transparency.ts';
import { dealRegistrations } from './resource.ts';
import { approvalsOf } from './review/approvals.ts';
import { registrationStepRoutes } from './steps.ts';

const can = 'deal_registrations:manage';
const both = ['company', 'partner'] as const;
const company = ['company'] as const;

export const dealRegistrationRoutes: Action[] = [
  ...registrationStepRoutes,
  action({
    method: 'POST',
    url: '/deal_registrations/:id/merge/preview',
    summary: 'Preview a merge without saving',
    whileViewing: 'harmless',
    can,
    modes: company,
    params: IdParams,
    body: MergeQuestion,
    response: MergePreview,
    run: (call, { params, body }) => previewRegistrationMerge(call, params.id, body),
  }),
  action({
    method: 'POST',
    url: '/deal_registrations/captures',
    summary: 'Register a deal that a device captured, once however often it is sent; incomplete ones become drafts',
    can,
    modes: ['partner'],
    body: RegistrationCapture,
    response: registration.partnerRow,
    status: 201,
    run: async (call, { body }) => {
      const id = await captureRegistration(call, body);
      return new JsonText((await readText(call, dealRegistrations, id))!);
    },
  }),
  action({
    method: 'GET',
    url: '/deal_registrations/:id/extension_rules',
    summary: 'Get the rules of extensions for a registration, and why none can be asked for now',
    can: 'deal_registrations:view',
    modes: both,
    params: IdParams,
    response: ExtensionRules,
    run: (call, { params }) => extensionRules(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/deal_registrations/check',
    summary: 'Check whether an account is free to register. Never names other parties',
    can,
    modes: both,
    body: CheckQuestion,
    response: CheckAnswer,
    run: (call, { body }) => checkCompany(call, body),
  }),
  action({
    method: 'POST',
    url: '/deal_registrations/benefit',
    summary: 'Get the benefits of registering a deal',
    whileViewing: 'reads',
    can,
    modes: both,
    body: BenefitQuestion,
    response: Benefit,
    run: (call, { body }) => benefitOf(call, body),
  }),
  action({
    method: 'GET',
    url: '/deal_registrations/decision_figures',
    summary: 'Get the share approved and the median time to decide; null while the decisions are too few',
    can: 'deal_registrations:view',
    modes: both,
    response: DecisionFigures,
    run: async (call) => new JsonText(JSON.stringify(await decisionFigures(call))),
  }),
  action({
    method: 'PUT',
    url: '/deal_registrations/:id/view',
    summary: 'Record that a registration was opened; the partner sees who opened it',
    can: 'deal_registrations:view',
    modes: company,
    params: IdParams,
    response: closed({}),
    run: async (call, { params }) => {
      await recordRegistrationView(call, params.id);
      return {};
    },
  }),
  action({
    method: 'GET',
    url: '/deal_registrations/:id/views',
    summary: 'List who of the company opened a registration',
    can: 'deal_registrations:view',
    modes: both,
    params: IdParams,
    response: Type.Array(RegistrationView),
    run: (call, { params }) => viewsOf(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/deal_registrations/:id/approvals',
    summary: 'Show how far the approvals of a registration are; null if it needs only one decision',
    can: 'deal_registrations:view',
    modes: both,
    params: IdParams,
    response: nullable(ApprovalProgress),
    run: async (call, { params }) => new JsonText(JSON.stringify(await approvalsOf(call, params.id))),
  }),
  action({
    method: 'GET',
    url: '/deal_registrations/:id/similar',
    summary: 'List accounts and registrations that may be the same customer',
    can: 'deal_registrations:view',
    modes: company,
    params: IdParams,
    response: SimilarRecords,
    run: (call, { params }) => similarRecords(call, params.id),
  }),
];
