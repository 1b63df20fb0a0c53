import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { CatalogEntry, Connection } from '../schema.ts';
import css from './connections.module.css';
import { connectionDetails } from './slots.ts';
import { tones } from './status.ts';
import { texts as t } from './texts.ts';

interface ConnectionPanelProps {
  connection: Connection;
  entry: CatalogEntry;
  mayManage: boolean;
  onReconnect: () => void;
}

/** One connection: its health, and the steps that change it. */
export function ConnectionPanel({ connection, entry, mayManage, onReconnect }: ConnectionPanelProps) {
  const { message, modal } = App.useApp();
  const showError = useErrorMessage();
  const [isDisconnecting, setDisconnecting] = useState(false);
  const { id, name, status, settings } = connection;
  const take = useWrite<string, Connection>('connections', (step) =>
    api(`connections/${id}/${step}`, { method: 'POST', body: {} }),
  );
  const remove = useWrite<undefined, void>('connections', () => api(`connections/${id}`, { method: 'DELETE' }));
  const check = () =>
    take.mutate('check', {
      onSuccess: ({ last_error }) => {
        if (last_error) void message.error(last_error);
        else void message.success(t.works);
      },
      onError: showError,
    });
  const step = (key: 'pause' | 'resume') => () => take.mutate(key, { onError: showError });
  const askRemove = () =>
    modal.confirm({
      title: t.removeTitle(name),
      content: t.removeText,
      okText: t.removeAction,
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync(undefined).catch(showError),
    });
  const isLive = status !== 'disconnected';
  const shownSettings = entry.fields.flatMap(({ name: field, label, options }): [string, string][] => {
    const value = settings[field];
    return value ? [[label, options?.find((option) => option.value === value)?.label ?? value]] : [];
  });
  return (
    <div className={css.connection}>
      <div className={css.top}>
        <strong>{name}</strong>
        <StatusTag tone={tones[status]}>{t.statuses[status]}</StatusTag>
      </div>
      {isLive && connection.last_error && (
        <Alert type={status === 'error' ? 'error' : 'warning'} showIcon title={connection.last_error} />
      )}
      <Facts
        rows={[
          [t.account, connection.account_name],
          ...shownSettings,
          [t.via, connection.access === 'oauth' && isLive && (connection.is_brokered ? t.viaConnector : t.viaApp)],
          [t.scopes, isLive && connection.scopes.join(', ')],
          [t.since, connection.broken_at && <DateText value={connection.broken_at} as="relative" />],
          [t.lastSync, connection.last_synced_at && <DateText value={connection.last_synced_at} as="relative" />],
          [t.lastCheck, connection.last_checked_at && <DateText value={connection.last_checked_at} as="relative" />],
          [t.by, connection.connected_by_name],
        ]}
      />
      {mayManage && (
        <div className={css.buttons}>
          {status === 'error' && (
            <Button type="primary" size="small" onClick={onReconnect}>
              {t.reconnect}
            </Button>
          )}
          {(status === 'connected' || status === 'error') && (
            <>
              <Button size="small" loading={take.isPending && take.variables === 'check'} onClick={check}>
                {t.check}
              </Button>
              <Button size="small" onClick={step('pause')}>
                {t.pause}
              </Button>
            </>
          )}
          {status === 'paused' && (
            <Button size="small" onClick={step('resume')}>
              {t.resume}
            </Button>
          )}
          {status !== 'error' && !(isLive && connection.access === 'none') && (
            <Button size="small" onClick={onReconnect}>
              {isLive && connection.access === 'fields' ? t.edit : t.reconnect}
            </Button>
          )}
          {isLive ? (
            <Button size="small" danger onClick={() => setDisconnecting(true)}>
              {t.disconnect}
            </Button>
          ) : (
            <Button size="small" danger onClick={askRemove}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
      {(status === 'connected' || status === 'error') && (
        <SlotParts slot={connectionDetails} props={{ connection, entry }} />
      )}
      {isDisconnecting && (
        <ActionDialog<object>
          title={t.disconnectTitle(name)}
          action={t.disconnectAction}
          danger
          sheet={{ path: `connections/${id}/disconnect`, body: () => ({}) }}
          onSubmit={() => take.mutateAsync('disconnect')}
          onDone={() => {
            setDisconnecting(false);
            void message.success(t.disconnected);
          }}
          onClose={() => setDisconnecting(false)}
        />
      )}
    </div>
  );
}
