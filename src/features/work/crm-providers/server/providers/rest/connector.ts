import type { Connector } from '#server/connectors.ts';
import { createRest } from './rest.ts';

export const rest: Connector = {
  key: 'rest',
  name: 'Other CRM (REST)',
  category: 'crm',
  sides: ['company'],
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
  crm: createRest,
};
