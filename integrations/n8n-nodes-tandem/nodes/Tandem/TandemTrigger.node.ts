import {
  type IDataObject,
  type IHookFunctions,
  type IHttpRequestMethods,
  type ILoadOptionsFunctions,
  type INodePropertyOptions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeConnectionTypes,
} from 'n8n-workflow';

async function request(
  this: IHookFunctions | ILoadOptionsFunctions,
  method: IHttpRequestMethods,
  path: string,
  body?: IDataObject,
): Promise<unknown> {
  const { address } = await this.getCredentials<{ address: string }>('tandemApi');
  return this.helpers.httpRequestWithAuthentication.call(this, 'tandemApi', {
    method,
    url: `${address.replace(/\/+$/, '')}/api${path}`,
    json: true,
    ...(body && { body }),
  });
}

export class TandemTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Tandem Trigger',
    name: 'tandemTrigger',
    icon: 'file:tandem.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["event"]}}',
    description: 'Starts the workflow when something happens in Tandem',
    defaults: { name: 'Tandem Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'tandemApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Event Name or ID',
        name: 'event',
        type: 'options',
        typeOptions: { loadOptionsMethod: 'getEvents' },
        default: '',
        required: true,
        description:
          'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
      },
    ],
  };

  methods = {
    loadOptions: {
      async getEvents(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
        const { rows } = (await request.call(this, 'GET', '/webhook_endpoints/events')) as {
          rows: { type: string; label: string }[];
        };
        return rows.map(({ type, label }) => ({ name: label, value: type }));
      },
    },
  };

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        return this.getWorkflowStaticData('node').subscriptionId !== undefined;
      },
      /** The same address and event again are the same subscription, so repeating this is safe. */
      async create(this: IHookFunctions): Promise<boolean> {
        const { id } = (await request.call(this, 'POST', '/webhook_endpoints/subscribe', {
          target_url: this.getNodeWebhookUrl('default'),
          event: this.getNodeParameter('event'),
        })) as { id: string };
        this.getWorkflowStaticData('node').subscriptionId = id;
        return true;
      },
      async delete(this: IHookFunctions): Promise<boolean> {
        const data = this.getWorkflowStaticData('node');
        if (data.subscriptionId === undefined) return true;
        await request.call(this, 'DELETE', `/webhook_endpoints/subscribe/${String(data.subscriptionId)}`);
        delete data.subscriptionId;
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const id = this.getHeaderData()['webhook-id'];
    return { workflowData: [this.helpers.returnJsonArray({ id, ...this.getBodyData() })] };
  }
}
