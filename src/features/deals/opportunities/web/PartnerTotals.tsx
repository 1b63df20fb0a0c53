import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { Partner } from '#features/partners/partners/schema.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { plural } from '#web/texts.ts';
import type { Totals } from '../schema.ts';

/** Deal totals of a partner by currency; each figure opens its deals. */
export default function PartnerTotals({ partner }: { partner: Partner }) {
  const totals = useQuery({
    queryKey: ['opportunities', 'totals', { partner_id: partner.id }],
    queryFn: ({ signal }) => api<Totals>('opportunities/totals', { query: { partner_id: partner.id }, signal }),
  });
  const figure = (title: string, status: 'open' | 'won' | 'lost') => {
    const sums = totals.data?.filter((sum) => sum.status === status) ?? [];
    const count = sums.reduce((total, sum) => total + sum.count, 0);
    return (
      <Figure
        title={title}
        // A link without a figure would have no name.
        to={totals.data && `/partners/show/${partner.id}?tab=deals&status=${status}`}
        note={totals.data ? plural(count, 'deal', 'deals') : ' '}
      >
        {!totals.data
          ? ' '
          : sums.length === 0
            ? [<Money key="none" minor={0} currency={partner.currency} />]
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
