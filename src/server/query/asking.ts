import type { Query } from '#shared/query/query.ts';
import type { Call } from '../call.ts';
import type { ListView } from '../resource/list-sql.ts';
import type { ListFilters } from './filters.ts';
import type { Plan } from './plan.ts';

/** The parts of a question that is being answered. */
export interface Asking {
  call: Call;
  query: Query;
  plan: Plan;
  /** The filters of the period, and those of the period before. */
  now: ListFilters;
  before: ListFilters | undefined;
  listViewOf: (filters: ListFilters) => Promise<ListView>;
}
