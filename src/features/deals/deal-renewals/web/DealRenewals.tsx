import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { type DealRenewal, dealRenewal, outcomeOptions, statusOptions } from '../schema.ts';
import { RenewalSteps } from './RenewalSteps.tsx';
import { texts as t } from './texts.ts';

/** The ends of the terms of a won deal, each with its outcome and the reason. */
export default function DealRenewals({ deal }: { deal: Opportunity }) {
  const { data } = useList<DealRenewal>(dealRenewal.name, {
    start: 0,
    end: 20,
    sort: [{ field: 'ends_on', descending: true }],
    filters: [{ field: 'opportunity_id', operator: 'eq', values: [deal.id] }],
  });
  if (deal.status !== 'won' || !data || data.rows.length === 0) return null;
  return (
    <Card title={t.renewal}>
      <ul style={{ display: 'grid', gap: 12 }}>
        {data.rows.map((row) => {
          const status = statusOptions.find(({ value }) => value === row.status)!;
          return (
            <li key={row.id} style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
              <span style={{ display: 'grid', gap: 2 }}>
                <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                  <StatusTag tone={status.tone}>{status.label}</StatusTag>
                  <span>
                    {t.endsOn} <DateText value={row.ends_on} />
                  </span>
                </span>
                <span className="meta">
                  <Reason row={row} />
                </span>
              </span>
              <RenewalSteps row={row} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Reason({ row }: { row: DealRenewal }) {
  const outcome = outcomeOptions.find(({ value }) => value === row.outcome)?.label;
  const deal = row.renewal_opportunity_id && (
    <Link to={`/commissions/opportunities/show/${row.renewal_opportunity_id}`}>{row.renewal_opportunity_name}</Link>
  );
  if (!outcome) return deal || null;
  return (
    <>
      {row.outcome === 'decided' && row.decided_by_name ? t.decidedBy(row.decided_by_name) : outcome}
      {row.reason ? `: ${row.reason}` : ''}
      {deal && ': '}
      {deal}
      {row.decided_on && (
        <>
          {' '}
          (<DateText value={row.decided_on} />)
        </>
      )}
    </>
  );
}
