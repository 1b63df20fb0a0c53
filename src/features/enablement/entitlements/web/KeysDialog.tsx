import { App, Form, Input } from 'antd';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { texts as t } from './texts.ts';

export function KeysDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { message } = App.useApp();
  const add = useWrite<string[], { added: number; known: number }>('entitlements', (keys) =>
    api(`entitlements/${id}/keys`, { method: 'POST', body: { keys } }),
  );
  return (
    <ActionDialog<{ keys: string }, { added: number; known: number }>
      title={t.addKeys}
      action={t.addKeys}
      text={t.keysText}
      onSubmit={({ keys }) =>
        add.mutateAsync(
          keys
            .split(/\r?\n/)
            .map((key) => key.trim())
            .filter(Boolean),
        )
      }
      onDone={({ added, known }) => {
        void message.success(t.keysAdded(added, known));
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="keys" label={t.keys} rules={[{ required: true, whitespace: true, message: t.keysRequired }]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} autoComplete="off" spellCheck={false} />
      </Form.Item>
    </ActionDialog>
  );
}
