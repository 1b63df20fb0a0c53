import { defineResource } from '#server/resource/define.ts';
import {
  ReferralEntry,
  ReferralPage,
  ReferralPageCreate,
  ReferralPageForPartner,
  ReferralPageUpdate,
  RegistrationLine,
} from '../schema.ts';
import { beginPage, checkPage } from './rules.ts';

export const referralPages = defineResource({
  name: 'referral_pages',
  noun: 'referral page',
  row: ReferralPage,
  create: ReferralPageCreate,
  update: ReferralPageUpdate,
  remove: 'archive',
  view: 'referral_page_rows',
  list: {
    sort: ['name', 'state', 'headline', 'views', 'registrations', 'waiting', 'approved', 'created_at', 'updated_at'],
    filter: ['state', 'access', 'partner_from', 'form_id', 'type_id', 'partner_id', 'created_at'],
    search: ['name', 'headline'],
    by: '-created_at',
  },
  partner: { row: ReferralPageForPartner, verbs: ['list', 'get'] },
  beforeCreate: beginPage,
  beforeUpdate: checkPage,
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
