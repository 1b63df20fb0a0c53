import type { Connector } from '#server/extension-points/connectors.ts';
import { createHubspotMock } from '../mocks/hubspot/hubspot-mock.ts';
import { sendToMock } from '../mocks/kit/transport.ts';
import { createHubspot, HUBSPOT_API } from '../providers/hubspot/hubspot.ts';
import { failing } from './faults.ts';
import { fillDemoCrm } from './records.ts';
import { storeOf } from './store.ts';

export const DEMO_CRM = 'demo_crm';

/** The mock of HubSpot as a CRM inside the product, behind the same adapter as HubSpot itself. */
export const demoCrmConnector: Connector = {
  key: DEMO_CRM,
  name: 'Demo CRM',
  category: 'crm',
  isDemo: true,
  sides: ['company', 'partner'],
  summary: 'A small CRM inside Tandem for trying out the synchronization. It needs no account anywhere.',
  does: [
    'Comes with 12 companies, 10 contacts, and 6 deals.',
    'Has a screen where you create, change, win, delete, and merge its records.',
    'Behaves like HubSpot, so that a mapping you try here works there in the same way.',
  ],
  needs: ['Nothing. Use it in a test company, because the synchronization creates real records in Tandem.'],
  stays: 'The records of Demo CRM and everything that was synchronized to Tandem stay.',
  goes: 'Changes are no longer synchronized.',
  access: [{ kind: 'none' }],
  guide: 'crm-hubspot.md',
  home: '/connections/demo-crm',
  forPartners: {
    summary: 'A small CRM inside Tandem for trying out how you register deals from your own CRM. It needs no account.',
    does: [
      'Comes with five customers and five open deals.',
      'Has a screen where you create and change its records, and see what Tandem writes.',
      'Behaves like HubSpot, so that settings you try here work there in the same way.',
    ],
    needs: ['Nothing. Deals that you register from it are real registrations.'],
    stays: 'The records of Demo CRM and the registered deals stay.',
    goes: 'Nothing is read or written any more.',
    flag: 'deal_exchange',
    guide: 'partner-crm.md',
  },
  crm({ kernel, organization_id, partner_id }) {
    const now = () => kernel.clock.now();
    const store = storeOf(kernel, { organization_id, partner_id });
    const mock = createHubspotMock({ store, now, isOpen: true });
    const crm = createHubspot({
      system: 'Demo CRM',
      send: sendToMock(failing(store, 'hubspot', mock.handle)),
      now,
      origin: HUBSPOT_API,
      archived_every_ms: 0,
      // One transaction runs after the other here, so that no change is shown late.
      settles_ms: 1000,
      urlOf: (object, id) => `${kernel.config.baseUrl}/connections/demo-crm?object=${object}&record=${id}`,
    });
    return {
      ...crm,
      async check() {
        await fillDemoCrm(store, now, { side: partner_id ? 'partner' : 'company' });
        await crm.check();
        return { account: 'Demo CRM', scopes: [] };
      },
    };
  },
};
