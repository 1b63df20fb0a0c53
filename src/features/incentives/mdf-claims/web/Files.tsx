import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { sendFile } from '#web/requests/sendFile.ts';
import { useList } from '#web/resource/data/useResource.ts';
import type { MdfClaim, MdfClaimFile } from '../schema.ts';
import css from './Files.module.css';
import { texts as t } from './texts.ts';

type Purpose = MdfClaimFile['purpose'];

/** Invoices and proofs; while the claim can be changed, with buttons to add and remove them. */
export function Files({ claim, isEditable }: { claim: Pick<MdfClaim, 'id'>; isEditable: boolean }) {
  const files = useList<MdfClaimFile>('mdf_claim_files', {
    filters: [{ field: 'claim_id', operator: 'eq', values: [claim.id] }],
    end: 100,
  });
  return (
    <Card title={t.files}>
      <Loaded query={files}>
        {({ rows }) => (
          <>
            {rows.length === 0 && <p className="meta">{isEditable ? t.noFiles : t.noFilesYet}</p>}
            {rows.length > 0 && (
              <ul className={css.files}>
                {rows.map((file) => (
                  <FileRow key={file.id} file={file} isEditable={isEditable} />
                ))}
              </ul>
            )}
            <div className={css.pictures}>
              {rows.filter(isPicture).map((file) => (
                <Picture key={file.id} file={file} />
              ))}
            </div>
          </>
        )}
      </Loaded>
      {isEditable && (
        <div className={css.buttons}>
          <UploadButton claim_id={claim.id} purpose="invoice" label={t.uploadInvoice} />
          <UploadButton claim_id={claim.id} purpose="proof" label={t.uploadProof} />
        </div>
      )}
    </Card>
  );
}

const isPicture = ({ file_name }: MdfClaimFile) => /\.(png|jpe?g|gif|webp)$/i.test(file_name);

/** A photo or a scan, shown where the claim is decided. Its address is valid for a short time only. */
function Picture({ file }: { file: MdfClaimFile }) {
  const { data } = useQuery({
    queryKey: ['mdf_claim_files', file.id, 'inline'],
    queryFn: ({ signal }) =>
      api<{ url: string }>(`mdf_claim_files/${file.id}/address`, { query: { as: 'inline' }, signal }),
    staleTime: 60_000,
  });
  if (!data) return null;
  return (
    <a href={data.url} target="_blank" rel="noreferrer">
      <img src={data.url} alt={`${t.purposes[file.purpose]}: ${file.file_name}`} />
    </a>
  );
}

function FileRow({ file, isEditable }: { file: MdfClaimFile; isEditable: boolean }) {
  const { message } = App.useApp();
  const changed = useFilesChanged();
  const open = async (as: 'inline' | 'attachment') => {
    try {
      const { url } = await api<{ url: string }>(`mdf_claim_files/${file.id}/address`, { query: { as } });
      const link = document.createElement('a');
      link.href = url;
      if (as === 'inline') Object.assign(link, { target: '_blank', rel: 'noreferrer' });
      link.click();
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
  const remove = async () => {
    try {
      await api(`mdf_claim_files/${file.id}`, { method: 'DELETE' });
      await changed();
      void message.success(t.removed);
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
  return (
    <li>
      <StatusTag>{t.purposes[file.purpose]}</StatusTag>
      <Button type="link" className={css.name} onClick={() => open('inline')}>
        {file.file_name}
      </Button>
      <Button
        type="text"
        icon={<Download size={16} />}
        aria-label={t.download(file.file_name)}
        onClick={() => open('attachment')}
      />
      {isEditable && (
        <Button type="text" icon={<Trash size={16} />} aria-label={t.remove(file.file_name)} onClick={remove} />
      )}
    </li>
  );
}

function UploadButton({ claim_id, purpose, label }: { claim_id: string; purpose: Purpose; label: string }) {
  const { message } = App.useApp();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const changed = useFilesChanged();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      await sendFile(file, { path: 'mdf_claim_files', fields: { claim_id, purpose } }, { key: newId() });
      await changed();
      void message.success(t.uploaded);
    } catch (error) {
      void message.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon={<Upload size={16} />} loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

function useFilesChanged() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(['mdf_claim_files', 'mdf_claims'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
}
