import type { ActionParam } from '#server/extension-points/automations.ts';

/** A step that directs the flow. The engine runs these itself. */
export interface Control {
  key: string;
  label: string;
  about: string;
  group: 'Flow';
  sentence: string;
  params: readonly ActionParam[];
  /** It is offered for flows about a record only. */
  needsRecord?: boolean;
}

export const controls: readonly Control[] = [
  {
    key: 'wait',
    label: 'Wait',
    about: 'Continues after some time.',
    group: 'Flow',
    sentence: 'Wait {amount} {unit}',
    params: [
      { name: 'amount', label: 'Time', kind: 'number', required: true, min: 1, max: 1440, initial: 3 },
      {
        name: 'unit',
        label: 'Unit',
        kind: 'choice',
        required: true,
        initial: 'days',
        options: [
          { value: 'minutes', label: 'minutes' },
          { value: 'hours', label: 'hours' },
          { value: 'days', label: 'days' },
        ],
      },
    ],
  },
  {
    key: 'wait_event',
    label: 'Wait for an event',
    about: 'Continues when something happens to the record or its partner, or after a number of days.',
    group: 'Flow',
    sentence: 'Wait until {event}, at most {days}',
    needsRecord: true,
    params: [
      { name: 'event', label: 'Event', kind: 'event', required: true },
      { name: 'days', label: 'At most', kind: 'days', required: true, min: 1, max: 365, initial: 14 },
    ],
  },
  {
    key: 'approval',
    label: 'Ask for approval',
    about: 'Asks a person and waits for the decision.',
    group: 'Flow',
    sentence: 'Ask {to}: “{question}”',
    params: [
      {
        name: 'to',
        label: 'Who decides',
        kind: 'choice',
        required: true,
        initial: 'owner',
        options: [
          { value: 'owner', label: 'the owner of the record' },
          { value: 'person', label: 'a certain person' },
        ],
      },
      {
        name: 'user_id',
        label: 'Person',
        kind: 'reference',
        resource: 'people',
        shown: { name: 'to', is: ['person'] },
      },
      { name: 'question', label: 'Question', kind: 'text', required: true, max: 300 },
      {
        name: 'on_reject',
        label: 'If rejected or not decided',
        kind: 'choice',
        required: true,
        initial: 'stop',
        options: [
          { value: 'stop', label: 'Stop the flow' },
          { value: 'continue', label: 'Continue anyway' },
        ],
      },
      { name: 'days', label: 'Decide within', kind: 'days', required: true, min: 1, max: 90, initial: 7 },
    ],
  },
  {
    key: 'branch',
    label: 'Branch',
    about: 'Continues in one of two ways, by conditions.',
    group: 'Flow',
    sentence: 'If',
    needsRecord: true,
    params: [],
  },
  {
    key: 'each',
    label: 'For each related record',
    about: 'Repeats steps for up to 100 related records.',
    group: 'Flow',
    sentence: 'For each {relation}',
    needsRecord: true,
    params: [{ name: 'relation', label: 'Records', kind: 'choice', required: true }],
  },
  {
    key: 'stop',
    label: 'Stop',
    about: 'Ends the run here.',
    group: 'Flow',
    sentence: 'Stop here',
    params: [],
  },
];

export const findControl = (key: string): Control | undefined => controls.find((control) => control.key === key);
