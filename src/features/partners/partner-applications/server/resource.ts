import { defineResource } from '#server/resource/define.ts';
import { ApplicationForPartner, ApplicationUpdate, PartnerApplication } from '../schema.ts';

export const partnerApplications = defineResource({
  name: 'partner_applications',
  noun: 'application',
  row: PartnerApplication,
  update: ApplicationUpdate,
  view: 'partner_application_rows',
  list: {
    sort: ['company_name', 'contact_name', 'status', 'created_at', 'review_due_at', 'decided_at', 'flag_count'],
    filter: [
      'status',
      'door',
      'page_id',
      'owner_user_id',
      'country',
      'email',
      'partner_id',
      'has_high_risk',
      'is_automatic',
      'reason_code',
      'review_due_at',
      'created_at',
      'decided_at',
    ],
    search: ['company_name', 'contact_name', 'email', 'domain'],
    by: '-created_at',
  },
  partner: { row: ApplicationForPartner, verbs: ['list', 'get'] },
});
