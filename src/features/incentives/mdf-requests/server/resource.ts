import { defineResource } from '#server/resource/define.ts';
import { mdfRequest } from '../schema.ts';
import { noticeOfNewRequest } from './notices.ts';
import { beginRequest, changeMdfRequest } from './rules.ts';

export const mdfRequests = defineResource(mdfRequest, {
  view: 'mdf_request_rows',
  partner: { verbs: ['list', 'get', 'create', 'update'] },
  beforeCreate: beginRequest,
  afterCreate: noticeOfNewRequest,
  beforeUpdate: changeMdfRequest,
});
