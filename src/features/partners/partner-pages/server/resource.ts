import { defineResource } from '#server/resource/define.ts';
import { partnerPage } from '../schema.ts';
import { beginPage, checkPage } from './rules.ts';

export const partnerPages = defineResource(partnerPage, {
  view: 'partner_page_rows',
  beforeCreate: beginPage,
  beforeUpdate: checkPage,
});
