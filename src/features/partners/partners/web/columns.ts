import type { ColumnItem } from '#web/resource/fields/columns.ts';
import type { Partner, partner } from '../schema.ts';

type Item = ColumnItem<typeof partner.fields, Partner>;

export const pipeline: Item = { of: 'open_pipeline_minor', value: (row) => row.open_pipeline_minor || null };
export const revenue: Item = { of: 'won_this_year_minor', value: (row) => row.won_this_year_minor || null };
