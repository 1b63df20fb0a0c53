import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import type { NewApiKey } from '#features/access/api-keys/schema.ts';
import type { LinkSettings } from '#features/referrals/referral-links/schema.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { Section } from '#web/resource/form/ResourceForm.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { TrackedEvent } from '../schema.ts';
import { type CallKind, callsOf, KEY_PLACEHOLDER, scriptLine } from './calls.ts';
import css from './connect.module.css';
import { eventKindOptions, texts as t } from './texts.ts';

/** Shows how a website and a shop report to Tandem, with their values filled in, and whether events arrive. */
export default function Connect() {
  const settings = useQuery({
    queryKey: ['referral_link_settings'],
    queryFn: ({ signal }) => api<LinkSettings>('referral_link_settings', { signal }),
  });
  return (
    <div className={css.connect}>
      <Section title={t.scriptTitle} text={t.scriptHelp}>
        <Loaded query={settings}>
          {(row) => <Code label={t.scriptTitle} text={scriptLine(window.location.origin, row)} />}
        </Loaded>
      </Section>
      <Calls />
      <Section title={t.arrivedTitle} text={t.arrivedHelp}>
        <ul className={css.arrivals}>
          {eventKindOptions.map(({ value, label }) => (
            <Arrival key={value} kind={value} label={label} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Calls() {
  const [kind, setKind] = useState<CallKind>('lead');
  const [key, setKey] = useState<NewApiKey | null>(null);
  const call = callsOf(window.location.origin, key?.secret ?? KEY_PLACEHOLDER)[kind];
  return (
    <Section title={t.callsTitle} text={t.callsHelp}>
      <div className={css.calls}>
        <NewKey apiKey={key} onCreated={setKey} />
        <Segmented<CallKind>
          aria-label={t.callsTitle}
          value={kind}
          onChange={setKind}
          options={eventKindOptions.map(({ value, label }) => ({ value, label }))}
        />
      </div>
      <Code label={t.callsTitle} text={call} />
    </Section>
  );
}

/**
 * The secret of a key is shown only when it is created, so the commands contain it until the user leaves the screen.
 */
function NewKey({ apiKey, onCreated }: { apiKey: NewApiKey | null; onCreated: (key: NewApiKey) => void }) {
  const { message } = App.useApp();
  const { flags } = useSession();
  const mayCreate = useCan('api_keys', 'manage');
  const mayReport = useCan('tracked_events', 'manage');
  const mayManage = mayCreate && mayReport && flags.api_keys !== false;
  const create = useWrite<void, NewApiKey>(
    'api_keys',
    () => api('api_keys', { method: 'POST', body: { name: t.keyName, permissions: ['tracked_events:manage'] } }),
    [],
  );
  if (apiKey) return <Alert type="warning" showIcon title={t.keyMade} />;
  if (!mayManage) return <p className="meta">{t.keyMissing}</p>;
  return (
    <div>
      <Button
        loading={create.isPending}
        onClick={() =>
          create.mutate(undefined, {
            onSuccess: onCreated,
            onError: (error: Error) => void message.error(error.message),
          })
        }
      >
        {t.createKey}
      </Button>
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <div className={css.code}>
      <pre>{text}</pre>
      <CopyButton text={text} label={t.copyOf(label)} />
    </div>
  );
}

/** Updates when the first event arrives, because live updates refresh the query. */
function Arrival({ kind, label }: { kind: TrackedEvent['kind']; label: string }) {
  const last = useQuery({
    queryKey: ['tracked_events', 'last', kind],
    queryFn: ({ signal }) =>
      api<TrackedEvent[]>(`tracked_events?kind=${kind}&_sort=created_at&_order=desc&_start=0&_end=1`, { signal }),
  });
  return (
    <li>
      <strong>{label}</strong>
      <span role="status">
        <Loaded query={last}>{([event]) => <ArrivalState event={event} />}</Loaded>
      </span>
    </li>
  );
}

function ArrivalState({ event }: { event: TrackedEvent | undefined }): ReactNode {
  if (!event) return <StatusTag tone="gray">{t.waiting}</StatusTag>;
  return (
    <>
      <StatusTag tone="green">{t.received}</StatusTag>
      <span className="meta">
        {event.external_id}, <DateText value={event.created_at} as="instant" />
      </span>
    </>
  );
}
