import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  sample_data: { one: 'sample data', many: 'sample data', permission: { wholeCompany: 'manage' } },
  sample_batches: { one: 'sample batch', many: 'sample batches' },
  sample_records: { one: 'sample record', many: 'sample records' },
});
