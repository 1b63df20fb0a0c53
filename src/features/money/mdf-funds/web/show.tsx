import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatRate } from '#web/region.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan } from '#web/session.tsx';
import { type MdfFund, mdfFund } from '../schema.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { Balance } from './Balance.tsx';
import { BalanceList } from './BalanceList.tsx';
import { MovementList } from './MovementList.tsx';
import { texts as t } from './texts.ts';
import { useFundStep } from './useFundStep.ts';

export default function FundShow() {
  return <Record noun={mdfFund}>{(row) => <FundScreen row={row} />}</Record>;
}

function FundScreen({ row }: { row: MdfFund }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('mdf_funds', 'manage');
  const [dialog, setDialog] = useState<'activate' | 'close' | 'adjust' | null>(null);
  const step = useFundStep(row.id);
  const remove = useRemove('mdf_funds');
  const status = mdfFund.fields.status.options.find(({ value }) => value === row.status)!;
  const close = () => setDialog(null);
  const isDraft = row.status === 'draft';
  const isActive = row.status === 'active';
  const edit = { key: 'edit', label: 'Edit', onClick: () => navigate({ to: `/enablement/mdf/edit/${row.id}` }) };
  const drop = {
    key: 'delete',
    label: 'Delete',
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
  return (
    <>
      <RecordPage
        noun={mdfFund}
        row={row}
        editable={false}
        name={row.name}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={t.share(formatRate(row.participation_ppm))}
        actions={
          mayManage && (
            <>
              {isActive && <Button onClick={() => setDialog('adjust')}>{t.adjust}</Button>}
              {isDraft && (
                <Button type="primary" onClick={() => setDialog('activate')}>
                  {t.activate}
                </Button>
              )}
            </>
          )
        }
        menu={[
          ...(mayManage && row.status !== 'closed' ? [edit] : []),
          ...(mayManage && isActive ? [{ key: 'close', label: `${t.close}…`, onClick: () => setDialog('close') }] : []),
          ...(mayManage && isDraft ? [drop] : []),
        ]}
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
              title="Fund"
              rows={[...factsOf(mdfFund.fields, row, ['Fund', 'Money']), ['Description', row.description]]}
            />
            <Facts title="Period" rows={factsOf(mdfFund.fields, row, 'Period')} />
            <Facts title="Partners" rows={factsOf(mdfFund.fields, row, 'Partners')} />
          </>
        }
      />
      {dialog === 'adjust' && <AdjustDialog fund={row} onClose={close} />}
      {(dialog === 'activate' || dialog === 'close') && (
        <ActionDialog
          title={`${t[dialog]}?`}
          action={t[dialog]}
          text={dialog === 'activate' ? t.activateText : t.closeText}
          onSubmit={() => step.mutateAsync({ step: dialog })}
          onDone={() => {
            void message.success(dialog === 'activate' ? t.activated : t.closed);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
