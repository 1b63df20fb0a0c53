import { constraintMessage, invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { WithholdingRule, WithholdingRuleCreate } from '../schema.ts';

const twice = { applies_from: ['has a rate already'] };
constraintMessage('withholding_rules_country_once', twice);
constraintMessage('withholding_rules_partner_once', twice);

/** A rate is never changed; another one replaces it from its own day on. */
export const withholdingRules = defineResource({
  name: 'withholding_rules',
  noun: 'withholding rule',
  row: WithholdingRule,
  create: WithholdingRuleCreate,
  remove: 'delete',
  view: 'withholding_rule_rows',
  guardedBy: 'payout_batches',
  list: {
    sort: ['applies_from', 'country', 'partner_name', 'rate_ppm', 'created_at'],
    filter: ['country', 'partner_id', 'applies_from', 'rate_ppm'],
    search: ['country', 'partner_name', 'note'],
    by: '-applies_from',
  },
  beforeCreate: (_call, input) => {
    if ((input.country == null) === (input.partner_id == null))
      throw invalid({ country: ['either a country or a partner is named'] });
    return input;
  },
});
