import { action } from '#server/http/action.ts';
import { RemovalInput, RemovalPlan, Removed, SampleData } from '../schema.ts';
import { plantSampleData } from './plant.ts';
import { planRemoval } from './removal.ts';
import { removeSampleData } from './remove.ts';
import { sampleDataOf } from './state.ts';

const company = ['company'] as const;

export const sampleDataRoutes = [
  action({
    method: 'GET',
    url: '/sample_data',
    summary: 'Whether there is sample data, and how much',
    can: 'sample_data:view',
    modes: company,
    response: SampleData,
    run: (call) => sampleDataOf(call),
  }),
  action({
    method: 'POST',
    url: '/sample_data/plant',
    summary: 'Add a small programme to look at',
    can: 'sample_data:manage',
    modes: company,
    response: SampleData,
    run: async (call) => {
      await plantSampleData(call);
      return sampleDataOf(call);
    },
  }),
  action({
    method: 'GET',
    url: '/sample_data/removal',
    summary: 'What removing the sample data would take away and what would stay',
    can: 'sample_data:view',
    modes: company,
    response: RemovalPlan,
    run: async (call) => {
      const { counts, noted } = await planRemoval(call);
      return { counts, noted };
    },
  }),
  action({
    method: 'POST',
    url: '/sample_data/remove',
    summary: 'Remove the sample data and nothing else',
    can: 'sample_data:manage',
    modes: company,
    body: RemovalInput,
    response: Removed,
    run: (call, { body }) => removeSampleData(call, body),
  }),
];
