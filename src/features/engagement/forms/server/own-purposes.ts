import { definePurpose } from './purposes.ts';

/** What forms do without another module: keep what was sent. */
export const formPurposes = definePurpose({
  key: 'general',
  label: 'General',
  order: 20,
  description: 'Keeps each submission and notifies the recipients.',
  bindings: [],
  onSubmit: async () => undefined,
});
