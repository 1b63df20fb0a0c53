import { Form, Radio } from 'antd';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Folder } from '../schema.ts';
import { type FolderArchive, folderSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

interface ArchiveDialogProps {
  folder: Folder;
  onSubmit: (body: FolderArchive) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks what happens to the contents of a folder that has any. */
export function ArchiveDialog({ folder, ...ends }: ArchiveDialogProps) {
  const { label, text } = folderSteps.steps.archive;
  const canMoveUp = folder.parent_id !== null || folder.partner_id !== null || folder.documents === 0;
  return (
    <ActionDialog<FolderArchive>
      title={t.archiveTitle(folder.name)}
      action={label}
      danger
      text={text}
      initial={{ contents: canMoveUp ? 'move_up' : 'archive' }}
      {...ends}
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
