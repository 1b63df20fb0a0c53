import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Balance } from '#features/incentives/mdf-funds/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { MoneyItem, validAmounts } from '#web/inputs/MoneyInput.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type MdfRequest, mdfRequest, mdfRequestShare } from '../schema.ts';
import { mdfRequestSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

export default function RequestShow() {
  return <Record noun={mdfRequest}>{(row) => <RequestScreen row={row} />}</Record>;
}

function RequestScreen({ row }: { row: MdfRequest }) {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  const mayManage = useCan('mdf_requests', 'manage');
  const status = mdfRequest.fields.status.options.find(({ value }) => value === row.status)!;
  const is = (...statuses: MdfRequest['status'][]) => mayManage && statuses.includes(row.status);
  const { approved_minor } = mdfRequestSteps.steps.approve.input;
  const steps = useSteps(mdfRequestSteps, row, {
    also: ['mdf_funds', 'mdf_balances', 'mdf_movements'],
    special: {
      approve: {
        initial: { approved_minor: row.amount_minor },
        inputs: {
          approved_minor: (
            <MoneyItem
              name="approved_minor"
              label={`${approved_minor.label} (${row.currency})`}
              currency={row.currency}
              rules={[validAmounts(mdfRequestShare(row.cost_minor, row.participation_ppm), t.tooMuch)]}
            />
          ),
        },
      },
      extend: { initial: { claim_by: row.claim_by } },
    },
  });
  return (
    <RecordPage
      noun={mdfRequest}
      row={row}
      editable={false}
      name={row.title}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={
        <>
          <span className="figures">#{row.number}</span>
          {row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
          {isCompany && row.fund_id ? (
            <Link to={`/enablement/mdf/show/${row.fund_id}`}>{row.fund_name ?? ''}</Link>
          ) : (
            row.fund_name
          )}
        </>
      }
      steps={steps}
      actions={
        !isCompany &&
        is('approved') &&
        row.reserved_minor > 0 && (
          <Button
            type="primary"
            onClick={() => navigate({ to: `/enablement/partner-mdf/claims/create?request=${row.id}` as string })}
          >
            {t.claimCost}
          </Button>
        )
      }
      menu={
        !isCompany && is('submitted', 'returned')
          ? [
              {
                key: 'edit',
                label: t.edit,
                onClick: () => navigate({ to: `/enablement/partner-mdf/edit/${row.id}` }),
              },
            ]
          : []
      }
      tabs={[{ key: 'activity', label: t.plan, content: <Plan row={row} /> }]}
      rail={
        <>
          <Facts title={t.activity} rows={factsOf(mdfRequest.fields, row, 'Activity')} />
          <Facts title={t.expectedResults} rows={factsOf(mdfRequest.fields, row, 'Expected results')} />
          <Facts title={t.decision} rows={factsOf(mdfRequest.fields, row, 'Decision')} />
          <Facts title={t.history} rows={factsOf(mdfRequest.fields, row, 'History')} />
        </>
      }
    />
  );
}

function Plan({ row }: { row: MdfRequest }) {
  return (
    <>
      {row.description && (
        <Card title={t.description}>
          <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{row.description}</p>
        </Card>
      )}
      <Card title={t.balance}>
        <Facts rows={factsOf(mdfRequest.fields, row, 'Money')} />
        {row.approved_minor !== null && (
          <Balance
            of={{
              currency: row.currency,
              reserved_minor: row.reserved_minor,
              claimed_minor: row.claimed_minor,
              paid_minor: row.paid_minor,
            }}
          />
        )}
      </Card>
    </>
  );
}
