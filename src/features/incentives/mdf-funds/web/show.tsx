import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { formatRate } from '#web/region.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type MdfFund, mdfFund } from '../schema.ts';
import { mdfFundSteps } from '../steps.schema.ts';
import { Balance } from './Balance.tsx';
import { BalanceList } from './BalanceList.tsx';
import { MovementList } from './MovementList.tsx';
import { texts as t } from './texts.ts';

export default function FundShow() {
  return <Record noun={mdfFund}>{(row) => <FundScreen row={row} />}</Record>;
}

function FundScreen({ row }: { row: MdfFund }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('mdf_funds', 'manage');
  const remove = useRemove('mdf_funds');
  const status = mdfFund.fields.status.options.find(({ value }) => value === row.status)!;
  const isDraft = row.status === 'draft';
  const edit = { key: 'edit', label: t.edit, onClick: () => navigate({ to: `/enablement/mdf/edit/${row.id}` }) };
  const drop = {
    key: 'delete',
    label: t.delete,
    danger: true,
    onClick: () =>
      remove.mutate(row.id, {
        onSuccess: () => {
          void message.success(t.deleted);
          void navigate({ to: '/enablement/mdf' });
        },
        onError: (error) => void message.error(error.message),
      }),
  };
  const { input } = mdfFundSteps.steps.adjust;
  const steps = useSteps(mdfFundSteps, row, {
    also: ['mdf_balances', 'mdf_movements'],
    special: {
      adjust: {
        inputs: {
          partner_id: row.kind === 'fixed' ? <FieldInput of={input} name="partner_id" required /> : null,
          amount_minor: (
            <MoneyItem
              name="amount_minor"
              label={`${input.amount_minor.label} (${row.currency})`}
              currency={row.currency}
              rules={[{ required: true, message: t.amountRequired }]}
            />
          ),
        },
      },
    },
  });
  return (
    <RecordPage
      noun={mdfFund}
      row={row}
      editable={false}
      name={row.name}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={t.share(formatRate(row.participation_ppm))}
      steps={steps}
      menu={[...(mayManage && row.status !== 'closed' ? [edit] : []), ...(mayManage && isDraft ? [drop] : [])]}
      tabs={[
        {
          key: 'partners',
          label: t.partners,
          content: (
            <>
              {!isDraft && (
                <Card title={t.balance}>
                  <Balance of={row} />
                </Card>
              )}
              <BalanceList fund={row} />
            </>
          ),
        },
        { key: 'movements', label: t.movements, content: <MovementList fund_id={row.id} /> },
      ]}
      rail={
        <>
          <Facts
            title={t.fund}
            rows={[...factsOf(mdfFund.fields, row, ['Fund', 'Money']), [t.description, row.description]]}
          />
          <Facts title={t.period} rows={factsOf(mdfFund.fields, row, 'Period')} />
          <Facts title={t.partnersText} rows={factsOf(mdfFund.fields, row, 'Partners')} />
        </>
      }
    />
  );
}
