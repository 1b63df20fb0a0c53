import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { railOptions } from '#features/payouts/payouts/rail.schema.ts';
import { payoutOption } from '#features/payouts/payouts/words.schema.ts';
import { sayableWords } from '#shared/text/labels.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { countryName } from '#web/countries.ts';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { api } from '#web/requests/api.ts';
import type { PayoutMethod, ShownDetails } from '../schema.ts';
import { texts } from './texts.ts';

const words: Record<keyof ShownDetails['details'], string> = sayableWords({
  iban: 'IBAN',
  bic: 'BIC',
  routing_number: 'Routing number',
  account_number: 'Account number',
  account_type: 'Account type',
  bank_name: 'Bank',
  email: 'PayPal email',
  stripe_account: 'Stripe account',
  instructions: 'Payment instructions',
  latin_name: 'Account holder in Latin letters',
});

/** The full payout details, for verifying them or paying manually. Opening the dialog is recorded. */
export function DetailsDialog({ method, onClose }: { method: PayoutMethod; onClose: () => void }) {
  useRestoreFocus();
  const client = useQueryClient();
  const look = useQuery({
    // Requested on each opening and not cached, because each access is recorded.
    queryKey: ['payout_details', method.id],
    queryFn: async () => {
      const shown = await api<ShownDetails>(`payout_methods/${method.id}/look`, { method: 'PUT' });
      // The access changes the row version, which verifying needs.
      void client.invalidateQueries({ queryKey: ['payout_methods'] });
      return shown;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Modal
      open
      title={texts.payoutDetailsFor(method.currency, method.partner_name)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Loaded query={look}>
        {({ details, rail, holder_name, country }) => (
          <>
            <Facts
              title={payoutOption(railOptions, rail).label}
              rows={[
                [texts.accountHolder, <Copied key="holder" text={holder_name} name={texts.accountHolder} />],
                [texts.country, countryName(country)],
                ...Object.entries(words).map(([key, word]): [string, React.ReactNode] => {
                  const text = details[key as keyof typeof words];
                  return [word, text && <Copied key={key} text={text} name={word} />];
                }),
              ]}
            />
            <Alert type="info" showIcon style={{ marginTop: 16 }} title={texts.yourAccessRecordedInAuditLog} />
          </>
        )}
      </Loaded>
    </Modal>
  );
}

function Copied({ text, name }: { text: string; name: string }) {
  return (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text} <CopyButton text={text} label={texts.copy(name)} />
    </span>
  );
}
