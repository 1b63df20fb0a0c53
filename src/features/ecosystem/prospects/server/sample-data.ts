import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import type { ProspectCreate } from '../schema.ts';
import { createProspect } from './service.ts';
import { takeProspectStep } from './steps.ts';

const samples: ProspectCreate[] = [
  { name: 'Sample: Bergwerk Systems', country: 'AT', employees: 80, tags: ['Integration'], source: 'event' },
  { name: 'Sample: Harbor Analytics', country: 'US', employees: 35, tags: ['Analytics'], source: 'referral' },
  { name: 'Sample: Norte Digital', country: 'ES', employees: 12, source: 'manual' },
];

export const sampleData = defineSampleRows({
  table: 'prospects',
  count: samples.length,
  plant: async (call) => {
    const ids: string[] = [];
    for (const sample of samples) ids.push(await createProspect(call, sample));
    await takeProspectStep.move(call, ids[1]!, { stage: 'researched' });
    return ids;
  },
});
