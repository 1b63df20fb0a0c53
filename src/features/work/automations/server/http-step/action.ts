import { defineAutomationAction } from '#server/extension-points/automations.ts';
import { deliverHttp, methods, prepareHttp } from './request.ts';

export const httpAction = defineAutomationAction({
  key: 'http',
  label: 'Send an HTTP request',
  about: 'Calls another system with values of the record. Later steps and conditions can use values of the answer.',
  group: 'Other systems',
  sentence: 'Send a {method} request to {endpoint_id}',
  params: [
    {
      name: 'endpoint_id',
      label: 'System',
      help: 'Its address and its secret headers are stored encrypted and never shown again.',
      kind: 'reference',
      resource: 'automation_endpoints',
      required: true,
    },
    {
      name: 'method',
      label: 'Method',
      kind: 'choice',
      required: true,
      initial: 'POST',
      options: methods.map((method) => ({ value: method, label: method })),
    },
    {
      name: 'path',
      label: 'Path',
      help: 'Added to the address of the system, such as /contacts. Inserted values are URL-encoded.',
      kind: 'text',
      max: 500,
    },
    {
      name: 'body',
      label: 'JSON body',
      help: 'A text that is a single placeholder becomes its value, so numbers stay numbers. Amounts are in the smallest unit.',
      kind: 'json',
      max: 5000,
      initial: '{\n  "name": "{{company.name}}"\n}',
      shown: { name: 'method', is: ['POST', 'PUT', 'PATCH'] },
    },
  ],
  answers: true,
  can: () => 'automations:manage',
  run: prepareHttp,
  send: deliverHttp,
});
