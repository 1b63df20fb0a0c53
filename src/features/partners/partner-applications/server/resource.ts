import { defineResource } from '#server/resource/define.ts';
import { ApplicationUpdate, partnerApplication } from '../schema.ts';

export const partnerApplications = defineResource(partnerApplication, {
  create: false,
  update: ApplicationUpdate,
  view: 'partner_application_rows',
  partner: { verbs: ['list', 'get'] },
});
