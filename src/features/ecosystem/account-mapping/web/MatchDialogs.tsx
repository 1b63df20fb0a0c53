import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { DateField, LongTextField, MoneyField, TextField } from '#web/resource/form/fields.tsx';
import { useSession } from '#web/session/session.tsx';
import type { CoSell, IntroductionRequest, Overlap } from '../mapping.schema.ts';
import { texts as t } from './texts.ts';
import { useMappingWrite } from './useMapping.ts';

interface MatchDialogProps {
  row: Overlap;
  onClose: () => void;
}

export function IntroductionDialog({ row, onClose }: MatchDialogProps) {
  const { message } = App.useApp();
  const write = useMappingWrite();
  return (
    <ActionDialog<IntroductionRequest>
      title={t.introTitle(row.name)}
      action={t.askIntro}
      text={t.introText}
      onSubmit={(body) => write.mutateAsync({ url: `mapping_matches/${row.id}/introduction`, body })}
      onDone={() => {
        void message.success(t.introSent);
        onClose();
      }}
      onClose={onClose}
    >
      <LongTextField name="message" label={t.introMessage} help={t.introHint} required />
      <TextField name="contact_name" label={t.contact} />
      <DateField name="due_on" label={t.due} />
    </ActionDialog>
  );
}

export function CoSellDialog({ row, onClose }: MatchDialogProps) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const isCompany = useSession().mode === 'company';
  const write = useMappingWrite<{ to: string }>();
  return (
    <ActionDialog<CoSell, { to: string }>
      title={t.coSellTitle(row.name)}
      action={t.coSell}
      text={isCompany ? t.coSellCompany : t.coSellPartner}
      initial={{ title: row.name }}
      onSubmit={(body) => write.mutateAsync({ url: `mapping_matches/${row.id}/co_sell`, body })}
      onDone={({ to }) => {
        void message.success(t.started);
        onClose();
        navigate({ to });
      }}
      onClose={onClose}
    >
      <TextField name="title" label={t.dealTitle} required />
      <MoneyField name="amount_minor" label={t.amount} />
      <DateField name="expected_close_on" label={t.close} />
    </ActionDialog>
  );
}

export function ReportDialog({ row, onClose }: MatchDialogProps) {
  const { message } = App.useApp();
  const write = useMappingWrite();
  return (
    <ActionDialog<{ note: string }>
      title={t.reportTitle(row.name)}
      action={t.report}
      danger
      text={t.reportText}
      onSubmit={(body) => write.mutateAsync({ url: `mapping_matches/${row.id}/report`, body })}
      onDone={() => {
        void message.success(t.reported);
        onClose();
      }}
      onClose={onClose}
    >
      <LongTextField name="note" label={t.reportNote} max={1000} required />
    </ActionDialog>
  );
}
