import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { ApiError, api, apiAll } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useSession } from '#web/session/session.tsx';
import type { PushDevice, PushShows } from '../schema.ts';
import { forgetHere, hindranceHere, turnOnHere } from './device.ts';
import css from './PushDevicesCard.module.css';
import { texts as t } from './texts.ts';

const queryKey = ['push_devices'];

/** Turns push notifications on for this browser, and lists the reader's devices. */
export default function PushDevicesCard() {
  const { message } = App.useApp();
  const client = useQueryClient();
  const { user, session_id } = useSession();
  const [hindrance, setHindrance] = useState(hindranceHere);
  const [isBusy, setBusy] = useState(false);
  const [renamed, setRenamed] = useState<PushDevice | null>(null);
  // No event announces devices, and sign-outs elsewhere remove them.
  const devices = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiAll<PushDevice>('push_devices', { signal }),
    staleTime: 0,
  });
  const rows = devices.data ?? [];

  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    try {
      const text = await work();
      if (text) message.success(text);
    } catch (error) {
      message.error(error instanceof ApiError ? error.message : t.refused);
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey });
  };
  const turnOn = () =>
    run(async () => {
      const device = await turnOnHere({ user_id: user.id, session_id });
      setHindrance(hindranceHere());
      return device && t.turnedOn;
    });
  const change = ({ id }: PushDevice, body: { shows?: PushShows; name?: string }) =>
    api(`push_devices/${id}`, { method: 'PATCH', body });
  const remove = ({ id, name, is_current }: PushDevice) =>
    run(async () => {
      await api(`push_devices/${id}`, { method: 'DELETE' });
      if (is_current) forgetHere();
      return t.removed(name);
    });

  return (
    <Card title={t.title}>
      <div className={css.lead}>
        <p className="meta">{hindrance ? t[hindrance] : t.about}</p>
        {!hindrance && devices.isSuccess && !rows.some(({ is_current }) => is_current) && (
          <Button onClick={turnOn} loading={isBusy}>
            {t.turnOn}
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map((device) => (
            <li key={device.id}>
              <div>
                <div className={css.named}>
                  <strong>{device.name}</strong>
                  {device.is_current && <StatusTag tone="green">{t.thisDevice}</StatusTag>}
                </div>
                <div className="meta">
                  {device.last_used_at ? (
                    <>
                      {t.lastUsed} <DateText value={device.last_used_at} as="relative" />
                    </>
                  ) : (
                    t.notUsed
                  )}
                </div>
                {device.problem && <div className={css.problem}>{device.problem}</div>}
              </div>
              <div className={css.steps}>
                <Select<PushShows>
                  value={device.shows}
                  aria-label={t.showsOn(device.name)}
                  title={t.shows}
                  style={{ width: 180 }}
                  options={(['kind', 'text'] as const).map((value) => ({ value, label: t.choices[value] }))}
                  onChange={(shows) => run(() => change(device, { shows }).then(() => null))}
                />
                <Button onClick={() => setRenamed(device)} aria-label={t.renameOf(device.name)}>
                  {t.rename}
                </Button>
                <Button onClick={() => remove(device)} aria-label={t.removeOf(device.name)}>
                  {t.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {renamed && (
        <ActionDialog<{ name: string }>
          title={t.renameOf(renamed.name)}
          action={t.save}
          initial={{ name: renamed.name }}
          onSubmit={({ name }) => change(renamed, { name: name.trim() })}
          onDone={() => {
            setRenamed(null);
            void client.invalidateQueries({ queryKey });
          }}
          onClose={() => setRenamed(null)}
        >
          <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true, message: t.nameRequired }]}>
            <Input maxLength={80} autoFocus />
          </Form.Item>
        </ActionDialog>
      )}
    </Card>
  );
}
