import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { statusOptions } from '../fields.schema.ts';
import { type Opportunity, opportunity } from '../schema.ts';
import { AtRisk } from './AtRisk.tsx';
import { DealRail } from './DealRail.tsx';
import { DealTimeline } from './DealTimeline.tsx';
import { AmendDialog } from './lines/AmendDialog.tsx';
import { LinesTab, useLines } from './lines/LinesTab.tsx';
import { Overview } from './Overview.tsx';
import { SplitTab, useParticipants } from './participants/SplitTab.tsx';
import { useLedByOthers } from './participants/useLedByOthers.ts';
import { dealActions } from './slots.ts';
import { StageStepper } from './stages/StageStepper.tsx';
import { texts } from './texts.ts';
import { dealLabel, today } from './words.ts';

export default function OpportunityShow() {
  return <Record noun={opportunity}>{(deal) => <DealScreen deal={deal} />}</Record>;
}

const tones = { open: 'blue', won: 'green', lost: 'red' } as const;

function DealScreen({ deal }: { deal: Opportunity }) {
  const navigate = useNavigate();
  const isLedByOthers = useLedByOthers()(deal);
  const mayManage = useCan('opportunities', 'manage') && !isLedByOthers;
  const [amending, setAmending] = useState(false);
  const lines = useLines(deal.id).data?.total;
  const partners = useParticipants(deal.id).data?.total;
  const duplicate = () => navigate({ href: `/commissions/opportunities/create?copy_of=${deal.id}` });
  const menu = [
    { key: 'duplicate', label: texts.duplicate, onClick: duplicate },
    ...(deal.status === 'won'
      ? [{ key: 'amend', label: texts.amendAmountOrDate, onClick: () => setAmending(true) }]
      : []),
  ];

  return (
    <>
      <RecordPage
        noun={opportunity}
        row={deal}
        state
        name={deal.name}
        status={
          !deal.archived_at && (
            <>
              <StatusTag tone={tones[deal.status]}>{dealLabel(statusOptions, deal.status)}</StatusTag>
              <AtRisk deal={deal} />
            </>
          )
        }
        subtitle={<Subtitle deal={deal} />}
        actions={
          <>
            {isLedByOthers && <span className="meta">{texts.viewOnlyThisDealLedBy}</span>}
            <SlotParts slot={dealActions} props={{ deal }} />
          </>
        }
        editable={!isLedByOthers}
        menu={mayManage ? menu : []}
        archivable={isLedByOthers || deal.status === 'won' ? false : undefined}
        history={false}
        band={<StageStepper deal={deal} readOnly={!mayManage} />}
        tabs={[
          {
            key: 'overview',
            label: texts.overview,
            group: 'Overview',
            content: (
              <>
                <Overview deal={deal} mayManage={mayManage} />
                <DealTimeline deal={deal} />
              </>
            ),
          },
          { key: 'lines', label: texts.lines, count: lines, content: <LinesTab deal={deal} mayManage={mayManage} /> },
          {
            key: 'partners',
            label: texts.partners,
            count: partners,
            content: <SplitTab deal={deal} mayManage={mayManage} />,
          },
        ]}
        rail={<DealRail deal={deal} editable={mayManage && deal.status === 'open'} />}
      />
      {amending && <AmendDialog deal={deal} hasLines={!!lines} onDone={() => setAmending(false)} />}
    </>
  );
}

function Subtitle({ deal }: { deal: Opportunity }) {
  const isLate = deal.status === 'open' && !!deal.expected_close_on && deal.expected_close_on < today();
  return (
    <>
      <span className="figures">#{deal.number}</span>
      {deal.amount_minor === null ? (
        <span>{texts.noAmount}</span>
      ) : (
        <strong style={{ color: 'var(--text)' }}>
          <Money minor={deal.amount_minor} currency={deal.currency} />
        </strong>
      )}
      {deal.closed_on ? (
        <span>
          {deal.status === 'won' ? 'won' : 'lost'} <DateText value={deal.closed_on} />
        </span>
      ) : (
        deal.expected_close_on && (
          <span style={isLate ? { color: 'var(--danger)' } : undefined}>
            {isLate ? texts.expectedCloseWas : texts.expectedCloseText} <DateText value={deal.expected_close_on} />
          </span>
        )
      )}
      {deal.account_id && <Link to={`/companies/show/${deal.account_id}`}>{deal.account_name}</Link>}
      {deal.owner_name && <Person name={deal.owner_name} />}
    </>
  );
}
