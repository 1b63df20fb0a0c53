import { App, Form, Radio } from 'antd';
import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Folder, FolderArchive } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Asks what happens to the contents of a folder that has any. */
export function ArchiveDialog({
  folder,
  onClose,
  onDone,
}: {
  folder: Folder;
  onClose: () => void;
  onDone: () => void;
}) {
  const { message } = App.useApp();
  const archive = useWrite<FolderArchive, Folder>(
    'document_folders',
    (body) => api(`document_folders/${folder.id}/archive`, { method: 'POST', body }),
    ['documents'],
  );
  const canMoveUp = folder.parent_id !== null || folder.partner_id !== null || folder.documents === 0;
  return (
    <ActionDialog<FolderArchive>
      title={t.archiveTitle(folder.name)}
      action={t.archive}
      danger
      text={t.archiveText}
      initial={{ contents: canMoveUp ? 'move_up' : 'archive' }}
      onSubmit={archive.mutateAsync}
      onDone={() => {
        message.success(t.archived);
        onDone();
      }}
      onClose={onClose}
    >
      {folder.documents + folder.folders > 0 ? (
        <Form.Item name="contents" label={t.contents}>
          <Radio.Group
            options={[
              { value: 'move_up', label: t.moveUp, disabled: !canMoveUp },
              { value: 'archive', label: t.archiveAll },
            ]}
          />
        </Form.Item>
      ) : (
        <Form.Item name="contents" hidden>
          <input type="hidden" />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
