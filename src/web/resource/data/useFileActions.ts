import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { newId } from '#shared/ids.ts';
import { api } from '#web/requests/api.ts';
import { sendFile } from '#web/requests/sendFile.ts';
import { fileTexts as t } from '../texts.ts';

/** Downloads, uploads and removes the files of a resource, and says what happened. `also` names what is read again. */
export function useFileActions(resource: string, also: readonly string[]) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      void message.error((error as Error).message);
    }
  };
  const change = (work: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      await work();
      await Promise.all([resource, ...also].map((name) => queries.invalidateQueries({ queryKey: [name] })));
      void message.success(done);
    });
  return {
    isUploading,
    download: (id: string) =>
      attempt(async () => {
        const { url } = await api<{ url: string }>(`${resource}/${id}/address`, { query: { as: 'attachment' } });
        const link = document.createElement('a');
        link.href = url;
        link.click();
      }),
    upload: async (file: File, fields: Record<string, string>) => {
      setUploading(true);
      await change(() => sendFile(file, { path: resource, fields }, { key: newId() }), t.added);
      setUploading(false);
    },
    remove: (id: string) => change(() => api(`${resource}/${id}`, { method: 'DELETE' }), t.removed),
  };
}
