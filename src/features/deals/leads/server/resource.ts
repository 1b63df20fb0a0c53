import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { LeadScore, LeadScoreForPartner, leadRule } from '../rules.schema.ts';
import { LeadCreate, LeadOffer, LeadOfferForPartner, LeadRound, lead } from '../schema.ts';
import { checkRule } from './rules/check.ts';
import { beginLead, changeLead, refuseLeadRemoval } from './writing.ts';

constraintMessage('leads_external_ref', { external_ref: ['is already the ID of another lead'] });
constraintMessage('lead_rules_name', { name: ['is already the name of another rule'] });

export const leads = defineResource(lead, {
  create: LeadCreate,
  view: 'lead_rows',
  import: {
    group: 'Sales',
    known_by: [['external_ref'], ['contact_email', 'company_name'], ['contact_name', 'company_name']],
  },
  proposals: { create: true, change: true },
  beforeCreate: beginLead,
  beforeUpdate: changeLead,
  beforeRemove: refuseLeadRemoval,
});

export const leadOffers = defineResource({
  name: 'lead_offers',
  noun: 'lead offer',
  row: LeadOffer,
  view: 'lead_offer_rows',
  guardedBy: 'leads',
  list: {
    sort: ['offered_at', 'respond_by', 'answered_at', 'status', 'number', 'country', 'product_name', 'round', 'rank'],
    filter: [
      'lead_id',
      'partner_id',
      'status',
      'mode',
      'round',
      'country',
      'language',
      'lead_status',
      'opportunity_id',
      'offered_at',
      'respond_by',
    ],
    search: ['company_name', 'contact_name', 'product_name', 'number'],
    by: '-offered_at',
  },
  partner: { row: LeadOfferForPartner, verbs: ['list', 'get'] },
});

export const leadRounds = defineResource({
  name: 'lead_rounds',
  noun: 'lead round',
  row: LeadRound,
  guardedBy: 'leads',
  list: {
    sort: ['round', 'started_at'],
    filter: ['lead_id', 'rule_id', 'outcome'],
    search: ['rule_name'],
    by: 'round',
  },
});

export const leadScores = defineResource({
  name: 'lead_scores',
  noun: 'lead score',
  row: LeadScore,
  references: {
    partner_id: { of: 'partners', partner_name: 'name' },
  },
  guardedBy: 'leads',
  list: {
    sort: ['rank', 'received_at', 'round', 'created_at'],
    filter: ['lead_id', 'partner_id', 'round', 'is_offered', 'is_latest', 'received_at'],
    search: ['explanation'],
    by: '-received_at',
  },
  partner: { row: LeadScoreForPartner, verbs: ['list', 'get'] },
});

export const leadRules = defineResource(leadRule, {
  ordered: true,
  beforeCreate: checkRule,
  beforeUpdate: (call, _current, patch) => checkRule(call, patch),
});
