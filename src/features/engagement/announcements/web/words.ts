import type { Option } from '#web/resource/list/columns.ts';

export const tones: readonly Option[] = [
  { value: 'info', label: 'News', tone: 'blue' },
  { value: 'warning', label: 'Warning', tone: 'amber' },
];

export const audiences: readonly Option[] = [
  { value: 'everybody', label: 'Everyone' },
  { value: 'company', label: 'Companies' },
  { value: 'partner', label: 'Partners' },
];
