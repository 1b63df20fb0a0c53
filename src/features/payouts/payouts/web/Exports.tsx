import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { api, apiRows } from '#web/requests/api.ts';
import { downloadFile, saveFile } from '#web/requests/download.ts';
import { useCan } from '#web/session/session.tsx';
import { plural } from '#web/texts.ts';
import type { PayoutBatch, PayoutExport } from '../schema.ts';
import css from './Exports.module.css';

/** The payment files of the payout, always downloaded exactly as they were created. */
export function Exports({ batch }: { batch: PayoutBatch }) {
  const { message } = App.useApp();
  const { data } = useQuery({
    queryKey: ['payout_exports', batch.id, batch.row_version],
    queryFn: ({ signal }) => apiRows<PayoutExport>(`payout_batches/${batch.id}/exports`, { signal }),
    enabled: !['draft', 'pending_approval', 'canceled'].includes(batch.status),
  });
  const maySeeAccounts = useCan('payout_methods', 'manage');
  if (!data || data.length === 0) return null;
  const download = (number: number) =>
    downloadFile(`payout_batches/${batch.id}/exports/${number}`).catch((error) => message.error(error.message));
  const accounts = (number: number) =>
    api<{ name: string; text: string }>(`payout_batches/${batch.id}/exports/${number}/accounts`, { method: 'PUT' })
      .then(({ name, text }) => saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' })))
      .catch((error: Error) => message.error(error.message));
  return (
    <section>
      <h2 style={{ marginBottom: 8 }}>Payment tables</h2>
      <ul className={css.files}>
        {data.map((file) => (
          <li key={file.number}>
            <Button icon={<Download size={16} />} onClick={() => download(file.number)}>
              Download file {file.number} (CSV)
            </Button>
            {maySeeAccounts && (
              <Button type="link" size="small" style={{ padding: 0 }} onClick={() => accounts(file.number)}>
                Download with account numbers
              </Button>
            )}
            <p className="meta">
              {plural(file.item_count, 'payment', 'payments')}, <DateText value={file.created_at} as="instant" />
            </p>
            <p className="meta">
              Gross <Money minor={file.total_minor} currency={batch.currency} />
              {file.withheld_minor > 0 && (
                <>
                  , tax withheld <Money minor={file.withheld_minor} currency={batch.currency} />
                </>
              )}
              , net{' '}
              {file.pays.map(({ currency, amount_minor }, index) => (
                <span key={currency}>
                  {index > 0 && ' + '}
                  <Money minor={amount_minor} currency={currency} />
                </span>
              ))}
            </p>
            <p className="meta">
              SHA-256 <code>{file.sha256.slice(0, 12)}</code> <CopyButton text={file.sha256} label="Copy full hash" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
