import { defineResource } from '#server/resource/define.ts';
import { PartnerPage, PartnerPageCreate, PartnerPageUpdate } from '../schema.ts';
import { beginPage, checkPage } from './rules.ts';

export const partnerPages = defineResource({
  name: 'partner_pages',
  noun: 'sign-up page',
  row: PartnerPage,
  create: PartnerPageCreate,
  update: PartnerPageUpdate,
  remove: 'archive',
  view: 'partner_page_rows',
  list: {
    sort: ['name', 'state', 'views', 'submissions', 'approvals', 'open_applications', 'created_at', 'updated_at'],
    filter: ['state', 'form_id', 'type_id', 'region_id', 'tier_id', 'owner_user_id', 'created_at'],
    search: ['name', 'headline'],
    by: '-created_at',
  },
  beforeCreate: beginPage,
  beforeUpdate: checkPage,
});
