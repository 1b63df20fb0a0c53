import { type INodeType, type INodeTypeDescription, NodeConnectionTypes } from 'n8n-workflow';

/** The records that the node works with, by the name of their resource. */
const records = [
  { name: 'Account', value: 'accounts' },
  { name: 'Contact', value: 'contacts' },
  { name: 'Deal', value: 'opportunities' },
  { name: 'Lead', value: 'leads' },
  { name: 'Meeting', value: 'meetings' },
  { name: 'Partner', value: 'partners' },
  { name: 'Prospect', value: 'prospects' },
  { name: 'Registration', value: 'deal_registrations' },
  { name: 'Task', value: 'tasks' },
];

/** Each operation is one request, which n8n makes from this description. */
export class Tandem implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Tandem',
    name: 'tandem',
    icon: 'file:tandem.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Create, read and update records of Tandem',
    defaults: { name: 'Tandem' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'tandemApi', required: true }],
    requestDefaults: {
      baseURL: '={{$credentials.address.replace(/\\/+$/, "")}}/api',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    },
    properties: [
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        options: records,
        default: 'leads',
      },
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        noDataExpression: true,
        default: 'create',
        options: [
          {
            name: 'Create',
            value: 'create',
            action: 'Create a record',
            routing: {
              request: {
                method: 'POST',
                url: '=/{{$parameter["resource"]}}',
                body: '={{JSON.parse($parameter["fields"])}}',
                headers: { 'Idempotency-Key': '={{$execution.id}}-{{$itemIndex}}' },
              },
            },
          },
          {
            name: 'Get',
            value: 'get',
            action: 'Get a record',
            routing: { request: { method: 'GET', url: '=/{{$parameter["resource"]}}/{{$parameter["id"]}}' } },
          },
          {
            name: 'Get Many',
            value: 'getAll',
            action: 'Get many records',
            routing: {
              request: {
                method: 'GET',
                url: '=/{{$parameter["resource"]}}',
                qs: {
                  _sort: 'created_at',
                  _order: 'desc',
                  _end: '={{$parameter["limit"]}}',
                  q: '={{$parameter["search"] || undefined}}',
                },
              },
            },
          },
          {
            name: 'Update',
            value: 'update',
            action: 'Update a record',
            routing: {
              request: {
                method: 'PATCH',
                url: '=/{{$parameter["resource"]}}/{{$parameter["id"]}}',
                body: '={{JSON.parse($parameter["fields"])}}',
              },
            },
          },
        ],
      },
      {
        displayName: 'ID',
        name: 'id',
        type: 'string',
        required: true,
        default: '',
        displayOptions: { show: { operation: ['get', 'update'] } },
      },
      {
        displayName: 'Fields',
        name: 'fields',
        type: 'json',
        default: '{}',
        description: 'The fields of the record, as the API describes them under /api/docs',
        displayOptions: { show: { operation: ['create', 'update'] } },
      },
      {
        displayName: 'Limit',
        name: 'limit',
        type: 'number',
        typeOptions: { minValue: 1, maxValue: 100 },
        default: 50,
        description: 'Max number of results to return',
        displayOptions: { show: { operation: ['getAll'] } },
      },
      {
        displayName: 'Search',
        name: 'search',
        type: 'string',
        default: '',
        displayOptions: { show: { operation: ['getAll'] } },
      },
    ],
  };
}
