import type { Rule } from '#features/money/commission-plans/schema.ts';
import {
  assignPlan,
  createPlanFromTemplate,
  openDraft,
  publishPlan,
  readVersion,
  writeDraft,
} from '#features/money/commission-plans/server/service.ts';
import type { Call } from '#server/call.ts';
import { addMonths } from '#shared/dates.ts';
import type { History } from './history.ts';
import type { Programme } from './programme.ts';

/** Who only introduces a customer earns by a structure of its own, which goes before the one that everybody has. */
export async function paySomeOtherwise(call: Call, { types }: Programme): Promise<void> {
  const { plan_id, version_id } = await createPlanFromTemplate(call, 'referral', { name: 'Referral fee' });
  await publishPlan(call, version_id, { effective_from: call.today() });
  await assignPlan(call, { plan_id, target: 'type', target_id: types[1]! });
}

/** A raise is announced for the next quarter, and a bonus is still being written. */
export async function planAhead(history: History, { plan }: Programme): Promise<void> {
  await history.on(history.today, async (call) => {
    const draft = await openDraft(call, plan);
    const { definition } = await readVersion(call, draft);
    await writeDraft(call, draft, { ...definition, rules: definition.rules.map(raised) });
    const month = Number(history.today.slice(5, 7));
    await publishPlan(call, draft, {
      effective_from: `${addMonths(history.today, 3 - ((month - 1) % 3)).slice(0, 7)}-01`,
      note: 'Those who sell most earn more: the highest band pays 22% from the new quarter on.',
    });
    await createPlanFromTemplate(call, 'unit_bonus', { name: 'Spring gateway bonus' });
  });
}

function raised({ calc, ...rule }: Rule): Rule {
  if (calc?.type !== 'tiered') return { ...rule, ...(calc && { calc }) };
  const bands = calc.bands.map((band) => (band.to === null ? { ...band, rate_ppm: 220_000 } : band));
  return { ...rule, calc: { ...calc, bands } };
}
