import { defineResource } from '#server/resource/define.ts';
import { partnerHealth } from '../schema.ts';

/** The nightly evaluation writes it, so there is nothing to create or change. */
export const partnerHealthResource = defineResource(partnerHealth, {
  view: 'partner_health_rows',
  create: false,
  update: false,
  remove: false,
});
