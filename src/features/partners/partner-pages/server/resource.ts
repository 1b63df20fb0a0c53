import { defineResource } from '#server/resource/define.ts';
import { partnerPage } from '../schema.ts';
import { beginPartnerPage, checkPartnerPage } from './rules.ts';

export const partnerPages = defineResource(partnerPage, {
  view: 'partner_page_rows',
  beforeCreate: beginPartnerPage,
  beforeUpdate: checkPartnerPage,
});
