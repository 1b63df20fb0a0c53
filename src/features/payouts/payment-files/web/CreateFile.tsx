import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';
import type { PayoutBatch, PayoutExport, PayoutItem } from '#features/payouts/payouts/schema.ts';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { regionToday } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { useCan } from '#web/session/session.tsx';
import { formatOptions } from '../formats.schema.ts';
import type { FormatChoice, PaymentFile } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useOpenPaymentFile } from './useOpenFile.ts';

interface Values {
  choice: string;
  executes_on?: string;
}

/** A table for payments by hand, which needs no payout details. */
const TABLE = 'table';

const keyOf = ({ format, currency }: FormatChoice) => `${format} ${currency}`;

/** Creates a payment file of the approved payments that are in no file yet. */
export default function CreateFile({ batch }: { batch: PayoutBatch }) {
  const navigate = useNavigate();
  // *Pay* in My work and under *Next steps* leads here by the address.
  const { pay } = useSearch({ strict: false }) as { pay?: string };
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || pay === 'true';
  const close = () => {
    setAsked(false);
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  };
  const { data } = useQuery({
    queryKey: ['payment_formats', batch.id, batch.row_version],
    queryFn: ({ signal }) => apiRows<FormatChoice>(`payout_batches/${batch.id}/payment_formats`, { signal }),
  });
  const open = useList<PayoutItem>('payout_items', {
    filters: [
      { field: 'batch_id', operator: 'eq', values: [batch.id] },
      { field: 'status', operator: 'eq', values: ['reserved'] },
    ],
    start: 0,
    end: 1,
  });
  if (!data || !open.data?.total) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t.create}</Button>
      {isOpen && <CreateDialog batch={batch} choices={data} onDone={close} />}
    </>
  );
}

function CreateDialog({
  batch,
  choices,
  onDone,
}: {
  batch: PayoutBatch;
  choices: readonly FormatChoice[];
  onDone: () => void;
}) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const open = useOpenPaymentFile();
  const mayDownload = useCan('payout_methods', 'manage');
  const send = useAttempt<PaymentFile>();
  const sendTable = useAttempt<PayoutExport>();
  const touched = ['payout_batches', 'payout_items', 'payout_exports', 'payment_formats'];
  const create = useWrite<object, PaymentFile>('payment_files', (body) => send('payment_files', body), touched);
  const table = useWrite<void, PayoutExport>(
    'payout_exports',
    () => sendTable(`payout_batches/${batch.id}/export`, {}),
    touched,
  );
  const createTable = async () => {
    const { number } = await table.mutateAsync();
    await downloadFile(`payout_batches/${batch.id}/exports/${number}`);
  };
  /** The file exists even if its download fails, so that failure does not keep the dialog open. */
  const createFile = async (values: Values) => {
    const { id } = await create.mutateAsync(bodyOf(values)!);
    if (mayDownload) await open(id).catch((error: Error) => message.error(error.message));
  };
  const chosen = Form.useWatch('choice', form) as string | undefined;
  const choice = choices.find((each) => keyOf(each) === chosen);
  const bodyOf = ({ choice: key, executes_on }: Values) => {
    const fileChoice = choices.find((each) => keyOf(each) === key);
    if (!fileChoice || fileChoice.needs_account) return null;
    const { format, currency } = fileChoice;
    return { batch_id: batch.id, format, currency, ...(executes_on && { executes_on }) };
  };
  const first = choices.find(({ needs_account }) => !needs_account) ?? choices[0];
  const labelOf = (each: FormatChoice) => {
    const name = formatOptions.find(({ value }) => value === each.format)!.label;
    return `${name}: ${t.text(each.item_count)}, ${moneyText(each.amount_minor, each.currency)}`;
  };
  return (
    <ActionDialog<Values>
      title={t.createTitle}
      action={t.create}
      width={560}
      form={form}
      disabled={chosen !== TABLE && (!choice || choice.needs_account)}
      initial={{ choice: first ? keyOf(first) : TABLE }}
      sheet={{ path: 'payment_files', body: bodyOf }}
      onSubmit={(values): Promise<unknown> => (values.choice === TABLE ? createTable() : createFile(values))}
      onDone={() => onDone()}
      onClose={onDone}
    >
      <Form.Item name="choice" label={t.format} extra={t.formatHelp}>
        <OptionSelect
          options={[
            ...choices.map((each) => ({ value: keyOf(each), label: labelOf(each) })),
            { value: TABLE, label: t.table },
          ]}
        />
      </Form.Item>
      {chosen === TABLE && <p>{t.tableNote}</p>}
      {choice?.needs_account && (
        <Alert
          type="warning"
          showIcon
          title={t.needsAccount}
          action={<Link to="/commissions/payouts/accounts">{t.enterAccount}</Link>}
        />
      )}
      {choice && !choice.needs_account && (
        <ErrorItem name="executes_on" label={t.executesOn} extra={t.executesOnHelp}>
          <DateInput min={regionToday()} />
        </ErrorItem>
      )}
    </ActionDialog>
  );
}
