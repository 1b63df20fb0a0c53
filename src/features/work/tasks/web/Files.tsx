import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash-2';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { UploadButton } from '#web/inputs/UploadButton.tsx';
import { useFileActions } from '#web/resource/data/useFileActions.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { fileTexts } from '#web/resource/texts.ts';
import { useSession } from '#web/session/session.tsx';
import type { TaskFile } from '../schema.ts';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';

/** The files of a task. A partner removes only those of its own person. */
export function Files({ task_id, mayChange }: { task_id: string; mayChange: boolean }) {
  const { mode, user } = useSession();
  const actions = useFileActions('task_files', ['tasks']);
  const files = useList<TaskFile>('task_files', {
    filters: [{ field: 'task_id', operator: 'eq', values: [task_id] }],
    start: 0,
    end: 100,
  });
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
                    aria-label={fileTexts.download(file.file_name)}
                    onClick={() => actions.download(file.id)}
                  />
                  {mayChange && (mode === 'company' || file.uploaded_by === user.id) && (
                    <Button
                      type="text"
                      icon={<Trash size={16} />}
                      aria-label={fileTexts.remove(file.file_name)}
                      onClick={() => actions.remove(file.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayChange && (
        <UploadButton
          label={t.upload}
          isLoading={actions.isUploading}
          onFile={(file) => void actions.upload(file, { task_id })}
        />
      )}
    </Card>
  );
}
