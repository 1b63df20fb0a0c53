import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createForm } from './service.ts';

/** The sample form is a draft, so that no sample data is open to the public. */
export const sampleData = defineSampleRows({
  table: 'forms',
  count: 1,
  plant: async (call) => [await createForm(call, { name: 'Sample: Contact us', purpose: 'contact' })],
});
