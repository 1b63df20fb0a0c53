import { Suspense } from 'react';
import { PinnedNotes } from '#features/deals/opportunity-notes/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { Opportunity } from '../schema.ts';
import { CommissionSummary } from './CommissionSummary.tsx';
import { LinesTable, useLines } from './LinesTab.tsx';
import { NextStep } from './NextStep.tsx';
import { labelOf, lostReasonOptions } from './words.ts';

/** What one wants to know first, in this order: how it ended or what comes next, what is sold, what partners earn. */
export function Overview({ deal, mayManage }: { deal: Opportunity; mayManage: boolean }) {
  const lines = useLines(deal.id).data?.rows ?? [];
  return (
    <>
      {deal.status === 'lost' && (
        <Card title={`Lost: ${labelOf(lostReasonOptions, deal.lost_reason) ?? 'no reason'}`}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{deal.lost_reason_text ?? 'Nobody added anything.'}</p>
        </Card>
      )}
      {deal.status === 'won' && (
        <Card title="Won">
          <p>
            <Money minor={deal.amount_minor} currency={deal.currency} /> on <DateText value={deal.closed_on} />
          </p>
        </Card>
      )}
      {deal.status === 'open' && <NextStep deal={deal} mayManage={mayManage} />}
      {deal.description && (
        <Card title="Description">
          <p style={{ whiteSpace: 'pre-wrap' }}>{deal.description}</p>
        </Card>
      )}
      <Suspense fallback={null}>
        <PinnedNotes opportunityId={deal.id} />
      </Suspense>
      {lines.length > 0 && (
        <Card
          title="What is sold"
          actions={<Link to={`/commissions/opportunities/show/${deal.id}?tab=lines`}>Lines</Link>}
        >
          <LinesTable deal={deal} lines={lines} />
        </Card>
      )}
      <CommissionSummary deal={deal} />
    </>
  );
}
