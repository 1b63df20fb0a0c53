import { useQuery } from '@tanstack/react-query';
import { App, Button, Modal } from 'antd';
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
import { texts as t } from '../texts.ts';

/** Saves the signed file, byte for byte as it was signed. */
export function useReceiptFile(id: string) {
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const receipt = await api<Receipt>(`deal_registrations/${id}/receipt`);
      const name = `registration-${receipt.registration.number}-receipt.json`;
      saveFile(name, new Blob([canonicalJson(receipt)], { type: 'application/json' }));
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}

/** Where and against which key anyone can verify the signed file. */
export function ReceiptProof() {
  const key = useQuery({
    queryKey: ['deal_registrations', 'receipt key'],
    queryFn: ({ signal }) => api<ReceiptKey>('deal_registrations/receipts/key', { signal }),
  });
  return (
    <Loaded query={key}>
      {({ fingerprint, path }) => (
        <>
          <p>
            {t.verifyAt}{' '}
            <a href={path} target="_blank" rel="noreferrer">
              {`${location.origin}${path}`}
            </a>{' '}
            <CopyButton text={`${location.origin}${path}`} label={t.copyAddress} />
          </p>
          <p>
            {t.fingerprint} <code style={{ overflowWrap: 'anywhere' }}>{fingerprintText(fingerprint)}</code>{' '}
            <CopyButton text={fingerprint} label={t.copyFingerprint} />
          </p>
        </>
      )}
    </Loaded>
  );
}

/** For the company: the signed file, its key, and where anyone can check it. */
export function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { save, isBusy } = useReceiptFile(id);
  useRestoreFocus();
  return (
    <Modal
      open
      title={t.receipt}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t.close}
        </Button>,
        <Button key="download" type="primary" loading={isBusy} onClick={save}>
          {t.downloadReceipt}
        </Button>,
      ]}
    >
      <p>{t.receiptText}</p>
      <ReceiptProof />
    </Modal>
  );
}
