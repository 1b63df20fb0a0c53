import { defineSteps, type StepInput, type SteppedNoun } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { CommissionEventRow, CommissionLine } from './schema.ts';
import { eventStatusOptions, statusOptions } from './words.schema.ts';

const line = sayable({
  name: 'commission_lines',
  one: 'commission',
  row: CommissionLine,
  fields: { status: field.choice({ label: 'Status', options: statusOptions, notNull: true }) },
} as const satisfies SteppedNoun);

const notOnItsOwn = ({ amount_minor }: CommissionLine) =>
  amount_minor < 0 ? 'It is released together with the commission it claws back.' : null;

/** The steps of a commission before it is paid. Payouts move it on. */
export const lineSteps = defineSteps(line, {
  ends: ['reserved', 'paid', 'void'],
  steps: {
    hold: {
      by: 'company',
      from: ['payable', 'on_hold'],
      to: 'on_hold',
      unless: ({ amount_minor }) => (amount_minor < 0 ? 'A clawback cannot be put on hold.' : null),
      label: 'Put on hold',
      done: 'Commission on hold',
      text: 'It is left out of payouts until a person releases the hold.',
      summary: 'Put a commission on hold, with a reason the partner sees',
      input: {
        reason: field.longText({
          label: 'Reason',
          help: 'The partner sees this reason until the hold is released.',
          required: true,
          max: 1000,
        }),
      },
    },
    release_early: {
      by: 'company',
      from: ['on_hold'],
      to: 'payable',
      unless: (row) =>
        row.hold_reason === null
          ? notOnItsOwn(row)
          : 'This commission is on hold for a reason other than its hold period. Release that hold first.',
      label: 'Release early',
      done: 'Commission released',
      text: 'The commission becomes payable today, before its hold period ends.',
      summary: 'Release a commission before its hold period ends, with a reason',
      input: {
        reason: field.longText({
          label: 'Reason',
          help: 'Only your team sees this reason. The partner sees that you released the commission early.',
          required: true,
          max: 1000,
        }),
      },
      touches: 'money',
      sheet: true,
    },
    release: {
      by: 'company',
      from: ['on_hold'],
      to: ['payable', 'on_hold'],
      unless: (row) =>
        row.hold_reason === null ? 'This commission was not put on hold by a team member.' : notOnItsOwn(row),
      label: 'Release hold',
      done: 'Hold released',
      text: 'The commission becomes payable at once if its hold period is over, or when it ends.',
      summary: 'Release a commission that was put on hold',
      sheet: true,
    },
  },
});

const event = sayable({
  name: 'commission_events',
  one: 'event',
  row: CommissionEventRow,
  fields: { status: field.choice({ label: 'Status', options: eventStatusOptions, notNull: true }) },
} as const satisfies SteppedNoun);

/** Events that wait for another one go on by themselves. */
export const eventSteps = defineSteps(event, {
  can: 'commission_lines:manage',
  ends: ['received', 'rated', 'parked'],
  steps: {
    retry: {
      by: 'company',
      from: ['failed', 'ignored'],
      to: ['rated', 'parked', 'failed'],
      label: 'Try again',
      done: 'Event processed',
      text: 'The commission is calculated with the data of now.',
      summary: 'Retry an event whose calculation failed',
    },
  },
});

type Steps = (typeof lineSteps)['steps'];
export type LineHold = StepInput<Steps['hold']>;
export type EarlyRelease = StepInput<Steps['release_early']>;
