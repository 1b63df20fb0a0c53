import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { PayoutBatch } from '#features/money/payouts/schema.ts';
import { api } from '#web/api.ts';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { plural } from '#web/texts.ts';
import type { SendChoice, SentPayments } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Sends the approved payments that another system makes to that system. */
export default function SendPayments({ batch }: { batch: PayoutBatch }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['payment_formats', 'send', batch.id, batch.row_version],
    queryFn: ({ signal }) => api<SendChoice[]>(`payout_batches/${batch.id}/send`, { signal }),
  });
  if (!data?.length) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.send}</Button>
      {isOpen && <SendDialog batch={batch} choices={data} onDone={() => setOpen(false)} />}
    </>
  );
}

function SendDialog({
  batch,
  choices,
  onDone,
}: {
  batch: PayoutBatch;
  choices: readonly SendChoice[];
  onDone: () => void;
}) {
  const attempt = useAttempt<SentPayments>();
  const path = `payout_batches/${batch.id}/send`;
  const body = { by: 'external' };
  const send = useWrite<void, SentPayments>('payout_items', () => attempt(path, body), [
    'payout_batches',
    'payout_exports',
    'payment_formats',
  ]);
  const needsSetup = choices.some(({ needs_setup }) => needs_setup);
  return (
    <ActionDialog<object, SentPayments>
      title={t.send}
      action={t.send}
      width={560}
      text={t.sendText}
      disabled={needsSetup}
      sheet={needsSetup ? undefined : { path, body: () => body }}
      onSubmit={() => send.mutateAsync()}
      onDone={() => onDone()}
      onClose={onDone}
    >
      <ul>
        {choices.map(({ currency, item_count, amount_minor }) => (
          <li key={currency}>
            {plural(item_count, 'payment', 'payments')}, {moneyText(amount_minor, currency)}
          </li>
        ))}
      </ul>
      {needsSetup && (
        <Alert
          type="warning"
          showIcon
          title={t.sendNeedsEndpoint}
          action={<Link to="/administration/webhooks">{t.addEndpoint}</Link>}
        />
      )}
    </ActionDialog>
  );
}
