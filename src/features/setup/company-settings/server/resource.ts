import { defineResource } from '#server/resource/define.ts';
import { Organisation, OrganisationUpdate } from '../schema.ts';
import { storedOrganisation } from './rules.ts';

export const organizations = defineResource({
  name: 'organizations',
  noun: 'organisation',
  row: Organisation,
  update: OrganisationUpdate,
  ofOwnOrganization: true,
  list: { sort: ['name'], filter: [], search: [] },
  partner: { row: Organisation, verbs: ['list', 'get', 'update'], update: OrganisationUpdate },
  beforeUpdate: storedOrganisation,
});
