import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { type Resource, ResourceEvent, ResourceVersion, resource } from '../schema.ts';
import { beginResource, changeResource, followResourceChange } from './rules.ts';

constraintMessage('resources_dates', { valid_until: ['must not be before the first day'] });
constraintMessage('resources_audience', { audience_id: ['is required for “An audience”, and only then'] });

/** Resources are archived by a separate action, which takes a reason. */
export const resources = defineResource(resource, {
  list: { filter: ['is_shown', 'is_cobranded', 'partners'] },
  view: 'resource_rows',
  partner: { verbs: ['list', 'get'] },
  beforeCreate: beginResource,
  afterCreate: (call, row) => followResourceChange(call, row as Resource),
  beforeUpdate: changeResource,
  afterUpdate: (call, row) => followResourceChange(call, row as Resource),
});

export const resourceVersions = defineResource({
  name: 'resource_versions',
  noun: 'resource version',
  row: ResourceVersion,
  guardedBy: 'resources',
  list: {
    sort: ['version', 'created_at', 'size'],
    filter: ['resource_id', 'version', 'kind', 'created_at'],
    search: ['file_name', 'uploaded_by_name'],
    by: '-version',
  },
  partner: { row: ResourceVersion, verbs: ['list', 'get'] },
});

/** The company's access log, which partners cannot see. */
export const resourceEvents = defineResource({
  name: 'resource_events',
  noun: 'resource view',
  row: ResourceEvent,
  references: {
    partner_id: { of: 'partners', partner_name: 'name' },
    resource_id: { of: 'resources', resource_name: 'name' },
  },
  guardedBy: 'resources',
  list: {
    sort: ['created_at', 'user_name', 'version'],
    filter: ['resource_id', 'version', 'kind', 'user_id', 'partner_id', 'created_at'],
    search: ['user_name', 'partner_name', 'resource_name'],
    by: '-created_at',
  },
});
