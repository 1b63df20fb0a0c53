import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { Suspense } from 'react';
import { CustomerMoney } from '#features/commissions/accruals/web/index.tsx';
import type { CommissionLine, LineStatus } from '#features/commissions/commissions/schema.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Tone } from '#web/look/theme.ts';
import { api } from '#web/requests/api.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { DealExplanation } from '../schema.ts';
import { texts } from './texts.ts';

const words: Record<LineStatus, { label: string; tone: Tone }> = sayable({
  on_hold: { label: 'On hold', tone: 'amber' },
  payable: { label: 'Payable', tone: 'blue' },
  reserved: { label: 'In payout', tone: 'violet' },
  paid: { label: 'Paid', tone: 'green' },
  void: { label: 'Reversed', tone: 'gray' },
});

/** The commissions of partners on this deal; every amount opens its breakdown. */
export default function DealCommission({ deal }: { deal: Opportunity }) {
  const { data, error, refetch } = useList<CommissionLine>('commission_lines', {
    filters: [{ field: 'opportunity_id', operator: 'eq', values: [deal.id] }],
    sort: [{ field: 'number', descending: false }],
    start: 0,
    end: 50,
  });
  if (!data) {
    return (
      error && (
        <Card title={texts.commission}>
          <ErrorState error={error} reset={refetch} />
        </Card>
      )
    );
  }
  if (data.rows.length === 0) return deal.status === 'won' ? <WhyNothing deal={deal} /> : null;
  const currencies = [...new Set(data.rows.map(({ currency }) => currency))];
  return (
    <Card
      title={texts.commission}
      actions={
        <Flex align="center" gap={12}>
          <Link to={`/commissions?opportunity_id=${deal.id}`}>{texts.allCommissions}</Link>
          <OfCustomer deal={deal} />
        </Flex>
      }
    >
      <ScrollTable label={texts.commission}>
        <thead>
          <tr>
            <th scope="col">{texts.partner}</th>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col" data-figure>
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.partner_name}</th>
              <td>{line.description}</td>
              <td>
                <StatusTag tone={words[line.status].tone}>{words[line.status].label}</StatusTag>
              </td>
              <td data-figure>
                <Money minor={line.amount_minor} currency={line.currency} to={`/commissions/show/${line.id}`} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {currencies.map((currency) => (
            <tr key={currency}>
              <th scope="row" colSpan={3}>
                {texts.total}
              </th>
              <td data-figure>
                <Money
                  minor={data.rows
                    .filter((line) => line.currency === currency)
                    .reduce((all, { amount_minor }) => all + amount_minor, 0)}
                  currency={currency}
                />
              </td>
            </tr>
          ))}
        </tfoot>
      </ScrollTable>
    </Card>
  );
}

/** Explains why a won deal earned no commission. */
function WhyNothing({ deal }: { deal: Opportunity }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['commission_lines', 'why', deal.id],
    queryFn: ({ signal }) => api<DealExplanation>(`opportunities/${deal.id}/commissions`, { signal }),
  });
  if (!data) {
    return (
      error && (
        <Card title={texts.commission}>
          <ErrorState error={error} reset={refetch} />
        </Card>
      )
    );
  }
  const further = data.reasons.filter((reason) => reason !== data.answer);
  return (
    <Card title={texts.commission} actions={<OfCustomer deal={deal} />}>
      <p>{data.answer}</p>
      {further.map((reason) => (
        <p key={reason} style={{ color: 'var(--text-2)' }}>
          {reason}
        </p>
      ))}
    </Card>
  );
}

/** Customer payments and refunds can be recorded once the deal is won. */
function OfCustomer({ deal }: { deal: Opportunity }) {
  const mayManage = useCan('commission_lines', 'manage');
  if (!mayManage || deal.status !== 'won') return null;
  return (
    <Suspense fallback={null}>
      <CustomerMoney deal={deal} />
    </Suspense>
  );
}
