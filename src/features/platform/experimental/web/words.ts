import { sayable } from '#shared/text/labels.ts';

export const verdicts = sayable({
  keep: { label: 'Keep', tone: 'green' },
  change: { label: 'Change', tone: 'amber' },
  drop: { label: 'Drop', tone: 'red' },
} as const);
