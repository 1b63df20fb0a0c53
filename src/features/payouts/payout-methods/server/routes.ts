import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { shown } from '#server/resource/shown.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import {
  Conversion,
  MethodDefault,
  MethodVerification,
  PayoutMethodCreate,
  payoutMethod,
  ShownDetails,
} from '../schema.ts';
import { payoutMethods } from './resource.ts';
import { conversionOf, disableMethod, savePayoutMethod, setDefault, verifyMethod } from './service.ts';
import { accountsCsv, showDetails } from './shown-details.ts';

const both = ['company', 'partner'] as const;

export const payoutMethodRoutes = [
  action({
    method: 'POST',
    url: '/payout_methods/:id/verify',
    movesMoney: true,
    summary: 'Verify payout details after checking them with the partner',
    personal: true,
    can: 'payout_methods:manage',
    modes: ['company'],
    params: IdParams,
    body: MethodVerification,
    response: payoutMethod.row,
    run: async (call, { params, body }) => {
      await verifyMethod(call, params.id, body);
      return shown(call, payoutMethods, params.id);
    },
  }),
  action({
    method: 'POST',
    url: '/payout_methods/:id/disable',
    movesMoney: true,
    summary: 'Disable payout details',
    can: 'payout_methods:manage',
    modes: both,
    params: IdParams,
    response: payoutMethod.row,
    run: async (call, { params }) => {
      await disableMethod(call, params.id);
      return shown(call, payoutMethods, params.id);
    },
  }),
  action({
    method: 'GET',
    url: '/payout_conversion',
    summary: 'Whether payments can differ from the amount earned because of conversion or tax',
    can: 'payout_methods:view',
    modes: both,
    response: Conversion,
    run: conversionOf,
  }),
  action({
    method: 'POST',
    url: '/payout_methods/:id/default',
    movesMoney: true,
    summary: 'Set or unset the default account for currencies without their own details',
    can: 'payout_methods:manage',
    modes: both,
    params: IdParams,
    body: MethodDefault,
    response: payoutMethod.row,
    run: async (call, { params, body }) => {
      await setDefault(call, params.id, body.is_default);
      return shown(call, payoutMethods, params.id);
    },
  }),
];

/** Routes that encrypt and decrypt. */
export function sealedRoutes(api: FastifyInstance, kernel: Kernel): void {
  const cipher = kernel.sealing.cipher('payout methods');
  const sealed = { can: 'payout_methods:manage', modes: ['company'], personal: true } as const;
  const actions = [
    action({
      method: 'POST',
      url: '/payout_methods',
      movesMoney: true,
      summary: 'Enter a partner’s payout details for one currency',
      can: 'payout_methods:manage',
      modes: both,
      body: PayoutMethodCreate,
      response: payoutMethod.row,
      status: 201,
      run: async (call, { body }) => shown(call, payoutMethods, await savePayoutMethod(call, cipher, body)),
    }),
    // The method is not POST, because a response with an account number must not be stored for retries.
    action({
      ...sealed,
      method: 'PUT',
      url: '/payout_methods/:id/look',
      summary: 'Show the full payout details; access is recorded',
      params: IdParams,
      response: ShownDetails,
      run: (call, { params }) => showDetails(call, cipher, params.id),
    }),
    action({
      ...sealed,
      method: 'PUT',
      url: '/payout_batches/:id/exports/:number/accounts',
      movesMoney: true,
      summary: 'Get a payment file with account numbers; access is recorded',
      params: closed({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1e6 }) }),
      response: closed({ name: Type.String(), text: Type.String() }),
      run: (call, { params }) => accountsCsv(call, cipher, params.id, params.number),
    }),
  ];
  for (const one of actions) registerAction(api, kernel, one);
}
