import { Alert } from 'antd';
import { forPartner } from '#shared/nouns/fields.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type DistributorDeal, distributorDeal, statusOptions } from '../schema.ts';
import { distributorDealSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

/** A deal of a reseller with its distributor, for the company and both partners. */
export default function ResellerDeal() {
  return <Record noun={distributorDeal}>{(row) => <ResellerDealScreen row={row} />}</Record>;
}

function ResellerDealScreen({ row }: { row: DistributorDeal }) {
  const { mode } = useSession();
  const fields = (
    mode === 'partner' ? forPartner(distributorDeal.fields) : distributorDeal.fields
  ) as typeof distributorDeal.fields;
  // The reseller reads the answer and does not give it.
  const hidden = mode === 'partner' && row.my_side !== 'distributor';
  const steps = useSteps(distributorDealSteps, row, {
    also: ['deal_registrations', 'opportunities', 'opportunity_participants', 'work_items'],
    special: { confirm: { hidden }, decline: { hidden } },
  });
  const status = statusOptions.find(({ value }) => value === row.status)!;
  return (
    <RecordPage
      noun={distributorDeal}
      row={row}
      name={row.title ?? t.no(row.number)}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={
        <>
          <span>{row.partner_name}</span>
          {row.amount_minor !== null && row.currency && (
            <span>
              {row.is_amount_rounded && `${t.about} `}
              <Money minor={row.amount_minor} currency={row.currency} />
            </span>
          )}
        </>
      }
      editable={false}
      steps={steps}
      tabs={[
        {
          key: 'overview',
          label: t.overview,
          content: (
            <>
              <Notice row={row} />
              {row.lines && row.lines.length > 0 && <Lines row={row} />}
              <Card>
                <Facts rows={factsOf(fields, row, 'Deal')} />
              </Card>
              <DealLinks row={row} />
            </>
          ),
        },
      ]}
      rail={<Facts title={t.distribution} rows={factsOf(fields, row, 'Distribution')} />}
    />
  );
}

const isOpen = ({ status }: DistributorDeal) => status === 'waiting' || status === 'overdue';

function Notice({ row }: { row: DistributorDeal }) {
  if (row.my_side !== 'distributor') return null;
  if (!isOpen(row)) return <p className="meta">{t.hidden}</p>;
  return row.status === 'waiting' ? (
    <Alert type="info" showIcon title={t.asked} description={`${t.askedText} ${t.hidden}`} />
  ) : (
    <Alert type="warning" showIcon title={t.late} description={t.lateText} />
  );
}

function Lines({ row }: { row: DistributorDeal }) {
  const lines = row.lines ?? [];
  const hasPrices = lines.some(({ amount_minor }) => amount_minor !== null);
  return (
    <Card title={t.lines}>
      <ScrollTable label={t.lines}>
        <thead>
          <tr>
            <th>{t.product}</th>
            <th data-figure>{t.quantity}</th>
            {hasPrices && <th data-figure>{t.discount}</th>}
            {hasPrices && <th data-figure>{t.amount}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ product_name, quantity, amount_minor, discount_minor }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only read and have no id
            <tr key={at}>
              <td>{product_name}</td>
              <td data-figure>{quantity}</td>
              {hasPrices && (
                <td data-figure>
                  <Money minor={discount_minor} currency={row.currency ?? 'USD'} />
                </td>
              )}
              {hasPrices && (
                <td data-figure>
                  <Money minor={amount_minor} currency={row.currency ?? 'USD'} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}

/** The company and the reseller go on to the deal itself; a distributor has no such screen. */
function DealLinks({ row }: { row: DistributorDeal }) {
  const { mode } = useSession();
  if (row.my_side === 'distributor') return null;
  const [deals, registrations] =
    mode === 'company'
      ? ['/commissions/opportunities/show/', '/partners/pending/opportunities/show/']
      : ['/revenue/opportunities/show/', '/revenue/deal-desk/show/'];
  return (
    <p style={{ display: 'flex', gap: 16 }}>
      {row.opportunity_id && <Link to={`${deals}${row.opportunity_id}`}>{t.openDeal}</Link>}
      {row.registration_id && <Link to={`${registrations}${row.registration_id}`}>{t.openRegistration}</Link>}
    </p>
  );
}
