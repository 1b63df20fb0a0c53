import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { useList, useUpdate } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { Folder } from '../schema.ts';
import css from './folders.module.css';
import { texts as t } from './texts.ts';

/** Archived folders to restore; empty while there are none. */
export function ArchivedFolders() {
  const { message } = App.useApp();
  const mayManage = useCan('document_folders', 'manage');
  const { data } = useList<Folder>('document_folders', {
    filters: [{ field: 'archived_at', operator: 'gte', values: ['2000-01-01T00:00:00Z'] }],
    start: 0,
    end: 100,
  });
  const restore = useUpdate<Folder>('document_folders', ['documents']);
  if (!data || data.rows.length === 0) return null;
  const bringBack = ({ id, name }: Folder) =>
    restore.mutate(
      { id, values: { archived_at: null } },
      {
        onSuccess: () => void message.success(t.restored(name)),
        onError: (error) => void message.error(error.message),
      },
    );
  return (
    <Card title={t.archivedFolders}>
      <p className="meta">{t.archivedText}</p>
      <ul className={css.archived}>
        {data.rows.map((folder) => (
          <li key={folder.id}>
            <span>{[folder.partner_name, folder.parent_name, folder.name].filter(Boolean).join(' / ')}</span>
            {mayManage && (
              <Button size="small" onClick={() => bringBack(folder)} aria-label={t.restoreNamed(folder.name)}>
                {t.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
