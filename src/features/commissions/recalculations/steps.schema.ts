import { defineSteps, type StepInput, type SteppedNoun } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { Recalculation, recalculationOptions, SeenRecalculation } from './schema.ts';

const recalculation = sayable({
  name: 'commission_recalculations',
  one: 'recalculation',
  row: Recalculation,
  fields: { state: field.choice({ label: 'Status', options: recalculationOptions, notNull: true }) },
} as const satisfies SteppedNoun);

/** A recalculation is previewed, and booked when a second person approves what the preview shows. */
export const recalculationSteps = defineSteps(recalculation, {
  state: 'state',
  can: 'commission_lines:manage',
  ends: ['applied', 'canceled'],
  steps: {
    preview: {
      by: 'company',
      from: ['draft', 'previewed'],
      to: 'previewed',
      label: 'Preview again',
      done: 'Recalculation previewed',
      text: 'The differences are calculated again with the data of now. Nothing is booked.',
      summary: 'Preview again',
      look: 'button',
    },
    approve: {
      by: 'company',
      from: ['previewed'],
      to: 'applied',
      label: 'Approve and book',
      done: 'Recalculation booked',
      text: 'The differences are posted to the ledger as new commissions.',
      summary: 'Approve as a second person; posts the differences',
      body: SeenRecalculation,
      touches: 'money',
      sheet: true,
      look: 'primary',
    },
    cancel: {
      by: 'company',
      from: ['draft', 'previewed', 'approved'],
      to: 'canceled',
      label: 'Cancel recalculation',
      done: 'Recalculation canceled',
      text: 'Nothing is booked. You can request another recalculation.',
      summary: 'Cancel a recalculation',
      danger: true,
    },
  },
});

export type RecalculationApproval = StepInput<(typeof recalculationSteps)['steps']['approve']>;
