import { defineSampleRows } from '#server/sample-data.ts';
import { createAutomation } from './service.ts';

const names = ['Sample: first', 'Sample: second'];

export const sampleData = defineSampleRows({
  table: 'automations',
  count: names.length,
  plant: async (call) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await createAutomation(call, { name }));
    return ids;
  },
});
