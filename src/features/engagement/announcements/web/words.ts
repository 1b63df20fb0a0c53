import { sayable } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';

export const tones: readonly Option[] = sayable([
  { value: 'info', label: 'News', tone: 'blue' },
  { value: 'warning', label: 'Warning', tone: 'amber' },
]);

export const audiences: readonly Option[] = sayable([
  { value: 'everybody', label: 'Everyone' },
  { value: 'company', label: 'Companies' },
  { value: 'partner', label: 'Partners' },
]);
