import type { FastifyInstance } from 'fastify';
import { type Action, action, IdParams } from '#server/http/action.ts';
import { registerExchange } from '#server/http/exchange.ts';
import type { Kernel } from '#server/kernel.ts';
import { Type } from '#shared/schema.ts';
import {
  CrmDeals,
  CrmLink,
  CrmRegister,
  CrmRegistered,
  PartnerCrmConnection,
  PartnerCrmInput,
  PartnerCrmSettings,
} from '../schema.ts';
import { askCrm, partnerCrm } from './crm.ts';
import { listCrmDeals, registerCrmDeals } from './deals.ts';
import { crmConnections, crmLinks, dismissWrite, retryWrite } from './links.ts';
import { proposeUse } from './propose.ts';
import { checkedUse, inputOf, shownObjects, storedUse, storeUse } from './settings.ts';

const modes = ['partner'] as const;

export const partnerCrmRoutes: Action[] = [
  action({
    method: 'GET',
    url: '/partner_crm',
    summary: 'List the partner’s own CRMs, from which it registers deals',
    can: 'deal_registrations:view',
    modes,
    response: Type.Array(PartnerCrmConnection),
    run: crmConnections,
  }),
  action({
    method: 'GET',
    url: '/partner_crm_deals',
    summary: 'List the deals that the partner registered from its CRM, with what was written back',
    can: 'deal_registrations:view',
    modes,
    response: Type.Array(CrmLink),
    run: crmLinks,
  }),
  action({
    method: 'POST',
    url: '/partner_crm_deals/:id/retry',
    summary: 'Try again to write the state of a registration to the partner’s CRM',
    can: 'connections:manage',
    modes,
    params: IdParams,
    run: (call, { params }) => retryWrite(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/partner_crm_deals/:id/dismiss',
    summary: 'Leave a deal in the partner’s CRM as it is until its registration changes again',
    can: 'connections:manage',
    modes,
    params: IdParams,
    run: (call, { params }) => dismissWrite(call, params.id),
  }),
];

/** Routes that wait for the partner's CRM. */
export function crmExchanges(api: FastifyInstance, kernel: Kernel): void {
  registerExchange(api, kernel, {
    method: 'GET',
    url: '/partner_crm/:id/settings',
    summary: 'Get the use of a CRM for registering deals, or a proposal, with the objects and fields that the CRM has',
    can: 'connections:view',
    modes,
    params: IdParams,
    response: PartnerCrmSettings,
    run: async (open, { params }, { actor }) => {
      const stored = await open(async (call) => {
        await partnerCrm(call, params.id);
        return storedUse(call, params.id);
      });
      const objects = await askCrm(kernel, actor.organization_id, params.id, (crm) => crm.describe());
      const settings = stored ? inputOf(stored) : proposeUse(objects);
      return async () => ({ body: { is_stored: stored !== undefined, settings, objects: shownObjects(objects) } });
    },
  });
  registerExchange(api, kernel, {
    method: 'PUT',
    url: '/partner_crm/:id/settings',
    summary: 'Choose the object and the fields of a CRM that register deals, and whether Tandem writes back',
    can: 'connections:manage',
    modes,
    params: IdParams,
    body: PartnerCrmInput,
    response: PartnerCrmSettings,
    run: async (open, { params, body }, { actor }) => {
      await open((call) => partnerCrm(call, params.id));
      const objects = await askCrm(kernel, actor.organization_id, params.id, (crm) => crm.describe());
      const use = checkedUse(body as PartnerCrmInput, objects);
      return async (call) => {
        await partnerCrm(call, params.id);
        await storeUse(call, params.id, use);
        return { body: { is_stored: true, settings: inputOf(use), objects: shownObjects(objects) } };
      };
    },
  });
  registerExchange(api, kernel, {
    method: 'GET',
    url: '/partner_crm/:id/deals',
    summary: 'List the open deals of a partner’s CRM with the values that a registration would get',
    can: 'deal_registrations:manage',
    modes,
    params: IdParams,
    response: CrmDeals,
    run: async (open, { params }) => {
      const read = await listCrmDeals(kernel, open, params.id);
      return async (call) => ({ body: await read(call) });
    },
  });
  registerExchange(api, kernel, {
    method: 'POST',
    url: '/partner_crm/:id/register',
    summary: 'Register deals of a partner’s CRM; a deal that is registered already keeps its registration',
    can: 'deal_registrations:manage',
    modes,
    params: IdParams,
    body: CrmRegister,
    response: Type.Array(CrmRegistered),
    run: async (open, { params, body }) => {
      const results = await registerCrmDeals(kernel, open, params.id, body);
      return async () => ({ body: results });
    },
  });
}
