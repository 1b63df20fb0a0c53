import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { EndpointCreate, NewEndpoint } from '../endpoints.schema.ts';
import css from './automations.module.css';
import { SecretOnce } from './SecretOnce.tsx';
import { HeaderFields } from './systems/HeaderFields.tsx';
import { texts as t } from './texts.ts';

/** Adds a system that the step can call, or replaces the secret of the chosen one. */
export function EndpointActions({ id, onAdd }: { id: string | null; onAdd: (id: string) => void }) {
  const { modal } = App.useApp();
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<NewEndpoint | null>(null);
  const show = async (next: NewEndpoint) => {
    await queries.invalidateQueries({ queryKey: ['automation_endpoints'] });
    setCreated(next);
  };
  return (
    <>
      <span className={css.inline}>
        <Button size="small" onClick={() => setAdding(true)}>
          {t.addSystem}
        </Button>
        {id && (
          <Button
            size="small"
            onClick={() =>
              modal.confirm({
                title: t.rotateTitle,
                content: t.rotateText,
                okText: t.rotate,
                onOk: async () => show(await api(`automation_endpoints/${id}/rotate`, { method: 'POST', body: {} })),
              })
            }
          >
            {t.rotate}
          </Button>
        )}
      </span>
      {isAdding && (
        <ActionDialog<EndpointCreate, NewEndpoint>
          title={t.addSystem}
          action={t.addSystem}
          text={t.addSystemText}
          onSubmit={(body) => api<NewEndpoint>('automation_endpoints', { method: 'POST', body })}
          onDone={(next) => {
            setAdding(false);
            void show(next).then(() => onAdd(next.id));
          }}
          onClose={() => setAdding(false)}
        >
          <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true }]}>
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item
            name="address"
            label={t.hookPath}
            extra={t.systemAddressHelp}
            rules={[{ required: true, pattern: /^https:\/\//, message: t.systemAddressWrong }]}
          >
            <Input maxLength={1000} autoComplete="off" />
          </Form.Item>
          <HeaderFields />
        </ActionDialog>
      )}
      {created && (
        <Modal
          open
          title={t.systemSecret(created.host)}
          okText={t.done}
          onOk={() => setCreated(null)}
          onCancel={() => setCreated(null)}
          cancelButtonProps={{ style: { display: 'none' } }}
        >
          <div className={css.field}>
            <SecretOnce label={t.hookSecret} text={created.secret} help={t.systemSecretHelp} />
          </div>
        </Modal>
      )}
    </>
  );
}
