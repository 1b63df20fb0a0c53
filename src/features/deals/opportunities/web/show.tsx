import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import { statusOptions } from '../fields.schema.ts';
import type { Opportunity } from '../schema.ts';
import { AtRisk } from './AtRisk.tsx';
import { DealRail } from './DealRail.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { AmendDialog } from './lines/AmendDialog.tsx';
import { LinesTab, useLines } from './lines/LinesTab.tsx';
import { Overview } from './Overview.tsx';
import { SplitTab, useParticipants } from './participants/SplitTab.tsx';
import { useLedByOthers } from './participants/useLedByOthers.ts';
import { StageStepper } from './stages/StageStepper.tsx';
import { labelOf, today } from './words.ts';

export default function OpportunityShow() {
  const deal = useOne<Opportunity>('opportunities', useParam('id'));
  return <Loaded query={deal}>{(row) => <DealScreen deal={row} />}</Loaded>;
}

const tones = { open: 'blue', won: 'green', lost: 'red' } as const;

function DealScreen({ deal }: { deal: Opportunity }) {
  const navigate = useNavigate();
  const remove = useRemoveWithUndo('opportunities');
  const isLedByOthers = useLedByOthers()(deal);
  const mayManage = useCan('opportunities', 'manage') && !isLedByOthers;
  const [amending, setAmending] = useState(false);
  const lines = useLines(deal.id).data?.total;
  const partners = useParticipants(deal.id).data?.total;
  const archive = () => {
    navigate({ to: '/commissions/opportunities' });
    remove(deal.id, `${deal.name} archived`);
  };
  const duplicate = () => navigate({ href: `/commissions/opportunities/create?copy_of=${deal.id}` });
  const menu = [
    { key: 'duplicate', label: 'Duplicate', onClick: duplicate },
    ...(deal.status === 'won'
      ? [{ key: 'amend', label: 'Amend amount or date', onClick: () => setAmending(true) }]
      : []),
    ...(deal.status !== 'won' && !deal.archived_at
      ? [{ key: 'archive', label: 'Archive', danger: true, onClick: archive }]
      : []),
  ];

  return (
    <>
      <DetailPage
        record={{ resource: 'opportunities', id: deal.id }}
        name={deal.name}
        status={
          deal.archived_at ? (
            <StatusTag>Archived</StatusTag>
          ) : (
            <>
              <StatusTag tone={tones[deal.status]}>{labelOf(statusOptions, deal.status)}</StatusTag>
              <AtRisk deal={deal} />
            </>
          )
        }
        subtitle={<Subtitle deal={deal} />}
        actions={
          mayManage ? (
            <Button
              icon={<Pencil size={16} />}
              onClick={() => navigate({ to: `/commissions/opportunities/edit/${deal.id}` })}
            >
              Edit
            </Button>
          ) : (
            isLedByOthers && <span className="meta">View only. This deal is led by another team member’s partner.</span>
          )
        }
        menu={mayManage ? menu : undefined}
        band={<StageStepper deal={deal} readOnly={!mayManage} />}
        tabs={[
          { key: 'overview', label: 'Overview', content: <Overview deal={deal} mayManage={mayManage} /> },
          { key: 'lines', label: 'Lines', count: lines, content: <LinesTab deal={deal} mayManage={mayManage} /> },
          {
            key: 'partners',
            label: 'Partners',
            count: partners,
            content: <SplitTab deal={deal} mayManage={mayManage} />,
          },
          { key: 'history', label: 'History', last: true, content: <HistoryTab deal={deal} /> },
        ]}
        rail={<DealRail deal={deal} />}
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
        <span>No amount</span>
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
            {isLate ? 'expected close was' : 'expected close'} <DateText value={deal.expected_close_on} />
          </span>
        )
      )}
      {deal.account_id && <Link to={`/companies/show/${deal.account_id}`}>{deal.account_name}</Link>}
      {deal.owner_name && <Person name={deal.owner_name} />}
    </>
  );
}
