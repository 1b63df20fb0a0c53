import { Button } from 'antd';
import Star from 'lucide-react/icons/star';
import { lazy, Suspense, useState } from 'react';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { texts as t } from './texts.ts';
import { useCandidates } from './useCandidates.ts';

const RequestDialog = lazy(() => import('./RequestDialog.tsx'));

/** On a won deal with a partner, while a contact of its customer was not asked yet. */
export default function DealReviewButton({ deal }: { deal: Pick<Opportunity, 'id' | 'status' | 'archived_at'> }) {
  return deal.status === 'won' && !deal.archived_at ? <Ask opportunity_id={deal.id} /> : null;
}

function Ask({ opportunity_id }: { opportunity_id: string }) {
  const { data: candidates } = useCandidates({ opportunity_id });
  const [isAsking, setAsking] = useState(false);
  if (!isAsking && !candidates?.length) return null;
  return (
    <>
      <Button icon={<Star size={16} />} onClick={() => setAsking(true)}>
        {t.invite}
      </Button>
      {isAsking && (
        <Suspense>
          <RequestDialog opportunity_id={opportunity_id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
