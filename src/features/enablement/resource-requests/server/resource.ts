import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { ResourceRequest, ResourceRequestForPartner, requestFields } from '../schema.ts';

/** Requests are created by partners and answered by actions. */
export const resourceRequests = defineResource({
  name: 'resource_requests',
  noun: 'resource request',
  fields: requestFields,
  row: ResourceRequest,
  view: 'resource_request_rows',
  list: {
    sort: [...sortable(requestFields), 'created_at'],
    filter: [...filterable(requestFields), 'created_at'],
    search: searchable(requestFields),
    by: '-created_at',
  },
  partner: { row: ResourceRequestForPartner, verbs: ['list', 'get'] },
});
