import { App, Button } from 'antd';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { saveFile } from '#web/download.ts';
import type { Receipt } from '../../schema.ts';

/** Downloads the signed receipt of arrival. */
export function ReceiptButton({ id }: { id: string }) {
  const { message } = App.useApp();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const receipt = await api<Receipt>(`deal_registrations/${id}/receipt`);
      const name = `registration-${receipt.registration.number}-receipt.json`;
      saveFile(name, new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }));
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      icon={<FileCheck size={16} />}
      loading={loading}
      onClick={download}
      title="Download the signed receipt of this submission"
    >
      Receipt
    </Button>
  );
}
