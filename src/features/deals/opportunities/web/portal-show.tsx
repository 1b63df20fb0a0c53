import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { useParam } from '#web/params.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import type { Opportunity, OpportunityForPartner } from '../schema.ts';
import { AtRisk } from './AtRisk.tsx';
import { LinesTable, useLines } from './lines/LinesTab.tsx';
import { PartnerPlanCard } from './PartnerPlanCard.tsx';
import { ParticipationCard } from './participants/ParticipationCard.tsx';
import { useParticipants } from './participants/SplitTab.tsx';
import { StageTag } from './stages/StageTag.tsx';
import { StageTimeline } from './stages/StageTimeline.tsx';
import { texts } from './texts.ts';
import { roleWords } from './words.ts';

export default function PartnerOpportunity() {
  const deal = useOne<OpportunityForPartner>('opportunities', useParam('id'));
  return <Loaded query={deal}>{(row) => <PartnerDeal deal={row} />}</Loaded>;
}

/** A deal as a participating partner sees it, with the few fields it may change. */
function PartnerDeal({ deal }: { deal: OpportunityForPartner }) {
  const lines = useLines(deal.id).data?.rows ?? [];
  const roles = useParticipants(deal.id).data?.rows ?? [];
  return (
    <DetailPage
      record={{ resource: 'opportunities', id: deal.id }}
      state
      name={deal.name}
      status={
        <>
          <StageTag deal={deal} />
          <AtRisk deal={deal} />
        </>
      }
      subtitle={
        <>
          <span className="figures">#{deal.number}</span>
          <strong style={{ color: 'var(--text)' }}>
            <Money minor={deal.amount_minor} currency={deal.currency} />
          </strong>
          {deal.account_name}
        </>
      }
      tabs={[
        {
          key: 'overview',
          label: texts.overview,
          content: (
            <>
              {deal.status !== 'won' &&
                roles
                  .filter(({ status }) => status === 'proposed')
                  .map((part) => <ParticipationCard key={part.id} part={part} />)}
              {deal.status === 'open' && <PartnerPlanCard deal={deal} />}
              {lines.length > 0 && (
                <Card title={texts.lines}>
                  <LinesTable deal={deal as Opportunity} lines={lines} />
                </Card>
              )}
              <Card title={texts.stageHistory}>
                <StageTimeline id={deal.id} />
              </Card>
            </>
          ),
        },
      ]}
      rail={
        <>
          <Facts
            title={texts.details}
            rows={[
              [
                texts.account,
                deal.account_id && (
                  <Link key="c" to={`/companies/show/${deal.account_id}`}>
                    {deal.account_name}
                  </Link>
                ),
              ],
              [
                texts.yourRole,
                roles
                  .filter(({ status }) => status !== 'rejected')
                  .map(({ role, status }) => `${roleWords[role]}${status === 'proposed' ? ' (proposed)' : ''}`)
                  .join(', '),
              ],
              [texts.type, deal.type_name],
              [texts.opened, <DateText key="o" value={deal.opened_on} />],
              [texts.expectedClose, deal.expected_close_on && <DateText key="e" value={deal.expected_close_on} />],
              [texts.closed, deal.closed_on && <DateText key="c" value={deal.closed_on} />],
            ]}
          />
          <CustomFacts entity="opportunities" custom={deal.custom} />
        </>
      }
    />
  );
}
