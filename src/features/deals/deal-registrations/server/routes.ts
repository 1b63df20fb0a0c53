import { type Action, action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Benefit, BenefitQuestion, CheckAnswer, CheckQuestion } from '../check.schema.ts';
import { Merge, MergePreview, MergeQuestion } from '../merging.schema.ts';
import {
  Answer,
  Approval,
  Conversion,
  Extension,
  Move,
  Question,
  Rejection,
  Release,
  Revocation,
  SimilarRecords,
} from '../schema.ts';
import { benefitOf, checkCompany } from './check.ts';
import { convertRegistration } from './conversion.ts';
import {
  approveRegistration,
  askAboutRegistration,
  extendRegistration,
  rejectRegistration,
  revokeRegistration,
} from './decisions.ts';
import { holdCompany, releaseHold } from './hold.ts';
import { mergeRegistration, previewMerge } from './merging.ts';
import { answerQuestion, releaseRegistration, withdrawRegistration } from './partner-moves.ts';
import { dealRegistrations } from './resource.ts';
import { submitRegistration } from './screening.ts';
import { similarRecords } from './similar.ts';

const can = 'deal_registrations:manage';
const both = ['company', 'partner'] as const;
const company = ['company'] as const;
const partner = ['partner'] as const;

export const dealRegistrationRoutes: Action[] = [
  step(
    dealRegistrations,
    'submit',
    'Submit a draft; it is screened at once',
    (call, id, { row_version }) => submitRegistration(call, id, row_version),
    { modes: both, body: Move },
  ),
  step(dealRegistrations, 'hold', 'Keep the company of a draft free for a while', holdCompany, {
    modes: partner,
    body: Move,
  }),
  step(dealRegistrations, 'release_hold', 'End the hold of a draft', releaseHold, { modes: both, body: Move }),
  step(dealRegistrations, 'withdraw', 'Take a registration back instead of answering', withdrawRegistration, {
    modes: partner,
    body: Move,
  }),
  step(dealRegistrations, 'answer', 'Answer the question of the company', answerQuestion, {
    modes: partner,
    body: Answer,
  }),
  step(dealRegistrations, 'release', 'Give the protection up', releaseRegistration, { modes: partner, body: Release }),
  step(dealRegistrations, 'approve', 'Approve and protect', approveRegistration, { body: Approval }),
  step(dealRegistrations, 'reject', 'Reject with a coded reason and words', rejectRegistration, { body: Rejection }),
  step(dealRegistrations, 'ask', 'Ask the partner for information', askAboutRegistration, { body: Question }),
  step(dealRegistrations, 'convert', 'Make or link the opportunity', convertRegistration, { body: Conversion }),
  step(
    dealRegistrations,
    'merge',
    'Say that two are one deal: this registration joins the other’s',
    mergeRegistration,
    {
      body: Merge,
    },
  ),
  action({
    method: 'POST',
    url: '/deal_registrations/:id/merge/preview',
    summary: 'Who would take part in the deal after a merge; nothing is changed',
    can,
    modes: company,
    params: IdParams,
    body: MergeQuestion,
    response: MergePreview,
    run: (call, { params, body }) => previewMerge(call, params.id, body),
  }),
  step(dealRegistrations, 'extend', 'Extend the protection, with progress to point to', extendRegistration, {
    body: Extension,
  }),
  step(dealRegistrations, 'revoke', 'End the protection with a reason', revokeRegistration, { body: Revocation }),
  action({
    method: 'POST',
    url: '/deal_registrations/check',
    summary: 'Would this company be free? Never tells who else is concerned',
    can,
    modes: both,
    body: CheckQuestion,
    response: CheckAnswer,
    run: (call, { body }) => checkCompany(call, body),
  }),
  action({
    method: 'POST',
    url: '/deal_registrations/benefit',
    summary: 'What registering would give',
    can,
    modes: both,
    body: BenefitQuestion,
    response: Benefit,
    run: (call, { body }) => benefitOf(call, body),
  }),
  action({
    method: 'GET',
    url: '/deal_registrations/:id/similar',
    summary: 'Accounts and registrations that may be the same customer',
    can: 'deal_registrations:view',
    modes: company,
    params: IdParams,
    response: SimilarRecords,
    run: (call, { params }) => similarRecords(call, params.id),
  }),
];
