import type { Connector } from '#server/extension-points/connectors.ts';
import { createPipedrive } from './pipedrive.ts';

export const pipedrive: Connector = {
  key: 'pipedrive',
  name: 'Pipedrive',
  category: 'crm',
  sides: ['company', 'partner'],
  summary: 'Keeps partners, accounts, contacts, and deals in sync with Pipedrive.',
  does: [
    'Sends new and changed organizations, people, and deals to Pipedrive',
    'Brings changes and deletions from Pipedrive here',
    'Offers the options and stages of Pipedrive in your forms',
  ],
  needs: [
    'The API token of a Pipedrive user who sees all records',
    'A text field “Tandem ID” for organizations, people, and deals',
  ],
  stays: 'Records stay on both sides, with the ids that link them.',
  goes: 'The API token is deleted, and changes are no longer exchanged.',
  fields: [
    {
      name: 'domain',
      label: 'Company domain',
      help: 'The address that you see in the browser when you use Pipedrive.',
      placeholder: 'acme.pipedrive.com',
      kind: 'text',
    },
    {
      name: 'api_token',
      label: 'API token',
      help: 'Personal preferences > API.',
      kind: 'secret',
    },
    {
      name: 'webhook_password',
      label: 'Webhook password',
      help: 'At least 16 characters. Enter the same password in Pipedrive, with the user name “tandem”.',
      kind: 'secret',
      is_optional: true,
    },
  ],
  access: [{ kind: 'fields' }],
  guide: 'crm-pipedrive.md',
  forPartners: {
    summary: 'Registers deals of your Pipedrive with the company, and writes their state back.',
    does: [
      'Lists the open deals of your Pipedrive, from which you register those you choose',
      'Writes the state, the protection, and the earned commission to fields that you choose',
    ],
    needs: [
      'The API token of a Pipedrive user who sees the deals',
      'A text field “Tandem ID” for deals, if Tandem may write',
    ],
    stays: 'Registered deals stay here, and your records stay in Pipedrive.',
    goes: 'The API token is deleted, and nothing is read or written any more.',
    flag: 'deal_exchange',
    guide: 'partner-crm.md',
  },
  crm: createPipedrive,
};
