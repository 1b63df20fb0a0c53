import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { RowCard } from '#web/components/RowCard.tsx';
import { useCan } from '#web/session/session.tsx';
import type { OpportunityForPartner } from '../schema.ts';
import { AtRisk } from './AtRisk.tsx';
import { StageTag } from './stages/StageTag.tsx';
import { texts as t } from './texts.ts';

/** A deal of a partner: its stage, and its next step. */
export function PartnerDealCard({ row }: { row: OpportunityForPartner }) {
  const mayPlan = useCan('opportunities', 'manage') && row.motion === 'resale' && row.status === 'open';
  const to = `/revenue/opportunities/show/${row.id}`;
  return (
    <RowCard
      to={to}
      title={row.name}
      figure={<Money minor={row.amount_minor} currency={row.currency} />}
      status={
        <>
          <StageTag deal={row} />
          <AtRisk deal={row} />
        </>
      }
      note={
        row.next_step ? (
          <>
            {row.next_step}
            {row.next_step_on && (
              <>
                , <DateText value={row.next_step_on} />
              </>
            )}
          </>
        ) : (
          row.status === 'open' &&
          row.expected_close_on && (
            <>
              {t.closes} <DateText value={row.expected_close_on} />
            </>
          )
        )
      }
      action={mayPlan ? { label: row.next_step ? t.updateNextStep : t.addNextStep, to } : undefined}
    />
  );
}
