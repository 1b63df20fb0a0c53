import { App, Form } from 'antd';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { texts as t } from './texts.ts';

/** Moves several resources to one folder, or to none. */
export default function MoveDialog({ ids, onClose }: { ids: readonly string[]; onClose: (isMoved: boolean) => void }) {
  const { message } = App.useApp();
  const move = useWrite<string | null, void>(
    'resources',
    (folder_id) => api<void>('resources/move', { method: 'POST', body: { ids, folder_id } }),
    ['resource_folders'],
  );
  return (
    <ActionDialog<{ folder_id?: string | null }>
      title={t.moveTitle(ids.length)}
      action={t.move}
      onSubmit={({ folder_id = null }) => move.mutateAsync(folder_id)}
      onDone={() => {
        message.success(t.moved);
        onClose(true);
      }}
      onClose={() => onClose(false)}
    >
      <Form.Item name="folder_id" label={t.folder}>
        <ReferenceSelect resource="resource_folders" placeholder={t.topFolder} />
      </Form.Item>
    </ActionDialog>
  );
}
