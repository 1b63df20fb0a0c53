import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { formatOptions } from '../formats.schema.ts';
import type { PaymentFile } from '../schema.ts';
import css from './Files.module.css';
import { ImportReport } from './ImportReport.tsx';
import { texts as t } from './texts.ts';
import { useOpenPaymentFile } from './useOpenFile.ts';

/** The payment files of a payout, and the import of the answers to them. */
export default function Files({ batch }: { batch: PayoutBatch }) {
  const { message } = App.useApp();
  const mayDownload = useCan('payout_methods', 'manage');
  const mayImport = useCan('payout_batches', 'manage');
  const isApproved = !['draft', 'pending_approval', 'canceled'].includes(batch.status);
  const { data } = useList<PaymentFile>(
    'payment_files',
    {
      filters: [{ field: 'batch_id', operator: 'eq', values: [batch.id] }],
      sort: [{ field: 'number', descending: false }],
      start: 0,
      end: 100,
    },
    { enabled: isApproved },
  );
  const open = useOpenPaymentFile();
  const download = (id: string) => open(id).catch((error: Error) => message.error(error.message));
  const files = data?.rows ?? [];
  if (!isApproved || files.length === 0) return null;
  return (
    <section>
      <h2 style={{ marginBottom: 8 }}>{t.files}</h2>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.id}>
            <strong>{formatOptions.find(({ value }) => value === file.format)?.label}</strong>
            <p className="meta">
              {t.text(file.item_count)}, <Money minor={file.amount_minor} currency={file.currency} />
              {file.executes_on && (
                <>
                  , <DateText value={file.executes_on} />
                </>
              )}
            </p>
            {mayDownload && (
              <Button
                icon={<Download size={16} />}
                aria-label={t.download(file.file_name)}
                onClick={() => download(file.id)}
              >
                {t.downloadText}
              </Button>
            )}
            <p className="meta">
              {file.download_count === 0 ? t.notDownloaded : t.downloads(file.download_count)}
              {file.downloaded_by_name && t.lastBy(file.downloaded_by_name)}
            </p>
            <p className="meta">
              {t.sha256(<code>{file.sha256.slice(0, 12)}</code>)}{' '}
              <CopyButton text={file.sha256} label={t.copyFullHash} />
            </p>
          </li>
        ))}
      </ul>
      {mayImport && <ImportReport />}
    </section>
  );
}
