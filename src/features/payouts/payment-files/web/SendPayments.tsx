import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Fragment, useState } from 'react';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { apiRows } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import type { SendChoice, SentPayments } from '../schema.ts';
import { texts as t } from './texts.ts';

const systems = ['external', 'stripe'] as const;
const words = {
  external: {
    send: t.send,
    text: t.sendText,
    missing: t.sendNeedsEndpoint,
    setUp: t.addEndpoint,
    to: '/administration/webhooks',
  },
  stripe: {
    send: t.sendStripe,
    text: t.sendStripeText,
    missing: t.needsStripe,
    setUp: t.connectStripe,
    to: '/commissions/payouts/accounts',
  },
} as const;

/** Sends the approved payments that another system makes to that system. */
export default function SendPayments({ batch }: { batch: PayoutBatch }) {
  const [open, setOpen] = useState<SendChoice['by'] | null>(null);
  const { data } = useQuery({
    queryKey: ['payment_formats', 'send', batch.id, batch.row_version],
    queryFn: ({ signal }) => apiRows<SendChoice>(`payout_batches/${batch.id}/send`, { signal }),
  });
  return systems.map((by) => {
    const choices = data?.filter((choice) => choice.by === by);
    if (!choices?.length) return null;
    return (
      <Fragment key={by}>
        <Button onClick={() => setOpen(by)}>{words[by].send}</Button>
        {open === by && <SendDialog batch={batch} by={by} choices={choices} onDone={() => setOpen(null)} />}
      </Fragment>
    );
  });
}

function SendDialog({
  batch,
  by,
  choices,
  onDone,
}: {
  batch: PayoutBatch;
  by: SendChoice['by'];
  choices: readonly SendChoice[];
  onDone: () => void;
}) {
  const attempt = useAttempt<SentPayments>();
  const path = `payout_batches/${batch.id}/send`;
  const body = { by };
  const send = useWrite<void, SentPayments>('payout_items', () => attempt(path, body), [
    'payout_batches',
    'payout_exports',
    'payment_formats',
  ]);
  const needsSetup = choices.some(({ needs_setup }) => needs_setup);
  return (
    <ActionDialog<object, SentPayments>
      title={words[by].send}
      action={words[by].send}
      width={560}
      text={words[by].text}
      disabled={needsSetup}
      sheet={needsSetup ? undefined : { path, body: () => body }}
      onSubmit={() => send.mutateAsync()}
      onDone={() => onDone()}
      onClose={onDone}
    >
      <ul>
        {choices.map(({ currency, item_count, amount_minor }) => (
          <li key={currency}>
            {t.text(item_count)}, {moneyText(amount_minor, currency)}
          </li>
        ))}
      </ul>
      {needsSetup && (
        <Alert
          type="warning"
          showIcon
          title={words[by].missing}
          action={<Link to={words[by].to}>{words[by].setUp}</Link>}
        />
      )}
    </ActionDialog>
  );
}
