import { App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField } from '#web/resource/form/fields.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type Introduction, introduction } from '../schema.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';
import { useMappingWrite } from './useMapping.ts';

type Move = keyof typeof t.moves;

/** The steps of each side by status: those of the side that was asked, and those of the side that asked. */
const answering: Partial<Record<Introduction['status'], readonly Move[]>> = {
  requested: ['accept', 'decline'],
  accepted: ['made', 'decline'],
};
const asking: Partial<Record<Introduction['status'], readonly Move[]>> = {
  requested: ['withdraw'],
  accepted: ['withdraw'],
  made: ['meeting', 'lost'],
  meeting: ['lost'],
  opportunity: ['won', 'lost'],
};
const endings: readonly Move[] = ['decline', 'withdraw', 'lost'];

export default function IntroductionShow() {
  return <Record noun={introduction}>{(row) => <IntroductionScreen row={row} />}</Record>;
}

function IntroductionScreen({ row }: { row: Introduction }) {
  const { mode } = useSession();
  const mayManage = useCan('introductions', 'manage');
  const [dialog, setDialog] = useState<Move | null>(null);
  const status = introduction.fields.status.options.find(({ value }) => value === row.status)!;
  const moves = mayManage ? ((row.asked_by === mode ? asking : answering)[row.status] ?? []) : [];
  const [first] = moves.filter((move) => !endings.includes(move));
  const deal = row.opportunity_id
    ? `/${mode === 'company' ? 'commissions' : 'revenue'}/opportunities/show/${row.opportunity_id}`
    : null;
  return (
    <>
      <RecordPage
        noun={introduction}
        row={row}
        editable={false}
        archivable={false}
        name={row.account_name}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={mode === 'company' && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
        actions={
          first && (
            <Button type="primary" onClick={() => setDialog(first)}>
              {t[first]}
            </Button>
          )
        }
        menu={moves
          .filter((move) => move !== first)
          .map((move) => ({
            key: move,
            label: `${t[move]}…`,
            danger: endings.includes(move),
            onClick: () => setDialog(move),
          }))}
        tabs={[
          {
            key: 'overview',
            label: t.request,
            content: (
              <Card title={t.request}>
                <div className={css.body}>
                  <p>{row.message}</p>
                  {row.reason && (
                    <p>
                      {t.reason}: {row.reason}
                    </p>
                  )}
                </div>
              </Card>
            ),
          },
        ]}
        rail={
          <>
            <Facts
              title={t.details}
              rows={[
                [t.askedBy, row.requested_by_name],
                [t.contact, row.contact_name],
                [t.due, row.due_on && <DateText key="due" value={row.due_on} />],
                [t.answeredBy, row.answered_by_name],
                ['Domain', row.account_domain],
              ]}
            />
            {deal && (
              <Facts
                title="Deal"
                rows={[
                  [
                    'Deal',
                    <Link key="d" to={deal}>
                      {row.opportunity_name ?? ''}
                    </Link>,
                  ],
                ]}
              />
            )}
          </>
        }
      />
      {dialog && <MoveDialog row={row} move={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function MoveDialog({ row, move, onClose }: { row: Introduction; move: Move; onClose: () => void }) {
  const { message } = App.useApp();
  const write = useMappingWrite();
  return (
    <ActionDialog<{ reason?: string | null }>
      title={t[move]}
      action={t[move]}
      danger={endings.includes(move)}
      text={t.moves[move]}
      onSubmit={(body) => write.mutateAsync({ url: `introductions/${row.id}/${move}`, body })}
      onDone={() => {
        void message.success(t.saved);
        onClose();
      }}
      onClose={onClose}
    >
      {endings.includes(move) && <LongTextField name="reason" label={t.reason} max={1000} />}
    </ActionDialog>
  );
}
