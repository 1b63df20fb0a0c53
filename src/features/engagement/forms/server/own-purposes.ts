import { definePurpose } from './purposes.ts';

/** The purpose that needs no other module: it stores the submissions. */
export const formPurposes = definePurpose({
  key: 'general',
  label: 'General',
  order: 20,
  description: 'Keeps each submission and notifies the recipients.',
  bindings: [],
  onSubmit: async () => undefined,
});
