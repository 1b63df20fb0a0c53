import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { sendFile } from '#web/sendFile.ts';
import { useSession } from '#web/session.tsx';
import type { TaskFile } from '../schema.ts';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';

/** The files of a task. A partner removes only those of its own person. */
export function Files({ task_id, mayChange }: { task_id: string; mayChange: boolean }) {
  const { mode, user } = useSession();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const files = useList<TaskFile>('task_files', {
    filters: [{ field: 'task_id', operator: 'eq', values: [task_id] }],
    start: 0,
    end: 100,
  });
  /** Runs a request about files, reads them again, and says what happened. */
  const change = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      await Promise.all(['task_files', 'tasks'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
      void message.success(done);
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const options = { signal: new AbortController().signal, onProgress: () => {}, key: newId() };
    await change(() => sendFile(file, { path: 'task_files', fields: { task_id } }, options), t.uploaded);
    setBusy(false);
  };
  const open = async ({ id }: TaskFile) => {
    try {
      const { url } = await api<{ url: string }>(`task_files/${id}/address`, { query: { as: 'attachment' } });
      const link = document.createElement('a');
      link.href = url;
      link.click();
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
  return (
    <Card title={t.files}>
      <Loaded query={files}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="meta">{t.noFiles}</p>
          ) : (
            <ul className={css.items}>
              {rows.map((file) => (
                <li key={file.id}>
                  <span className={css.grow}>{file.file_name}</span>
                  <span className="meta">{file.uploaded_by_name}</span>
                  <Button
                    type="text"
                    icon={<Download size={16} />}
                    aria-label={t.download(file.file_name)}
                    onClick={() => open(file)}
                  />
                  {mayChange && (mode === 'company' || file.uploaded_by === user.id) && (
                    <Button
                      type="text"
                      icon={<Trash size={16} />}
                      aria-label={t.remove(file.file_name)}
                      onClick={() => change(() => api(`task_files/${file.id}`, { method: 'DELETE' }), t.removed)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayChange && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t.upload}
            onChange={({ target }) => {
              void send(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button icon={<Upload size={16} />} loading={busy} onClick={() => input.current?.click()}>
            {t.upload}
          </Button>
        </>
      )}
    </Card>
  );
}
