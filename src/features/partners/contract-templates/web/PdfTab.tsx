import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import UploadIcon from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useAutosave } from '#web/interaction/useAutosave.ts';
import { api } from '#web/requests/api.ts';
import type { SignerField } from '../content.schema.ts';
import type { ContractTemplate } from '../schema.ts';
import { openPdf } from '../site/pdf.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { texts as t } from './texts.ts';

/** The uploaded PDF with the fields on its pages. */
export default function PdfTab({ row, disabled }: { row: ContractTemplate; disabled: boolean }) {
  const chooser = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const form = new FormData();
    form.append('file', file);
    try {
      await api(`contract_templates/${row.id}/file`, { method: 'POST', body: form });
      await client.invalidateQueries({ queryKey: ['contract_templates'] });
      message.success(t.uploaded);
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const button = !disabled && (
    <>
      <Button icon={<UploadIcon size={16} />} loading={isBusy} onClick={() => chooser.current?.click()}>
        {row.file_id ? t.replace : t.upload}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="application/pdf"
        aria-label={t.upload}
        style={{ display: 'none' }}
        onChange={(event) => {
          void upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
  if (!row.file_id)
    return (
      <EmptyState icon={UploadIcon} title={t.upload} actions={button || undefined}>
        {t.uploadText}
      </EmptyState>
    );
  return <Placing row={row} disabled={disabled} upload={button} />;
}

function Placing({ row, disabled, upload }: { row: ContractTemplate; disabled: boolean; upload: React.ReactNode }) {
  const version = useRef(row.row_version);
  const client = useQueryClient();
  const [fields, setFields] = useState(row.fields);
  const autosave = useAutosave<{ fields: SignerField[] }>(async (change, keepalive) => {
    const saved = await api<ContractTemplate>(`contract_templates/${row.id}`, {
      method: 'PATCH',
      body: { ...change, row_version: version.current },
      keepalive,
    });
    version.current = saved.row_version;
    client.setQueryData(['contract_templates', 'one', row.id], saved);
  });
  const pdf = useQuery({
    queryKey: ['contract_template_pages', row.id, row.file_id],
    queryFn: async ({ signal }) => {
      const { url } = await api<{ url: string }>(`contract_templates/${row.id}/address`, { signal });
      return openPdf(await (await fetch(url, { signal })).arrayBuffer());
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const change = (next: SignerField[]) => {
    setFields(next);
    autosave.change({ fields: next });
  };
  return (
    <>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center', marginBottom: 12 }}>
        {upload}
        <span className="meta">{row.file_name}</span>
        <AutosaveText state={autosave.state} />
      </div>
      <AutosaveFailure failure={autosave.failure} onRetry={() => void autosave.flush()} />
      <Loaded query={pdf}>
        {(opened) => (
          <PlaceFields pdf={opened} roles={row.roles} fields={fields} disabled={disabled} onChange={change} />
        )}
      </Loaded>
    </>
  );
}
