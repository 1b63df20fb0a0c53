import { useQuery } from '@tanstack/react-query';
import { App, Button, Modal } from 'antd';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { canonicalJson } from '#shared/text/canonical-json.ts';
import { fingerprintText } from '#shared/verdict.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { api } from '#web/requests/api.ts';
import { saveFile } from '#web/requests/download.ts';
import type { ReceiptKey } from '../../public.schema.ts';
import type { Receipt } from '../../schema.ts';

/** Opens the signed receipt of a submission: the file, and how anyone can check it. */
export function ReceiptButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileCheck size={16} />} onClick={() => setOpen(true)} title="Signed receipt of this submission">
        Receipt
      </Button>
      {isOpen && <ReceiptDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The receipt's screen: the file, the company's key, and where anyone can check it. */
export function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { message } = App.useApp();
  const [loading, setLoading] = useState(false);
  const key = useQuery({
    queryKey: ['deal_registrations', 'receipt key'],
    queryFn: ({ signal }) => api<ReceiptKey>('deal_registrations/receipts/key', { signal }),
  });
  useRestoreFocus();
  const download = async () => {
    setLoading(true);
    try {
      const receipt = await api<Receipt>(`deal_registrations/${id}/receipt`);
      const name = `registration-${receipt.registration.number}-receipt.json`;
      saveFile(name, new Blob([canonicalJson(receipt)], { type: 'application/json' }));
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Modal
      open
      title="Receipt"
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          Close
        </Button>,
        <Button key="download" type="primary" loading={loading} onClick={download}>
          Download receipt
        </Button>,
      ]}
    >
      <p>
        The receipt proves when this registration was submitted and what it said. It is signed, and anyone can verify it
        without signing in.
      </p>
      <Loaded query={key}>
        {({ fingerprint, path }) => (
          <>
            <p>
              Verify it at{' '}
              <a href={path} target="_blank" rel="noreferrer">
                {`${location.origin}${path}`}
              </a>{' '}
              <CopyButton text={`${location.origin}${path}`} label="Copy address" />
            </p>
            <p>
              Key fingerprint (SHA-256):{' '}
              <code style={{ overflowWrap: 'anywhere' }}>{fingerprintText(fingerprint)}</code>{' '}
              <CopyButton text={fingerprint} label="Copy fingerprint" />
            </p>
          </>
        )}
      </Loaded>
    </Modal>
  );
}
