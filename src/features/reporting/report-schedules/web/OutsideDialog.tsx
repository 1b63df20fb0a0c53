import { useQuery } from '@tanstack/react-query';
import { App, Modal } from 'antd';
import { useState } from 'react';
import { ApiError, api } from '#web/api.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { useWrite } from '#web/resource/useResource.ts';
import { useChanged, useClosing } from '#web/unsaved.ts';
import { useFocusBack } from '#web/useFocusBack.ts';
import type { ReportSettings } from '../schema.ts';

/** Which addresses outside reports may go to. Nobody's, until somebody who manages the company says so. */
export function OutsideDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
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
  const closing = useClosing(useChanged(addresses), onClose);
  const submit = async () => {
    try {
      await save.mutateAsync(addresses);
      message.success('Saved');
      onClose();
    } catch (error) {
      const texts = error instanceof ApiError ? [...new Set(Object.values(error.errors).flat())] : [];
      const named = texts.map((text) => (text.startsWith('must ') ? `Each ${text}.` : text)).join(' ');
      setProblem(named || (error as Error).message);
    }
  };
  return (
    <Modal open title="Addresses outside" okText="Save" onOk={submit} confirmLoading={save.isPending} {...closing}>
      <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>
        Reports go to people who can sign in here. Name the addresses and domains outside that may get some too, such as
        your auditor. What goes there shows what the maker of the report may see.
      </p>
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
        aria-label="Addresses and domains outside"
        placeholder="anna@auditor.example, auditor.example"
      />
      {problem && (
        <p role="alert" style={{ marginTop: 8, color: 'var(--tag-red-word)' }}>
          {problem}
        </p>
      )}
    </Modal>
  );
}
