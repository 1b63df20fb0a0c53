import { action } from '#server/http/action.ts';
import { RemovalInput, RemovalPlan, Removed, SampleData } from '../schema.ts';
import { createSampleData } from './create.ts';
import { previewRemoval } from './removal.ts';
import { removeSampleData } from './remove.ts';
import { sampleDataOf } from './state.ts';

const company = ['company'] as const;

export const sampleDataRoutes = [
  action({
    method: 'GET',
    url: '/sample_data',
    summary: 'Get whether there is sample data, and how much',
    can: 'sample_data:view',
    modes: company,
    response: SampleData,
    run: (call) => sampleDataOf(call),
  }),
  action({
    method: 'POST',
    url: '/sample_data/plant',
    summary: 'Add sample data',
    can: 'sample_data:manage',
    modes: company,
    response: SampleData,
    run: async (call) => {
      await createSampleData(call);
      return sampleDataOf(call);
    },
  }),
  action({
    method: 'GET',
    url: '/sample_data/removal',
    summary: 'Preview what removing the sample data would remove and keep',
    can: 'sample_data:view',
    modes: company,
    response: RemovalPlan,
    run: async (call) => {
      const { counts, noted } = await previewRemoval(call);
      return { counts, noted };
    },
  }),
  action({
    method: 'POST',
    url: '/sample_data/remove',
    summary: 'Remove the sample data',
    can: 'sample_data:manage',
    modes: company,
    body: RemovalInput,
    response: Removed,
    run: (call, { body }) => removeSampleData(call, body),
  }),
];
