import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createFromRecipe } from './service.ts';

const keys = ['stale_deal', 'registration_waiting'];

export const sampleData = defineSampleRows({
  table: 'automations',
  count: keys.length,
  plant: async (call) => {
    const ids: string[] = [];
    for (const key of keys) ids.push(await createFromRecipe(call, key));
    return ids;
  },
});
