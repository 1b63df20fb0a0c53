import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { exponentOf } from '#shared/money/money.ts';
import { newRuleId } from '../rule-id.ts';
import type { PlanDefinition, TemplateKey } from '../schema.ts';

/** The parts of a program that templates use: its currency, and its tiers from the lowest to the highest. */
interface Program {
  currency: string;
  tiers: readonly string[];
}

interface Template {
  name: string;
  definition: (program: Program) => PlanDefinition;
}

/** Converts whole currency units, in which templates are written, to minor units. */
function whole(amount: number, currency: string): number {
  return amount * 10 ** exponentOf(currency);
}

/** Typical structures of partner programs (field guide 4.13). */
export const templates: Record<TemplateKey, Template> = {
  referral: {
    name: 'Referral',
    definition: () => ({
      hold_days: 30,
      accrue_on: 'won',
      recurring_months: 12,
      rate_lock: 'at_first',
      rules: [
        {
          id: 'referral',
          label: 'Referral fee',
          base: 'net',
          calc: { type: 'percent', rate_ppm: 100_000 },
          clawback: { mode: 'proportional', window_days: 90 },
        },
      ],
    }),
  },
  revenue_share: {
    name: 'Revenue share',
    definition: () => ({
      hold_days: 30,
      accrue_on: 'collected',
      recurring_months: 36,
      rate_lock: 'at_first',
      rules: [{ id: 'share', label: 'Revenue share', base: 'net', calc: { type: 'percent', rate_ppm: 200_000 } }],
    }),
  },
  reseller_margin: {
    name: 'Reseller margin',
    definition: ({ tiers }) => ({
      hold_days: 0,
      accrue_on: 'won',
      recurring_months: null,
      rate_lock: 'current',
      rules: [
        {
          id: 'margin',
          label: 'Reseller margin',
          base: 'net',
          calc: {
            type: 'percent',
            // Partners without a tier, and tiers beyond the four, get the rate at the nearest end of the ladder.
            rate_ppm: 150_000,
            ...(tiers.length > 0 && {
              rate_ppm_by_tier: Object.fromEntries(
                tiers.map((tier, index) => [tier, 150_000 + 50_000 * Math.min(index, 3)]),
              ),
            }),
          },
        },
      ],
    }),
  },
  quarterly_tiers: {
    name: 'Quarterly volume',
    definition: ({ currency }) => ({
      hold_days: 30,
      accrue_on: 'won',
      rules: [
        {
          id: 'volume',
          label: 'Quarterly volume',
          base: 'net',
          calc: {
            type: 'tiered',
            mode: 'marginal',
            measure: 'credited_base',
            period: 'quarter',
            bands: [
              { from: 0, to: whole(10_000, currency), rate_ppm: 100_000 },
              { from: whole(10_000, currency), to: whole(50_000, currency), rate_ppm: 150_000 },
              { from: whole(50_000, currency), to: null, rate_ppm: 200_000 },
            ],
          },
        },
      ],
    }),
  },
  lead_bounty: {
    name: 'Lead bounty',
    definition: ({ currency }) => ({
      hold_days: 30,
      accrue_on: 'won',
      recurring_months: 0,
      rules: [
        {
          id: 'lead',
          label: 'Lead bounty',
          when: { any: [{ all: [{ field: 'role', op: 'in', value: ['source'] }] }] },
          calc: { type: 'flat', amount_minor: whole(50, currency), currency, per: 'event' },
          on_partial_refund: 'keep',
        },
      ],
    }),
  },
  unit_bonus: {
    name: 'SPIFF per unit',
    definition: ({ currency }) => ({
      hold_days: 30,
      accrue_on: 'won',
      rules: [
        {
          id: 'unit-bonus',
          label: 'Bonus per unit',
          stacking: 'additive',
          calc: { type: 'flat', amount_minor: whole(200, currency), currency, per: 'unit' },
        },
      ],
    }),
  },
  services_influence: {
    name: 'Services influence',
    definition: () => ({
      hold_days: 30,
      accrue_on: 'won',
      recurring_months: 0,
      rules: [
        {
          id: 'influence',
          label: 'Influence fee',
          base: 'first_year',
          when: { any: [{ all: [{ field: 'role', op: 'in', value: ['influence', 'services'] }] }] },
          calc: { type: 'percent', rate_ppm: 50_000 },
        },
      ],
    }),
  },
};

/**
 * Fills in a template for this company. Its rules get accounts of their own: two structures made from it share no
 * ceiling.
 */
export async function definitionOf(call: Call, key: TemplateKey): Promise<PlanDefinition> {
  const tiers = await call.rows<{ id: string }>(sql`
    select id from partner_tiers where organization_id = ${call.organization_id} and archived_at is null
    order by "order", name`);
  const written = templates[key].definition({ currency: await baseCurrency(call), tiers: tiers.map(({ id }) => id) });
  return { ...written, rules: written.rules.map((rule) => ({ ...rule, id: newRuleId() })) };
}
