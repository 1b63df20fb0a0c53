import { defineResource } from '#server/resource/define.ts';
import { ReferralEntry, RegistrationLine, referralPage } from '../schema.ts';
import { beginReferralPage, checkReferralPage } from './rules.ts';

export const referralPages = defineResource(referralPage, {
  references: { offered_partner_ids: { of: 'partners' } },
  view: 'referral_page_rows',
  partner: { verbs: ['list', 'get'] },
  beforeCreate: beginReferralPage,
  beforeUpdate: checkReferralPage,
});

export const referralEntries = defineResource({
  name: 'referral_entries',
  noun: 'referral entry',
  row: ReferralEntry,
  view: 'referral_entry_rows',
  list: {
    sort: ['created_at', 'account_name', 'status', 'amount_minor', 'number'],
    filter: ['page_id', 'registration_id', 'partner_id', 'status', 'is_public', 'created_at'],
    search: ['account_name', 'submitter_name', 'submitter_email', 'number'],
    by: '-created_at',
  },
  guardedBy: 'deal_registrations',
});

export const registrationLines = defineResource({
  name: 'deal_registration_lines',
  noun: 'registration line',
  row: RegistrationLine,
  view: 'deal_registration_line_rows',
  list: { sort: ['position'], filter: ['registration_id', 'product_id'], search: [], by: 'position' },
  partner: { row: RegistrationLine, verbs: ['list', 'get'] },
  guardedBy: 'deal_registrations',
});
