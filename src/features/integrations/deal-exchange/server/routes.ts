import type { FastifyInstance } from 'fastify';
import { takeRegistrationStep } from '#features/deals/deal-registrations/server/service.ts';
import { type Action, action, IdParams } from '#server/http/action.ts';
import { send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { Type } from '#shared/schema.ts';
import {
  ChangesQuery,
  EarningPage,
  EarningQuery,
  ExchangeAnswer,
  ExchangeCall,
  ExchangeDeal,
  ExchangePartner,
  ExchangeProgram,
  ExchangeRegistration,
  ExchangeWithdrawal,
  LeadPage,
  PageQuery,
  RegistrationChanges,
  RegistrationPage,
  RegistrationQuery,
  StatementPage,
} from '../schema.ts';
import { connectedPartners, lastCalls, recordCalls } from './calls.ts';
import { registerExchangeDeal } from './deals.ts';
import {
  earningPage,
  leadPage,
  readExchangeProgram,
  readRegistration,
  registrationChanges,
  registrationPage,
  statementPage,
} from './reading.ts';
import { schemaRoutes } from './schemas.ts';

const partner = ['partner'] as const;
const read = { method: 'GET', can: 'deal_registrations:view', modes: partner } as const;
const write = { method: 'POST', can: 'deal_registrations:manage', modes: partner } as const;

export const exchangeRoutes: Action[] = [
  action({
    ...read,
    url: '/exchange/program',
    summary: 'Get what a partner’s system needs before it registers deals: currency, deal types and products',
    response: ExchangeProgram,
    run: readExchangeProgram,
  }),
  action({
    ...read,
    url: '/exchange/deals',
    summary: 'List the registered deals of the partner, newest first',
    query: RegistrationQuery,
    response: RegistrationPage,
    run: (call, { query }) => registrationPage(call, query),
  }),
  action({
    ...read,
    url: '/exchange/deals/changes',
    summary: 'List the registered deals that changed since a cursor, oldest change first; one can be listed again',
    query: ChangesQuery,
    response: RegistrationChanges,
    run: (call, { query }) => registrationChanges(call, query),
  }),
  action({
    ...read,
    url: '/exchange/deals/:id',
    summary: 'Get one registered deal',
    params: IdParams,
    response: ExchangeRegistration,
    tagged: true,
    run: (call, { params }) => readRegistration(call, params.id),
  }),
  action({
    ...write,
    url: '/exchange/deals/:id/answer',
    summary: 'Answer the company’s question about a registered deal',
    params: IdParams,
    body: ExchangeAnswer,
    response: ExchangeRegistration,
    run: async (call, { params, body }) => {
      await takeRegistrationStep.answer(call, params.id, body);
      return readRegistration(call, params.id);
    },
  }),
  action({
    ...write,
    url: '/exchange/deals/:id/withdraw',
    summary: 'Withdraw a registered deal while the company has a question about it',
    params: IdParams,
    body: ExchangeWithdrawal,
    response: ExchangeRegistration,
    run: async (call, { params, body }) => {
      await takeRegistrationStep.withdraw(call, params.id, { reason_text: body.reason ?? null });
      return readRegistration(call, params.id);
    },
  }),
  action({
    ...read,
    can: 'commission_lines:view',
    url: '/exchange/earnings',
    summary: 'List the earnings of the partner with their status, newest first',
    query: EarningQuery,
    response: EarningPage,
    run: (call, { query }) => earningPage(call, query),
  }),
  action({
    ...read,
    can: 'payout_items:view',
    url: '/exchange/statements',
    summary: 'List the payments to the partner, newest first',
    query: PageQuery,
    response: StatementPage,
    run: (call, { query }) => statementPage(call, query),
  }),
  action({
    ...read,
    can: 'leads:view',
    url: '/exchange/leads',
    summary: 'List the leads that the company offers to the partner, newest first',
    query: PageQuery,
    response: LeadPage,
    run: (call, { query }) => leadPage(call, query),
  }),
  action({
    ...read,
    can: 'api_keys:view',
    url: '/exchange/calls',
    summary: 'List the last calls of the partner’s systems',
    response: Type.Array(ExchangeCall),
    run: lastCalls,
  }),
  action({
    ...read,
    modes: ['company'],
    url: '/exchange/partners',
    summary: 'List the partners whose systems use the deal exchange',
    response: Type.Array(ExchangePartner),
    run: connectedPartners,
  }),
];

/** Registering answers 201 for a new deal and 200 for a repeated one, which the declared actions cannot. */
export function exchangePlugin(api: FastifyInstance, kernel: Kernel): void {
  recordCalls(api, kernel);
  schemaRoutes(api);
  api.post<{ Body: ExchangeDeal }>('/exchange/deals', {
    config: { can: write.can, modes: partner },
    schema: {
      tags: ['deal_registrations'],
      security: [{ bearer: [] }],
      summary: 'Register a deal by the reference of the partner’s system; the same deal again returns its registration',
      body: ExchangeDeal,
      response: { 200: ExchangeRegistration, 201: ExchangeRegistration },
    },
    handler: async (request, reply) => {
      const answer = await within(kernel, request, async (call) => {
        const { id, isNew } = await registerExchangeDeal(call, request.body);
        return { status: isNew ? 201 : 200, json: (await readRegistration(call, id)).text };
      });
      return send(reply, answer);
    },
  });
}
