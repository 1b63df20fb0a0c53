import { useQuery } from '@tanstack/react-query';
import { App, Modal } from 'antd';
import { useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { useChanged, useConfirmClose } from '#web/interaction/unsaved.ts';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { ReportSettings } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

/** The external addresses reports may go to; none by default. */
export function OutsideDialog({ onClose }: { onClose: () => void }) {
  useRestoreFocus();
  const settings = useQuery({
    queryKey: ['report_schedules', 'settings'],
    queryFn: ({ signal }) => api<ReportSettings>('report_settings', { signal }),
  });
  return <Loaded query={settings}>{(stored) => <Dialog stored={stored} onClose={onClose} />}</Loaded>;
}

function Dialog({ stored, onClose }: { stored: ReportSettings; onClose: () => void }) {
  const { message } = App.useApp();
  const [addresses, setAddresses] = useState(stored.external_addresses);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useWrite<string[], ReportSettings>('report_schedules', (external_addresses) =>
    api('report_settings', { method: 'PUT', body: { external_addresses } }),
  );
  const closing = useConfirmClose(useChanged(addresses), onClose);
  const submit = async () => {
    try {
      await save.mutateAsync(addresses);
      message.success(ownTexts.saved);
      onClose();
    } catch (error) {
      const texts = error instanceof ApiError ? [...new Set(Object.values(error.errors).flat())] : [];
      const named = texts.map((text) => (text.startsWith('must ') ? ownTexts.each(text) : text)).join(' ');
      setProblem(named || (error as Error).message);
    }
  };
  return (
    <Modal
      open
      title={ownTexts.externalRecipients}
      okText={ownTexts.saveRecipients}
      onOk={submit}
      confirmLoading={save.isPending}
      {...closing}
    >
      <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>{ownTexts.reportsNormallyGoOnlyToPeople}</p>
      <Select
        mode="tags"
        style={{ width: '100%' }}
        value={addresses}
        onChange={(next: string[]) => {
          setProblem(null);
          setAddresses(next.map((one) => one.trim().toLowerCase()));
        }}
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', ' ', ';']}
        status={problem ? 'error' : ''}
        aria-label={ownTexts.externalAddressesAndDomains}
        placeholder={ownTexts.annaAuditorExampleAuditorExample}
      />
      {problem && (
        <p role="alert" style={{ marginTop: 8, color: 'var(--tag-red-word)' }}>
          {problem}
        </p>
      )}
    </Modal>
  );
}
