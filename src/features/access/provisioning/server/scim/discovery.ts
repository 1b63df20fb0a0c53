import { USER } from './person-input.ts';
import { GROUP } from './representations.ts';

const CONFIG = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const TYPE = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

/** The rows of one answer of a list. */
export const MOST_RESULTS = 200;

export const serviceProviderConfig = (base: string, baseUrl: string) => ({
  schemas: [CONFIG],
  documentationUri: `${baseUrl}/developers`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Provisioning token',
      description: 'A token from Settings > Provisioning, sent as a bearer token',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

export const resourceTypes = (base: string) => [
  {
    schemas: [TYPE],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'People of the organization',
    schema: USER,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
  {
    schemas: [TYPE],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    description: 'Roles of the organization; members of a group have the role',
    schema: GROUP,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/Group` },
  },
];

interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex' | 'reference';
  description: string;
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: 'readOnly' | 'readWrite' | 'immutable';
  uniqueness?: 'none' | 'server';
  subAttributes?: Attribute[];
  referenceTypes?: string[];
}

const whole = ({ subAttributes, ...given }: Attribute): object => ({
  multiValued: false,
  required: false,
  mutability: 'readWrite',
  returned: 'default',
  ...(given.type !== 'boolean' && given.type !== 'complex' && { caseExact: false, uniqueness: 'none' }),
  ...given,
  ...(subAttributes && { subAttributes: subAttributes.map(whole) }),
});

const userAttributes: Attribute[] = [
  {
    name: 'userName',
    type: 'string',
    description: 'The name under which the identity provider knows the person',
    required: true,
    uniqueness: 'server',
  },
  {
    name: 'name',
    type: 'complex',
    description: 'The name of the person, unless their account belongs to other organizations, too',
    subAttributes: [
      { name: 'formatted', type: 'string', description: 'The whole name' },
      { name: 'familyName', type: 'string', description: 'The family name' },
      { name: 'givenName', type: 'string', description: 'The given name' },
    ],
  },
  { name: 'displayName', type: 'string', description: 'The whole name' },
  { name: 'active', type: 'boolean', description: 'Whether the person has access, or an invitation to it' },
  {
    name: 'emails',
    type: 'complex',
    description: 'The address that is invited. After the person has accepted, only they can change it.',
    multiValued: true,
    // An address as the userName is enough, but only this is one in every directory.
    required: true,
    subAttributes: [
      { name: 'value', type: 'string', description: 'The address', required: true },
      { name: 'type', type: 'string', description: 'Always work' },
      { name: 'primary', type: 'boolean', description: 'Always true' },
    ],
  },
  {
    name: 'groups',
    type: 'complex',
    description: 'The groups of the person, which are changed at the groups',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      { name: 'value', type: 'string', description: 'The id of the group', mutability: 'readOnly' },
      {
        name: '$ref',
        type: 'reference',
        description: 'The address of the group',
        mutability: 'readOnly',
        referenceTypes: ['Group'],
      },
      { name: 'display', type: 'string', description: 'The name of the group', mutability: 'readOnly' },
      { name: 'type', type: 'string', description: 'Always direct', mutability: 'readOnly' },
    ],
  },
];

const groupAttributes: Attribute[] = [
  {
    name: 'displayName',
    type: 'string',
    description: 'The name of the role',
    required: true,
    mutability: 'readOnly',
  },
  {
    name: 'members',
    type: 'complex',
    description: 'The people who have the role by this group',
    multiValued: true,
    subAttributes: [
      { name: 'value', type: 'string', description: 'The id of the user', mutability: 'immutable' },
      {
        name: '$ref',
        type: 'reference',
        description: 'The address of the user',
        mutability: 'readOnly',
        referenceTypes: ['User'],
      },
      { name: 'type', type: 'string', description: 'Always User', mutability: 'immutable' },
      { name: 'display', type: 'string', description: 'The name of the user', mutability: 'readOnly' },
    ],
  },
];

export const schemas = (base: string) => [
  {
    schemas: [SCHEMA],
    id: USER,
    name: 'User',
    description: 'People of the organization',
    attributes: userAttributes.map(whole),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${USER}` },
  },
  {
    schemas: [SCHEMA],
    id: GROUP,
    name: 'Group',
    description: 'Roles of the organization',
    attributes: groupAttributes.map(whole),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${GROUP}` },
  },
];
