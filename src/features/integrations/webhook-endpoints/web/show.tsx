import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useOne, useRemove, useWrite } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type NewEndpoint, type WebhookEndpoint, webhookEndpoint } from '../schema.ts';
import { endpointSteps } from '../steps.schema.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { EndpointForm } from './EndpointForm.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { TestDialog } from './TestDialog.tsx';
import { texts as t } from './texts.ts';
import { useEvents } from './useEvents.ts';
import css from './webhooks.module.css';

export default function WebhookEndpointPage() {
  const query = useOne<WebhookEndpoint>('webhook_endpoints', useParam('id'));
  return <Loaded query={query}>{(row) => <Screen row={row} />}</Loaded>;
}

type Open = 'edit' | 'test' | 'replay' | null;

function Screen({ row }: { row: WebhookEndpoint }) {
  const { id, name, status } = row;
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const onError = useErrorMessage();
  const mayManage = useCan('webhook_endpoints', 'manage');
  const [open, setOpen] = useState<Open>(null);
  const [replaced, setReplaced] = useState<NewEndpoint | null>(null);
  const steps = useSteps(endpointSteps, row, { also: ['webhook_deliveries'] });
  const rotate = useWrite<undefined, NewEndpoint>('webhook_endpoints', () =>
    api(`webhook_endpoints/${id}/rotate`, { method: 'POST', body: {} }),
  );
  const remove = useRemove('webhook_endpoints', ['webhook_deliveries']);
  const askRotate = () =>
    modal.confirm({
      title: t.rotateTitle,
      content: t.rotateText,
      okText: t.rotate,
      onOk: () => rotate.mutateAsync(undefined).then(setReplaced).catch(onError),
    });
  const askRemove = () =>
    modal.confirm({
      title: t.removeTitle(name),
      content: t.removeText,
      okText: t.remove,
      okButtonProps: { danger: true },
      onOk: () =>
        remove
          .mutateAsync(id)
          .then(() => {
            void message.success(t.removed);
            void navigate({ to: '/administration/webhooks' as never });
          })
          .catch(onError),
    });
  const shown = webhookEndpoint.fields.status.options.find(({ value }) => value === status);
  const isEnabled = status === 'enabled';
  return (
    <>
      <DetailPage
        record={{ resource: 'webhook_endpoints', id }}
        name={name}
        status={<StatusTag tone={shown?.tone ?? 'gray'}>{shown?.label}</StatusTag>}
        subtitle={row.host}
        actions={
          <>
            {mayManage && isEnabled && <Button onClick={() => setOpen('test')}>{t.test}</Button>}
            {steps.buttons}
          </>
        }
        menu={
          mayManage
            ? [
                { key: 'edit', label: t.edit, onClick: () => setOpen('edit') },
                { key: 'rotate', label: t.rotate, onClick: askRotate },
                ...(isEnabled ? [{ key: 'replay', label: t.replay, onClick: () => setOpen('replay') }] : []),
                ...steps.menu,
                { type: 'divider' },
                { key: 'remove', label: t.remove, danger: true, onClick: askRemove },
              ]
            : []
        }
        band={
          status === 'auto_disabled' && (
            <Alert type="error" showIcon title={t.autoDisabled(row.disabled_reason ?? '')} />
          )
        }
        tabs={[
          { key: 'deliveries', label: t.deliveries, content: <DeliveryList endpoint_id={id} /> },
          { key: 'events', label: t.events, content: <EventList types={row.event_types} /> },
        ]}
        rail={<Details row={row} />}
      />
      <FormDrawer open={open === 'edit'} title={t.edit} onClose={() => setOpen(null)}>
        {open === 'edit' && (
          <EndpointForm
            id={id}
            onCancel={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              void message.success(t.edited(name));
            }}
          />
        )}
      </FormDrawer>
      {steps.dialog}
      {open === 'test' && <TestDialog endpoint={row} onClose={() => setOpen(null)} />}
      {open === 'replay' && <ReplayDialog id={id} onClose={() => setOpen(null)} />}
      {replaced && (
        <SecretDialog title={t.secretReplaced(name)} endpoint={replaced} onClose={() => setReplaced(null)} />
      )}
    </>
  );
}

function Details({ row }: { row: WebhookEndpoint }) {
  const { fields } = webhookEndpoint;
  const isRotating = row.previous_until !== null && new Date(row.previous_until) > new Date();
  return (
    <Facts
      title={t.details}
      rows={[
        [fields.host.label, row.host],
        [fields.rate_per_second.label, row.rate_per_second],
        [t.addedBy, row.origin === 'subscription' ? t.byKey(row.api_key_name ?? '') : t.byPerson],
        [fields.last_success_at.label, row.last_success_at && <DateText value={row.last_success_at} as="relative" />],
        [fields.last_failure_at.label, row.last_failure_at && <DateText value={row.last_failure_at} as="relative" />],
        [fields.failing_since.label, row.failing_since && <DateText value={row.failing_since} as="relative" />],
        [fields.rotated_at.label, <DateText key="s" value={row.rotated_at} as="relative" />],
        [t.rotating, isRotating && <DateText value={row.previous_until} as="instant" />],
        [fields.created_at.label, <DateText key="c" value={row.created_at} as="relative" />],
      ]}
    />
  );
}

function EventList({ types }: { types: readonly string[] }) {
  const { data: events = [] } = useEvents();
  const labels = new Map(events.map(({ type, label }) => [type, label]));
  return (
    <Card>
      <ul className={css.entries}>
        {types.map((type) => (
          <li key={type} className={css.head}>
            <code>{type}</code>
            <span className="meta">{labels.get(type)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
