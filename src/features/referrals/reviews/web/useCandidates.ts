import { useQuery } from '@tanstack/react-query';
import { apiRows } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { ReviewCandidate } from '../schema.ts';

/** The won deals of a partner, or one won deal, with the contacts who can be asked for a review. */
export function useCandidates(of: { partner_id?: string | undefined; opportunity_id?: string | undefined }) {
  const isCompany = useSession().mode === 'company';
  return useQuery({
    queryKey: ['reviews', 'candidates', of],
    queryFn: ({ signal }) => apiRows<ReviewCandidate>('review_candidates', { query: isCompany ? of : {}, signal }),
  });
}
