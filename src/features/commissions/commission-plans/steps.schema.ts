import { defineSteps, type SteppedNoun } from '#shared/nouns/define-steps.ts';
import { sayable } from '#shared/text/labels.ts';
import { CommissionPlan } from './schema.ts';

const plan = sayable({
  name: 'commission_plans',
  one: 'incentive structure',
  row: CommissionPlan,
  fields: {},
} as const satisfies SteppedNoun);

/** Versions of a structure are published; the structure itself is only archived and restored. */
export const planSteps = defineSteps(plan, {
  steps: {
    restore: {
      by: 'company',
      unless: ({ archived_at }) => (archived_at ? null : 'This structure is not archived.'),
      label: 'Restore',
      done: 'Structure restored',
      text: 'It has the status it had before, and can be edited again.',
      summary: 'Restore an archived structure',
    },
  },
});
