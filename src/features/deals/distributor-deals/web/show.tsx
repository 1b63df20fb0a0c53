import { Alert, App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { forPartner } from '#shared/fields.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type DistributorDealForPartner, distributorDeal, statusOptions } from '../schema.ts';
import { texts as t } from './texts.ts';

type Shown = DistributorDealForPartner & { id: string; row_version: number };

/** A deal of a reseller with its distributor, for the company and both partners. */
export default function ResellerDeal() {
  const { mode } = useSession();
  const fields = (
    mode === 'partner' ? forPartner(distributorDeal.fields) : distributorDeal.fields
  ) as typeof distributorDeal.fields;
  return (
    <Record noun={distributorDeal}>
      {(row) => {
        const shown = row as unknown as Shown;
        const status = statusOptions.find(({ value }) => value === row.status)!;
        return (
          <RecordPage
            noun={distributorDeal}
            row={row}
            name={row.title ?? `No. ${row.number}`}
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
            actions={<Answers row={shown} />}
            tabs={[
              {
                key: 'overview',
                label: 'Overview',
                content: (
                  <>
                    <Notice row={shown} />
                    {row.lines && row.lines.length > 0 && <Lines row={shown} />}
                    <Card>
                      <Facts rows={factsOf(fields, row, t.deal)} />
                    </Card>
                    <DealLinks row={shown} />
                  </>
                ),
              },
            ]}
            rail={<Facts title={t.distribution} rows={factsOf(fields, row, t.distribution)} />}
          />
        );
      }}
    </Record>
  );
}

const isOpen = ({ status }: Shown) => status === 'waiting' || status === 'overdue';

function Notice({ row }: { row: Shown }) {
  if (row.my_side !== 'distributor') return null;
  if (!isOpen(row)) return <p className="meta">{t.hidden}</p>;
  return row.status === 'waiting' ? (
    <Alert type="info" showIcon title={t.asked} description={`${t.askedText} ${t.hidden}`} />
  ) : (
    <Alert type="warning" showIcon title={t.late} description={t.lateText} />
  );
}

interface Answer {
  id: string;
  name: 'confirm' | 'decline';
  body: { row_version: number; reason?: string };
}

function Answers({ row }: { row: Shown }) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const showFailure = useErrorMessage();
  const mayManage = useCan('distributor_deals', 'manage');
  const [declining, setDeclining] = useState(false);
  const answer = useWrite<Answer, unknown>(
    'distributor_deals',
    ({ id, name, body }) => api(`distributor_deals/${id}/${name}`, { method: 'POST', body }),
    ['deal_registrations', 'opportunities', 'opportunity_participants', 'work_items'],
  );
  if (!mayManage || !isOpen(row) || (mode === 'partner' && row.my_side !== 'distributor')) return null;
  const { id, row_version } = row;
  return (
    <>
      <Button onClick={() => setDeclining(true)}>{t.decline}</Button>
      <Button
        type="primary"
        loading={answer.isPending}
        onClick={() =>
          answer
            .mutateAsync({ id, name: 'confirm', body: { row_version } })
            .then(() => void message.success(t.confirmed), showFailure)
        }
      >
        {t.confirm}
      </Button>
      {declining && (
        <ActionDialog<{ reason: string }>
          title={t.declineTitle}
          action={t.decline}
          danger
          text={t.declineText}
          onSubmit={({ reason }) => answer.mutateAsync({ id, name: 'decline', body: { reason, row_version } })}
          onClose={() => setDeclining(false)}
        >
          <Form.Item
            name="reason"
            label={t.reason}
            rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
          >
            <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus />
          </Form.Item>
        </ActionDialog>
      )}
    </>
  );
}

function Lines({ row }: { row: Shown }) {
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
function DealLinks({ row }: { row: Shown }) {
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
