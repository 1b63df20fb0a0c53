import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { api, apiRows } from '#web/requests/api.ts';
import { downloadFile, saveFile } from '#web/requests/download.ts';
import { useCan } from '#web/session/session.tsx';
import type { PayoutBatch, PayoutExport } from '../schema.ts';
import css from './Exports.module.css';
import { texts as ownTexts } from './texts.ts';

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
      <h2 style={{ marginBottom: 8 }}>{ownTexts.paymentTables}</h2>
      <ul className={css.files}>
        {data.map((file) => (
          <li key={file.number}>
            <Button icon={<Download size={16} />} onClick={() => download(file.number)}>
              {ownTexts.downloadFileCsv(file.number)}
            </Button>
            {maySeeAccounts && (
              <Button type="link" size="small" style={{ padding: 0 }} onClick={() => accounts(file.number)}>
                {ownTexts.downloadWithAccountNumbers}
              </Button>
            )}
            <p className="meta">
              {ownTexts.textItemCount(file.item_count)}, <DateText value={file.created_at} as="instant" />
            </p>
            <p className="meta">
              {ownTexts.gross(<Money minor={file.total_minor} currency={batch.currency} />)}
              {file.withheld_minor > 0 &&
                ownTexts.taxWithheld(<Money minor={file.withheld_minor} currency={batch.currency} />)}
              {ownTexts.net(
                file.pays.map(({ currency, amount_minor }, index) => (
                  <span key={currency}>
                    {index > 0 && ' + '}
                    <Money minor={amount_minor} currency={currency} />
                  </span>
                )),
              )}
            </p>
            <p className="meta">
              {ownTexts.sha256(<code>{file.sha256.slice(0, 12)}</code>)}{' '}
              <CopyButton text={file.sha256} label={ownTexts.copyFullHash} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
