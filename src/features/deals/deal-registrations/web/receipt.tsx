import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useParam } from '#web/params.ts';
import { formatInstant } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useSession } from '#web/session/session.tsx';
import { receiptFacts } from '../receipt-facts.ts';
import type { Receipt } from '../schema.ts';
import { ReceiptProof, useReceiptFile } from './registration/ReceiptProof.tsx';
import { texts as t } from './texts.ts';

/** The receipt of a submission to read, print and file; its signed form is under *Details*. */
export default function ReceiptScreen() {
  const { message } = App.useApp();
  const id = useParam('id');
  const { program, organization, config } = useSession();
  const brand = program?.company ?? organization;
  const { save, isBusy } = useReceiptFile(id);
  const receipt = useQuery({
    queryKey: ['deal_registrations', id, 'receipt'],
    queryFn: ({ signal }) => api<Receipt>(`deal_registrations/${id}/receipt`, { signal }),
  });
  const download = () =>
    downloadFile(`deal_registrations/${id}/receipt.pdf`).catch((error: Error) => void message.error(error.message));
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={t.receipt}>
        <Button type="primary" icon={<Download size={16} />} onClick={download}>
          {t.downloadPdf}
        </Button>
      </PageHeader>
      <Loaded query={receipt}>
        {(found) => (
          <>
            <Card>
              {brand.logo_url && (
                <img
                  src={brand.logo_url}
                  alt=""
                  style={{ display: 'block', height: 40, maxWidth: 160, marginBottom: 12 }}
                />
              )}
              <p style={{ marginBottom: 12 }}>
                {t.received(found.company.name, found.registration.number, found.partner.name)}{' '}
                <strong>{formatInstant(found.arrived_at)}</strong>.
              </p>
              {found.captured_at_by_device && (
                <p className="meta" style={{ marginBottom: 12 }}>
                  {t.captured(formatInstant(found.captured_at_by_device))}
                </p>
              )}
              <Facts rows={receiptFacts(found, config.region)} />
              <p style={{ marginTop: 12 }}>
                <Link to={`/revenue/deal-desk/show/${id}`}>{t.toRegistration}</Link>
              </p>
            </Card>
            <details style={{ marginTop: 16 }}>
              <summary style={{ minHeight: 24, cursor: 'pointer' }}>{t.details}</summary>
              <div style={{ display: 'grid', gap: 8, marginTop: 8 }}>
                <p>{t.receiptText}</p>
                <ReceiptProof />
                <span>
                  <Button loading={isBusy} onClick={save}>
                    {t.downloadJson}
                  </Button>
                </span>
              </div>
            </details>
          </>
        )}
      </Loaded>
    </div>
  );
}
