import { defineConnectors } from '#server/extension-points/connectors.ts';
import { createHubspot } from '../src/features/integrations/crm-providers/server/providers/hubspot/hubspot.ts';

export const OUTSIDE_CRM = 'outside_crm';

/** Declares a CRM of this machine that speaks HubSpot's protocol, behind the product's own adapter and client. */
export function declareOutsideCrm(origin: string): void {
  defineConnectors({
    key: OUTSIDE_CRM,
    name: 'Outside CRM',
    category: 'crm',
    sides: ['company'],
    summary: '',
    does: [],
    needs: [],
    stays: '',
    goes: '',
    access: [{ kind: 'none' }],
    crm: ({ kernel, outgoing }) =>
      createHubspot({
        system: 'Outside CRM',
        send: (url, request) => outgoing.request(url, request),
        now: () => kernel.clock.now(),
        origin,
        archived_every_ms: 0,
        settles_ms: 1000,
      }),
  });
}
