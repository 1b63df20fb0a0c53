import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Balance } from '#features/money/mdf-funds/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type MdfRequest, mdfRequest } from '../schema.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { texts as t } from './texts.ts';
import { type RequestStep, useRequestStep } from './useRequestStep.ts';

export default function RequestShow() {
  return <Record noun={mdfRequest}>{(row) => <RequestScreen row={row} />}</Record>;
}

function RequestScreen({ row }: { row: MdfRequest }) {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('mdf_requests', 'manage');
  const [dialog, setDialog] = useState<RequestStep | null>(null);
  const step = useRequestStep(row.id);
  const status = mdfRequest.fields.status.options.find(({ value }) => value === row.status)!;
  const is = (...statuses: MdfRequest['status'][]) => mayManage && statuses.includes(row.status);
  const decides = isCompany && is('submitted');
  const item = (key: RequestStep, danger = false) => ({
    key,
    label: `${t[key]}…`,
    danger,
    onClick: () => setDialog(key),
  });
  const submit = () =>
    step.mutate(
      { step: 'submit' },
      {
        onSuccess: () => void message.success(t.submitted),
        onError: (error) => void message.error(error.message),
      },
    );
  return (
    <>
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
        actions={
          <>
            {decides && <Button onClick={() => setDialog('decline')}>{t.decline}</Button>}
            {decides && (
              <Button type="primary" onClick={() => setDialog('approve')}>
                {t.approve}
              </Button>
            )}
            {!isCompany && is('returned') && (
              <Button type="primary" loading={step.isPending} onClick={submit}>
                {t.submit}
              </Button>
            )}
            {!isCompany && is('approved') && row.reserved_minor > 0 && (
              <Button
                type="primary"
                onClick={() => navigate({ to: `/enablement/partner-mdf/claims/create?request=${row.id}` as string })}
              >
                Claim cost
              </Button>
            )}
          </>
        }
        menu={[
          ...(!isCompany && is('submitted', 'returned')
            ? [
                {
                  key: 'edit',
                  label: 'Edit',
                  onClick: () => navigate({ to: `/enablement/partner-mdf/edit/${row.id}` }),
                },
              ]
            : []),
          ...(decides ? [item('return')] : []),
          ...(isCompany && is('approved') ? [item('extend')] : []),
          ...(is('approved') ? [item('close')] : []),
          ...(is('submitted', 'returned', 'approved') ? [item('cancel', true)] : []),
        ]}
        tabs={[{ key: 'activity', label: t.plan, content: <Plan row={row} /> }]}
        rail={
          <>
            <Facts title="Activity" rows={factsOf(mdfRequest.fields, row, 'Activity')} />
            <Facts title="Expected results" rows={factsOf(mdfRequest.fields, row, 'Expected results')} />
            <Facts title="Decision" rows={factsOf(mdfRequest.fields, row, 'Decision')} />
            <Facts title="History" rows={factsOf(mdfRequest.fields, row, 'History')} />
          </>
        }
      />
      {dialog && <RequestDialog row={row} step={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function Plan({ row }: { row: MdfRequest }) {
  return (
    <>
      {row.description && (
        <Card title="Description">
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
