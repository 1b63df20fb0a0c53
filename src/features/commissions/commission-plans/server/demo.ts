import type { Call } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addMonths } from '#shared/time/dates.ts';
import { newRuleId } from '../rule-id.ts';
import type { Rule, TemplateKey } from '../schema.ts';
import { assignPlan, createPlanFromTemplate, openDraft, publishPlan, readVersion, updateDraft } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** The structure assigned to the whole program. */
    plan: string;
  }
}

async function payEverybody(story: DemoStory, call: Call): Promise<void> {
  const { plan_id, version_id } = await createPlanFromTemplate(call, story.company.template as TemplateKey);
  await publishPlan(call, version_id, { effective_from: call.today(), assign_to_everybody: true });
  story.put('plan', plan_id);
}

/**
 * Partners that only introduce a customer earn by a structure of their own, which takes precedence over the program's.
 */
async function paySomeOtherwise(story: DemoStory, call: Call): Promise<void> {
  if (!story.company.hasExceptions) return;
  const { plan_id, version_id } = await createPlanFromTemplate(call, 'referral', { name: 'Referral fee' });
  await publishPlan(call, version_id, { effective_from: call.today() });
  await assignPlan(call, { plan_id, target: 'type', target_id: story.get('partnerTypes')[1]! });
}

/**
 * For half a year the higher tiers have earned a bonus for platform products, so that the value of a tier shows in
 * money.
 */
async function payTierBonus(story: DemoStory, month: number): Promise<void> {
  if (month !== -6) return;
  const { history } = story;
  const [, ...tiers] = story.get('partnerTiers');
  const rates = [10_000, 30_000, 50_000];
  await history.on(history.day(month), async (call) => {
    const draft = await openDraft(call, story.get('plan'));
    const { definition } = await readVersion(call, draft);
    const bonus: Rule = {
      id: newRuleId(),
      label: 'Tier bonus for platform products',
      base: 'net',
      stacking: 'additive',
      when: {
        any: [
          {
            all: [
              { field: 'category', op: 'in', value: [story.get('productCategories').Platform!] },
              { field: 'partner.tier', op: 'in', value: tiers },
            ],
          },
        ],
      },
      calc: {
        type: 'percent',
        rate_ppm: rates[0]!,
        rate_ppm_by_tier: Object.fromEntries(tiers.map((tier, index) => [tier, rates[index]!])),
      },
    };
    await updateDraft(call, draft, { ...definition, rules: [...definition.rules, bonus] });
    await publishPlan(call, draft, {
      effective_from: call.today(),
      note: 'Silver, Gold and Platinum partners earn a bonus of 1%, 3% or 5% for platform products.',
    });
  });
}

/** Announces a raise for the next quarter and leaves a bonus as a draft. */
async function planAhead(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  await history.on(history.today, async (call) => {
    const draft = await openDraft(call, story.get('plan'));
    const { definition } = await readVersion(call, draft);
    await updateDraft(call, draft, { ...definition, rules: definition.rules.map(raised) });
    const month = Number(history.today.slice(5, 7));
    await publishPlan(call, draft, {
      effective_from: `${addMonths(history.today, 3 - ((month - 1) % 3)).slice(0, 7)}-01`,
      note: 'Top sellers earn more: the highest band pays 22% from the next quarter.',
    });
    await createPlanFromTemplate(call, 'unit_bonus', { name: 'Spring gateway bonus' });
  });
}

function raised({ calc, ...rule }: Rule): Rule {
  if (calc?.type !== 'tiered') return { ...rule, ...(calc && { calc }) };
  const bands = calc.bands.map((band) => (band.to === null ? { ...band, rate_ppm: 220_000 } : band));
  return { ...rule, calc: { ...calc, bands } };
}

export const demo = [
  defineDemo('commission-plans', {
    when: 'start',
    after: ['partner-types', 'partner-tiers', 'opportunity-types', 'products'],
    run: payEverybody,
  }),
  defineDemo('commission-plans-for-some', { when: 'start', after: ['commission-plans'], run: paySomeOtherwise }),
  defineDemo('commission-plans-tier-bonus', { when: 'month', after: ['opportunities'], run: payTierBonus }),
  defineDemo('commission-plans-to-come', { when: 'end', run: planAhead }),
];
