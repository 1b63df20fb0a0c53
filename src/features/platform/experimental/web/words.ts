export const verdicts = {
  keep: { label: 'Keep', tone: 'green' },
  change: { label: 'Change', tone: 'amber' },
  drop: { label: 'Drop', tone: 'red' },
} as const;
