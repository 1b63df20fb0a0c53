import { App, Form } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { WebhookEndpoint } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Sends an example of one of the endpoint's events. */
export function TestDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { message } = App.useApp();
  const send = useWrite<{ event: string }, { id: string }>('webhook_deliveries', (body) =>
    api(`webhook_endpoints/${endpoint.id}/test`, { method: 'POST', body }),
  );
  return (
    <ActionDialog<{ event: string }>
      title={t.testTitle}
      action={t.test}
      text={t.testText}
      initial={{ event: endpoint.event_types[0]! }}
      onSubmit={(values) => send.mutateAsync(values)}
      onDone={() => {
        void message.success(t.testSent);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="event" label={t.event} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={endpoint.event_types.map((type) => ({ value: type, label: type }))}
        />
      </Form.Item>
    </ActionDialog>
  );
}
