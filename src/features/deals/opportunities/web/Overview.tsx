import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { SlotParts } from '#web/slots.tsx';
import { lostReasonOptions } from '../fields.schema.ts';
import type { Opportunity } from '../schema.ts';
import { LinesTable, useLines } from './lines/LinesTab.tsx';
import { NextStep } from './NextStep.tsx';
import { aboveDealLines, belowDealLines } from './slots.ts';
import { dealLabel } from './words.ts';

/** The outcome or the next step, then the lines, each with what other features add. */
export function Overview({ deal, mayManage }: { deal: Opportunity; mayManage: boolean }) {
  const lines = useLines(deal.id).data?.rows ?? [];
  return (
    <>
      {deal.status === 'lost' && (
        <Card title={`Lost: ${dealLabel(lostReasonOptions, deal.lost_reason) ?? 'no reason given'}`}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{deal.lost_reason_text ?? 'No details.'}</p>
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
      <SlotParts slot={aboveDealLines} props={{ deal }} />
      {lines.length > 0 && (
        <Card
          title="Lines"
          actions={<Link to={`/commissions/opportunities/show/${deal.id}?tab=lines`}>View lines</Link>}
        >
          <LinesTable deal={deal} lines={lines} />
        </Card>
      )}
      <SlotParts slot={belowDealLines} props={{ deal }} />
    </>
  );
}
