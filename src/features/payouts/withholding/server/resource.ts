import { constraintMessage, invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { withholdingRule } from '../schema.ts';

const twice = { applies_from: ['has a rate already'] };
constraintMessage('withholding_rules_country_once', twice);
constraintMessage('withholding_rules_partner_once', twice);

/** A rate is never changed; another one replaces it from its own day on. */
export const withholdingRules = defineResource(withholdingRule, {
  update: false,
  remove: 'delete',
  guardedBy: 'payout_batches',
  beforeCreate: (_call, input) => {
    if ((input.country == null) === (input.partner_id == null))
      throw invalid({ country: ['either a country or a partner is named'] });
    return input;
  },
});
