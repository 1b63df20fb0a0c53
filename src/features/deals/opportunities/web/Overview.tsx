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
import { texts } from './texts.ts';
import { dealLabel } from './words.ts';

/** The outcome or the next step, then the lines, each with what other features add. */
export function Overview({ deal, mayManage }: { deal: Opportunity; mayManage: boolean }) {
  const lines = useLines(deal.id).data?.rows ?? [];
  return (
    <>
      {deal.status === 'lost' && (
        <Card title={texts.lost(dealLabel(lostReasonOptions, deal.lost_reason) ?? texts.noReasonGiven)}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{deal.lost_reason_text ?? texts.noDetails}</p>
        </Card>
      )}
      {deal.status === 'won' && (
        <Card title={texts.won}>
          <p>
            {texts.on(
              <Money minor={deal.amount_minor} currency={deal.currency} />,
              <DateText value={deal.closed_on} />,
            )}
          </p>
        </Card>
      )}
      {deal.status === 'open' && <NextStep deal={deal} mayManage={mayManage} />}
      {deal.description && (
        <Card title={texts.description}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{deal.description}</p>
        </Card>
      )}
      <SlotParts slot={aboveDealLines} props={{ deal }} />
      {lines.length > 0 && (
        <Card
          title={texts.lines}
          actions={<Link to={`/commissions/opportunities/show/${deal.id}?tab=lines`}>{texts.viewLines}</Link>}
        >
          <LinesTable deal={deal} lines={lines} />
        </Card>
      )}
      <SlotParts slot={belowDealLines} props={{ deal }} />
    </>
  );
}
