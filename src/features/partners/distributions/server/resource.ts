import { defineResource } from '#server/resource/define.ts';
import { distribution, distributionRule } from '../schema.ts';
import { applyChangedRules, completeRule, endAssociationsOfRule } from './apply-rules.ts';
import { followDistributionChange, keepActive, startedByCompany } from './rules.ts';

export const distributions = defineResource(distribution, {
  view: 'distribution_rows',
  viewComputes: ['partner_id', 'distributor_id', 'invited_domain'],
  list: { filter: ['tier_name', 'country'] },
  partner: { verbs: ['list', 'get'] },
  beforeCreate: startedByCompany,
  afterCreate: followDistributionChange,
  beforeUpdate: keepActive,
});

export const distributionRules = defineResource(distributionRule, {
  remove: 'delete',
  view: 'distribution_rule_rows',
  guardedBy: 'distributions',
  list: { filter: ['distributor_id', 'region_id', 'type_id'] },
  beforeCreate: completeRule,
  beforeUpdate: completeRule,
  afterCreate: applyChangedRules,
  afterUpdate: applyChangedRules,
  beforeRemove: endAssociationsOfRule,
});
