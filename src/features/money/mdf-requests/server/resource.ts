import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  MdfRequest,
  MdfRequestCreate,
  MdfRequestForPartner,
  MdfRequestForPartnerCreate,
  MdfRequestUpdate,
  requestFields,
} from '../schema.ts';
import { noticeOfNewRequest } from './notices.ts';
import { beginRequest, changeRequest } from './rules.ts';

export const mdfRequests = defineResource({
  name: 'mdf_requests',
  noun: 'MDF request',
  fields: requestFields,
  row: MdfRequest,
  create: MdfRequestCreate,
  update: MdfRequestUpdate,
  view: 'mdf_request_rows',
  list: {
    sort: [...sortable(requestFields), 'created_at'],
    filter: [...filterable(requestFields), 'created_at'],
    search: searchable(requestFields),
    by: '-submitted_at',
  },
  partner: {
    row: MdfRequestForPartner,
    verbs: ['list', 'get', 'create', 'update'],
    create: MdfRequestForPartnerCreate,
    update: MdfRequestUpdate,
  },
  beforeCreate: beginRequest,
  afterCreate: noticeOfNewRequest,
  beforeUpdate: changeRequest,
});
