import type { Connector } from '#server/extension-points/connectors.ts';
import { createHubspot, hubspotScopes } from './hubspot.ts';

export const hubspotConnector: Connector = {
  key: 'hubspot',
  name: 'HubSpot',
  category: 'crm',
  sides: ['company', 'partner'],
  summary: 'Keeps companies, contacts, and deals of HubSpot in step with partners, accounts, contacts, and deals here.',
  does: [
    'Reads companies, contacts, and deals, and their changes within seconds.',
    'Creates and updates the records that you map, after a simulation that you approve.',
    'Adds one property, Tandem ID, to each of the three objects, so that no record is created twice.',
  ],
  needs: [
    'A private app in HubSpot with the scopes of the guide, or an OAuth app.',
    'A HubSpot user who is a super admin, to create the app.',
  ],
  stays: 'Records that were synchronized stay here and in HubSpot.',
  goes: 'Credentials are deleted, and nothing is read or written any more.',
  fields: [
    {
      name: 'access_token',
      label: 'Access token',
      help: 'In HubSpot: Settings, Integrations, Private Apps, your app, Auth.',
      placeholder: 'pat-eu1-…',
      kind: 'secret',
      way: 'fields',
    },
    {
      name: 'client_secret',
      label: 'Client secret',
      help: 'On the same page. Needed to receive changes by webhook; without it, changes are read every few minutes.',
      kind: 'secret',
      is_optional: true,
      way: 'fields',
    },
  ],
  access: [
    { kind: 'fields' },
    {
      kind: 'oauth',
      authorize_url: 'https://app.hubspot.com/oauth/authorize',
      token_url: 'https://api.hubapi.com/oauth/v3/token',
      revoke_url: 'https://api.hubapi.com/oauth/v3/token/revoke',
      scopes: hubspotScopes,
      scope_separator: ' ',
    },
  ],
  guide: 'crm-hubspot.md',
  forPartners: {
    summary: 'Registers deals of your HubSpot with the company, and writes their state back.',
    does: [
      'Lists the open deals of your HubSpot, from which you register those you choose.',
      'Writes the state, the protection, and the earned commission to fields that you choose.',
      'Adds one property, Tandem ID, to deals when it writes.',
    ],
    stays: 'Registered deals stay here, and your records stay in HubSpot.',
    goes: 'Credentials are deleted, and nothing is read or written any more.',
    flag: 'deal_exchange',
    guide: 'partner-crm.md',
  },
  crm: ({ kernel, values, send }) =>
    createHubspot({
      send,
      now: () => kernel.clock.now(),
      private_app_token: values.access_token,
      hook_secret: values.client_secret,
    }),
};
