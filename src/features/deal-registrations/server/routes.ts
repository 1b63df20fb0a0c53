import type { Call } from '#server/call.ts';
import { type Action, action, IdParams, JsonText } from '#server/http/action.ts';
import { readText } from '#server/resource/verbs.ts';
import type { Static, TSchema } from '#shared/schema.ts';
import { Benefit, BenefitQuestion, CheckAnswer, CheckQuestion } from '../check.schema.ts';
import {
  Answer,
  Approval,
  Conversion,
  DealRegistration,
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
import { answerQuestion, releaseRegistration, withdrawRegistration } from './partner-moves.ts';
import { dealRegistrations } from './resource.ts';
import { submitRegistration } from './screening.ts';
import { similarRecords } from './similar.ts';

const can = 'deal_registrations:manage';

/** A move of one registration; answers with the registration as the caller may see it. */
function moveRoute<B extends TSchema>(
  name: string,
  summary: string,
  modes: Action['modes'],
  body: B,
  work: (call: Call, id: string, body: Static<B>) => Promise<void>,
): Action {
  return action({
    method: 'POST',
    url: `/deal_registrations/:id/${name}`,
    summary,
    can,
    modes,
    params: IdParams,
    body,
    response: DealRegistration,
    run: async (call, { params, body }) => {
      await work(call, params.id, body);
      return new JsonText((await readText(call, dealRegistrations, params.id))!);
    },
  });
}

const both = ['company', 'partner'] as const;
const company = ['company'] as const;
const partner = ['partner'] as const;

export const dealRegistrationRoutes: Action[] = [
  moveRoute('submit', 'Submit a draft; it is screened at once', both, Move, (call, id, { row_version }) =>
    submitRegistration(call, id, row_version),
  ),
  moveRoute('hold', 'Keep the company of a draft free for a while', partner, Move, holdCompany),
  moveRoute('release_hold', 'End the hold of a draft', both, Move, releaseHold),
  moveRoute('withdraw', 'Take a registration back instead of answering', partner, Move, withdrawRegistration),
  moveRoute('answer', 'Answer the question of the company', partner, Answer, answerQuestion),
  moveRoute('release', 'Give the protection up', partner, Release, releaseRegistration),
  moveRoute('approve', 'Approve and protect', company, Approval, approveRegistration),
  moveRoute('reject', 'Reject with a coded reason and words', company, Rejection, rejectRegistration),
  moveRoute('ask', 'Ask the partner for information', company, Question, askAboutRegistration),
  moveRoute('convert', 'Make or link the opportunity', company, Conversion, convertRegistration),
  moveRoute('extend', 'Extend the protection, with progress to point to', company, Extension, extendRegistration),
  moveRoute('revoke', 'End the protection with a reason', company, Revocation, revokeRegistration),
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
