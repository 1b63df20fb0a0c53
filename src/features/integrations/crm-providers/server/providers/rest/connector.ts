import type { Connector } from '#server/extension-points/connectors.ts';
import { createRest } from './rest.ts';

export const rest: Connector = {
  key: 'rest',
  name: 'Other CRM (REST)',
  category: 'crm',
  sides: ['company', 'partner'],
  summary: 'Connects any CRM with a REST API that you describe once.',
  does: ['Sends new and changed records to the CRM', 'Brings changes from the CRM here'],
  needs: ['The description of the API as JSON; the guide has an example', 'A key with access to the records'],
  stays: 'Records stay on both sides, with the ids that link them.',
  goes: 'The key and the description are deleted, and changes are no longer exchanged.',
  fields: [
    {
      name: 'declaration',
      label: 'Description',
      help: 'JSON with the address, the objects, and their fields. Copy the example from the guide and adapt it.',
      kind: 'document',
    },
    {
      name: 'secret',
      label: 'Key',
      help: 'Sent as the description says. Leave it empty only for a system without keys.',
      kind: 'secret',
      is_optional: true,
    },
  ],
  access: [{ kind: 'fields' }],
  guide: 'crm-rest.md',
  forPartners: {
    summary: 'Registers deals of any CRM with a REST API that you describe once.',
    does: [
      'Lists the open deals of your CRM, from which you register those you choose',
      'Writes the state, the protection, and the earned commission to fields that you choose',
    ],
    stays: 'Registered deals stay here, and your records stay in your CRM.',
    goes: 'The key and the description are deleted, and nothing is read or written any more.',
    flag: 'deal_exchange',
    guide: 'partner-crm.md',
  },
  crm: createRest,
};
