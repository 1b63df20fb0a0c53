import { queryOptions } from '@tanstack/react-query';
import { apiAll } from '#web/requests/api.ts';
import type { MilestoneCard } from '../schema.ts';

/** The open milestones of a partner, or those of a home page. */
export const milestonesOf = (partner_id?: string) =>
  queryOptions({
    queryKey: ['milestones', partner_id ?? 'home'],
    queryFn: ({ signal }) => apiAll<MilestoneCard>('milestones', { query: partner_id ? { partner_id } : {}, signal }),
  });
