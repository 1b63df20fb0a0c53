import type { Connector } from '#server/extension-points/connectors.ts';
import { createSalesforce } from './salesforce.ts';

export const salesforce: Connector = {
  key: 'salesforce',
  name: 'Salesforce',
  category: 'crm',
  sides: ['company', 'partner'],
  summary: 'Keeps partners, accounts, contacts, and deals in sync with Salesforce.',
  does: [
    'Sends new and changed records to Salesforce',
    'Brings changes from Salesforce here, including deletions and merges',
    'Offers the picklist values of Salesforce in your forms',
  ],
  needs: [
    'A Salesforce edition with API access',
    'An administrator who can add a connected app and one text field per object',
  ],
  stays: 'Records stay on both sides, with the ids that link them.',
  goes: 'Access to Salesforce ends, and changes are no longer exchanged.',
  fields: [
    {
      name: 'domain',
      label: 'My Domain',
      help: 'Setup > Company Settings > My Domain. A sandbox has a domain of its own.',
      placeholder: 'acme.my.salesforce.com',
      kind: 'text',
    },
    {
      name: 'api_version',
      label: 'API version',
      help: 'Change it only when Salesforce retires the default version.',
      placeholder: '62.0',
      kind: 'text',
      is_optional: true,
    },
  ],
  access: [
    {
      kind: 'oauth',
      authorize_url: 'https://{domain}/services/oauth2/authorize',
      token_url: 'https://{domain}/services/oauth2/token',
      revoke_url: 'https://{domain}/services/oauth2/revoke',
      scopes: ['api', 'refresh_token'],
      scope_separator: ' ',
      keeps: ['instance_url'],
    },
  ],
  guide: 'crm-salesforce.md',
  forPartners: {
    summary: 'Registers opportunities of your Salesforce with the company, and writes their state back.',
    does: [
      'Lists the open opportunities of your Salesforce, from which you register those you choose',
      'Writes the state, the protection, and the earned commission to fields that you choose',
    ],
    stays: 'Registered deals stay here, and your records stay in Salesforce.',
    goes: 'Access to Salesforce ends, and nothing is read or written any more.',
    flag: 'deal_exchange',
    guide: 'partner-crm.md',
  },
  crm: createSalesforce,
};
