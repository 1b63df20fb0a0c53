import { defineResource } from '#server/resource/define.ts';
import { Organization, OrganizationUpdate } from '../schema.ts';
import { storedOrganization } from './rules.ts';

export const organizations = defineResource({
  name: 'organizations',
  noun: 'organization',
  row: Organization,
  update: OrganizationUpdate,
  ofOwnOrganization: true,
  list: { sort: ['name'], filter: [], search: [] },
  partner: { row: Organization, verbs: ['list', 'get', 'update'], update: OrganizationUpdate },
  beforeUpdate: storedOrganization,
});
