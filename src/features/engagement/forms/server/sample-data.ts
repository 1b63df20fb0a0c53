import { defineSampleRows } from '#server/sample-data.ts';
import { createForm } from './service.ts';

/** A draft: nothing of the sample is open to the public. */
export const sampleData = defineSampleRows({
  table: 'forms',
  count: 1,
  plant: async (call) => [await createForm(call, { name: 'Sample: Contact us', purpose: 'contact' })],
});
