import { countryOptions } from '../countries.ts';
import type { FilterSpec } from './filters.ts';

/** Countries are chosen by name and compared by code. */
export const countryFilter = (): FilterSpec => ({
  field: 'country',
  label: 'Country',
  kind: 'multi',
  options: countryOptions(),
});
