import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { Suspense, useState } from 'react';
import { PushDevicesCard } from '#features/engagement/push-devices/web/index.tsx';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { TimeInput } from '#web/inputs/TimeInput.tsx';
import { TimeZoneSelect } from '#web/inputs/TimeZoneSelect.tsx';
import { useAutosave } from '#web/interaction/useAutosave.ts';
import { api } from '#web/requests/api.ts';
import { SlotParts } from '#web/slots.tsx';
import type { EmailChoice, NotificationPreference, NotificationPreferenceChange } from '../schema.ts';
import css from './settings.module.css';
import { otherEmails } from './slots.ts';
import { texts as t } from './texts.ts';

const queryKey = ['notification_preferences'];
type Topic = NotificationPreference['topics'][number];

export default function NotificationSettings() {
  const preference = useQuery({
    queryKey,
    queryFn: ({ signal }) => api<NotificationPreference>('notification_preferences', { signal }),
  });
  return <Loaded query={preference}>{(stored) => <Settings stored={stored} />}</Loaded>;
}

/** The user's notification preferences; each change is saved automatically. */
function Settings({ stored }: { stored: NotificationPreference }) {
  const client = useQueryClient();
  const [shown, setShown] = useState(stored);
  const saving = useAutosave<NotificationPreferenceChange>(async (change, keepalive) => {
    const body = withoutLabels(change);
    client.setQueryData(queryKey, await api('notification_preferences', { method: 'PATCH', body, keepalive }));
  });
  const change = (part: Partial<NotificationPreference>) => {
    setShown({ ...shown, ...part });
    saving.change(part);
  };
  const choose = (topic: Topic) =>
    change({ topics: shown.topics.map((one) => (one.topic === topic.topic ? topic : one)) });
  const isQuiet = shown.quiet_from !== null;

  return (
    <>
      <AutosaveFailure failure={saving.failure} onRetry={() => void saving.flush()} />
      <div className={css.page}>
        <PageHeader title={t.settings}>
          <AutosaveText state={saving.state} />
        </PageHeader>
        <Card title={t.what}>
          {shown.topics.length === 0 && <p className="meta">{t.noTopics}</p>}
          {shown.topics.length > 0 && (
            <table className={css.topics}>
              <thead>
                <tr>
                  <th scope="col">{t.topic}</th>
                  <th scope="col">{t.inApp}</th>
                  <th scope="col">{t.email}</th>
                  <th scope="col">{t.push}</th>
                </tr>
              </thead>
              <tbody>
                {shown.topics.map((topic) => (
                  <TopicRow key={topic.topic} topic={topic} onChange={choose} />
                ))}
              </tbody>
            </table>
          )}
        </Card>
        <Suspense>
          <PushDevicesCard />
        </Suspense>
        <SlotParts slot={otherEmails} props={{}} />
        <Card title={t.when}>
          <div className={css.hours}>
            <div className={css.line}>
              <Switch
                id="quiet-hours"
                aria-labelledby="quiet-hours-label"
                checked={isQuiet}
                onChange={(on) =>
                  change(on ? { quiet_from: '20:00', quiet_to: '07:00' } : { quiet_from: null, quiet_to: null })
                }
              />
              <label id="quiet-hours-label" htmlFor="quiet-hours">
                {t.quiet}
              </label>
            </div>
            {isQuiet && (
              <div className={css.line}>
                <Time
                  label={t.quietFrom}
                  value={shown.quiet_from!}
                  onChange={(quiet_from) => change({ quiet_from, quiet_to: shown.quiet_to })}
                />
                <span>{t.to}</span>
                <Time
                  label={t.quietTo}
                  value={shown.quiet_to!}
                  onChange={(quiet_to) => change({ quiet_to, quiet_from: shown.quiet_from })}
                />
              </div>
            )}
            <div className={css.line}>
              <span>{t.dailyAt}</span>
              <Time label={t.dailyAt} value={shown.digest_at} onChange={(digest_at) => change({ digest_at })} />
            </div>
            <div className={css.line}>
              <span>{t.zone}</span>
              <TimeZoneSelect
                aria-label={t.zone}
                value={shown.timezone}
                onChange={(timezone) => change({ timezone })}
                style={{ width: 240, maxWidth: '100%' }}
              />
            </div>
          </div>
        </Card>
      </div>
    </>
  );
}

function TopicRow({ topic, onChange }: { topic: Topic; onChange: (topic: Topic) => void }) {
  return (
    <tr>
      <th scope="row">
        {topic.label}
        <span className="meta">{topic.is_critical ? `${topic.about} ${t.always}` : topic.about}</span>
      </th>
      <td>
        <Switch
          checked={topic.in_app}
          disabled={topic.is_critical}
          aria-label={`${topic.label}: ${t.inApp}`}
          onChange={(in_app) => onChange({ ...topic, in_app })}
        />
      </td>
      <td>
        <Select<EmailChoice>
          value={topic.email}
          disabled={topic.is_critical}
          aria-label={`${topic.label}: ${t.email}`}
          onChange={(email) => onChange({ ...topic, email })}
          style={{ width: 120 }}
          options={(['instant', 'daily', 'off'] as const).map((value) => ({ value, label: t.choices[value] }))}
        />
      </td>
      <td>
        <Switch
          checked={topic.push}
          disabled={topic.is_critical}
          aria-label={`${topic.label}: ${t.push}`}
          onChange={(push) => onChange({ ...topic, push })}
        />
      </td>
    </tr>
  );
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <span style={{ width: 110 }}>
      <TimeInput aria-label={label} value={value} onChange={(time) => time && onChange(time)} />
    </span>
  );
}

function withoutLabels({ topics, ...hours }: NotificationPreferenceChange) {
  return {
    ...hours,
    ...(topics && { topics: topics.map(({ topic, in_app, email, push }) => ({ topic, in_app, email, push })) }),
  };
}
