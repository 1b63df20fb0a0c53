import { App, Form } from 'antd';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Document } from '../schema.ts';
import { texts as t } from './words.ts';

/** Moves documents into a folder, one after the other; those that cannot be moved are listed, the others are moved. */
export default function MoveDialog({ documents, onClose }: { documents: readonly Document[]; onClose: () => void }) {
  const { message } = App.useApp();
  const update = useUpdate<Document>('documents', ['document_folders']);
  const move = async ({ folder_id }: { folder_id: string }) => {
    for (const { id } of documents) await update.mutateAsync({ id, values: { folder_id } });
  };
  return (
    <ActionDialog<{ folder_id: string }>
      title={t.moveTitle(documents.length)}
      action={t.move}
      text={t.moveText}
      onSubmit={move}
      onDone={() => {
        message.success(t.moved);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="folder_id" label={t.folder} rules={[{ required: true, message: t.folderRequired }]}>
        <ReferenceSelect resource="document_folders" say={nameOf} />
      </Form.Item>
    </ActionDialog>
  );
}

function nameOf(row: object): string {
  const { name, parent_name, partner_name } = row as { name: string; parent_name?: string; partner_name?: string };
  return [partner_name, parent_name, name].filter(Boolean).join(' / ');
}
