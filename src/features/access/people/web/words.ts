import { sayable } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';

export const stateOptions: readonly Option[] = sayable([
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'removed', label: 'Deactivated', tone: 'gray' },
]);

export const memberPath = (id: string) => `/administration/settings/team/edit/${id}`;
