import { sayableWords } from '#shared/text/labels.ts';
import type { Level, SharedField } from './levels.schema.ts';

export const levelNames: Record<Level, string> = sayableWords({
  none: 'Nothing',
  count: 'Counts only',
  existence: 'That an account matches',
  name: 'Names',
  owner: 'Names and owners',
  fields: 'Chosen fields',
});

export const fieldNames: Record<SharedField, string> = sayableWords({
  country: 'Country',
  industry: 'Industry',
  employees: 'Employees',
  website: 'Website',
  stage: 'Stage',
});
