import type { Option } from '#web/resource/columns.ts';

export const stateOptions: readonly Option[] = [
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'removed', label: 'Deactivated', tone: 'grey' },
];

export const memberPath = (id: string) => `/administration/settings/team/edit/${id}`;
