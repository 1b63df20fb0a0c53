import { useQuery } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { type ReactNode, Suspense } from 'react';
import type { Totals } from '#features/deals/opportunities/schema.ts';
import { categoryTexts } from '#features/partners/partner-statuses/categories.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { Money } from '#web/components/Money.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import type { Partner, PartnerStatusEvent } from '../schema.ts';
import PartnersOf from './PartnersOf.tsx';
import { reasonWords } from './texts.ts';

const paused = ['suspended', 'banned', 'declined', 'ended'];

export function Overview({ row }: { row: Partner }) {
  const maySeeDeals = useCan('opportunities', 'view');
  return (
    <>
      {paused.includes(row.status_category) && <WhyPaused row={row} />}
      {maySeeDeals && <Deals row={row} />}
      <Card title="About">
        {row.description ? <Markdown>{row.description}</Markdown> : <p className="meta">No description</p>}
      </Card>
      {row.internal_notes && (
        <Card title="Internal notes">
          <p style={{ whiteSpace: 'pre-wrap' }}>{row.internal_notes}</p>
        </Card>
      )}
      <Related title="Subsidiaries" field="parent_partner_id" id={row.id} />
      <Related title="Referred partners" field="referred_by_partner_id" id={row.id} />
    </>
  );
}

/** Where there are any. */
function Related({
  title,
  field,
  id,
}: {
  title: string;
  field: 'parent_partner_id' | 'referred_by_partner_id';
  id: string;
}) {
  const found = useList<Partner>('partners', { filters: [{ field, operator: 'eq', values: [id] }], start: 0, end: 1 });
  if (!found.data?.total) return null;
  return (
    <Card title={title}>
      <Suspense>
        <PartnersOf field={field} id={id} />
      </Suspense>
    </Card>
  );
}

/** Deal totals by currency; each figure opens its deals. */
function Deals({ row }: { row: Partner }) {
  const totals = useQuery({
    queryKey: ['opportunities', 'totals', { partner_id: row.id }],
    queryFn: ({ signal }) => api<Totals>('opportunities/totals', { query: { partner_id: row.id }, signal }),
  });
  const figure = (title: string, status: 'open' | 'won' | 'lost') => {
    const sums = totals.data?.filter((sum) => sum.status === status) ?? [];
    const count = sums.reduce((total, sum) => total + sum.count, 0);
    return (
      <Figure
        title={title}
        // A link without a figure would have no name.
        to={totals.data && `/partners/show/${row.id}?tab=deals&status=${status}`}
        note={totals.data ? plural(count, 'deal', 'deals') : ' '}
      >
        {!totals.data
          ? ' '
          : sums.length === 0
            ? [<Money key="none" minor={0} currency={row.currency} />]
            : sums.map(({ currency, amount_minor }) => (
                <div key={currency}>
                  <Money minor={amount_minor} currency={currency} />
                </div>
              ))}
      </Figure>
    );
  };
  if (!totals.data && totals.error) {
    return (
      <Card title="Deals">
        <ErrorState error={totals.error} reset={totals.refetch} />
      </Card>
    );
  }
  return (
    <Flex gap={16} wrap>
      {figure('Open pipeline', 'open')}
      {figure('Won', 'won')}
    </Flex>
  );
}

interface FigureProps {
  title: string;
  to: string | undefined;
  note: string;
  children: ReactNode;
}

function Figure({ title, to, note, children }: FigureProps) {
  const style = { fontSize: 20, lineHeight: '28px', fontWeight: 600, color: 'var(--text)' };
  return (
    <div style={{ flex: '1 1 220px' }}>
      <Card>
        <div className="meta">{title}</div>
        {to ? (
          <Link to={to} style={style}>
            {children}
          </Link>
        ) : (
          <div style={style}>{children}</div>
        )}
        <div className="meta">{note}</div>
      </Card>
    </div>
  );
}

function WhyPaused({ row }: { row: Partner }) {
  const { data } = useList<PartnerStatusEvent>('partner_status_events', {
    filters: [
      { field: 'partner_id', operator: 'eq', values: [row.id] },
      { field: 'to_category', operator: 'eq', values: [row.status_category] },
    ],
    start: 0,
    end: 1,
  });
  const event = data?.rows[0];
  return (
    <Alert
      type={row.status_category === 'banned' ? 'error' : 'warning'}
      showIcon
      title={categoryTexts[row.status_category]}
      description={
        event && (
          <>
            {event.reason_code && <strong>{reasonWords[event.reason_code]}. </strong>}
            {event.reason}
            <div className="meta">
              {event.actor_name ?? 'Tandem'} · <DateText value={event.at} as="instant" />
            </div>
          </>
        )
      }
    />
  );
}
