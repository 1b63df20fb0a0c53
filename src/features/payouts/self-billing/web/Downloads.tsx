import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { downloadFile } from '#web/requests/download.ts';
import { hasXml } from '../cii.ts';
import { texts } from './texts.ts';

/** The files of one invoice. */
export function Downloads({ id, number, currency }: { id: string; number: string; currency: string }) {
  const { message } = App.useApp();
  const get = (type: 'pdf' | 'xml') =>
    downloadFile(`self_billing_invoices/${id}/invoice.${type}`).catch((error: Error) => message.error(error.message));
  return (
    <span style={{ display: 'inline-flex', gap: 4 }}>
      <Button
        size="small"
        icon={<Download size={14} />}
        aria-label={texts.downloadAsPdf(number)}
        onClick={() => get('pdf')}
      >
        PDF
      </Button>
      {hasXml(currency) && (
        <Button size="small" aria-label={texts.downloadAsXml(number)} onClick={() => get('xml')}>
          XML
        </Button>
      )}
    </span>
  );
}
