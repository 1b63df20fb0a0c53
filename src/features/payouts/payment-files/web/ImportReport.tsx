import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import FileUp from 'lucide-react/icons/file-up';
import { useRef } from 'react';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { MOST_REPORT, type NewPaymentReport, type PaymentReport } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Resources that a status file changes. */
const touched = [
  'payment_report_lines',
  'payment_files',
  'payout_batches',
  'payout_items',
  'commission_lines',
  'ledger_accounts',
  'journal_entries',
];

/** Imports a status file and opens the list of what it changed. */
export function ImportReport({ isPrimary }: { isPrimary?: boolean }) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const send = useAttempt<PaymentReport>();
  const add = useWrite<NewPaymentReport, PaymentReport>(
    'payment_reports',
    (body) => send('payment_reports', body),
    touched,
  );
  const read = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const text = await file.text();
    if (text.length > MOST_REPORT) {
      message.error(t.tooLarge);
      return;
    }
    try {
      const { id } = await add.mutateAsync({ file_name: file.name.slice(0, 200), text });
      await navigate({ to: `/commissions/payouts/reports/show/${id}` });
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.chooseFile}
        accept=".xml,.csv,.txt,.ach,text/xml,text/csv,text/plain"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button
        type={isPrimary ? 'primary' : 'default'}
        icon={<FileUp size={16} />}
        loading={add.isPending}
        title={t.importHelp}
        onClick={() => input.current?.click()}
      >
        {t.importReport}
      </Button>
    </>
  );
}
