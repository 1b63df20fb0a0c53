import { App, Form } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { ReplayBody } from '../schema.ts';
import { texts as t } from './texts.ts';

const DAY_MS = 86_400_000;

interface Choice {
  days: number;
  which: 'missed' | 'all';
}

/** Sends the events of a period again. */
export function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { message } = App.useApp();
  const replay = useWrite<ReplayBody, { replayed: number }>('webhook_deliveries', (body) =>
    api(`webhook_endpoints/${id}/replay`, { method: 'POST', body }),
  );
  const submit = ({ days, which }: Choice) => {
    const now = Date.now();
    return replay.mutateAsync({
      from: new Date(now - days * DAY_MS).toISOString(),
      to: new Date(now).toISOString(),
      which,
    });
  };
  return (
    <ActionDialog<Choice, { replayed: number }>
      title={t.replayTitle}
      action={t.replay}
      text={t.replayText}
      initial={{ days: 1, which: 'missed' }}
      onSubmit={submit}
      onDone={({ replayed }) => {
        void message.success(t.replayed(replayed));
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="days" label={t.period} rules={[{ required: true }]}>
        <Select options={Object.entries(t.periods).map(([days, label]) => ({ value: Number(days), label }))} />
      </Form.Item>
      <Form.Item name="which" label={t.which} rules={[{ required: true }]}>
        <Select
          options={[
            { value: 'missed', label: t.missed },
            { value: 'all', label: t.all },
          ]}
        />
      </Form.Item>
    </ActionDialog>
  );
}
