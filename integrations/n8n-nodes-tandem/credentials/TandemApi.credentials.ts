import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  Icon,
  INodeProperties,
} from 'n8n-workflow';

export class TandemApi implements ICredentialType {
  name = 'tandemApi';

  displayName = 'Tandem API';

  icon: Icon = 'file:../nodes/Tandem/tandem.svg';

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'address',
      type: 'string',
      default: '',
      placeholder: 'https://partners.example.com',
      description: 'The address at which you open Tandem',
      required: true,
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.address}}', url: '/api/webhook_endpoints/events' },
  };
}
