import { useQuery } from '@tanstack/react-query';
import { App, Flex, Switch } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { regionLocale } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { WeeklyDigest, WeeklyDigestChange } from '../schema.ts';
import { texts as t } from './texts.ts';

const resource = 'weekly_digest';

/** January 5, 2026 was a Monday. */
const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(regionLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  );
const hourName = (hour: number): string =>
  new Intl.DateTimeFormat(regionLocale(), { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 5, hour)),
  );
const weekdays = () => [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: weekdayName(value) }));
const hours = () => Array.from({ length: 24 }, (_, value) => ({ value, label: hourName(value) }));

/** The day and hour of the reader's weekly digest, among the notification settings; each change is saved at once. */
export default function OwnDigest() {
  const { message } = App.useApp();
  const { data } = useQuery({
    queryKey: [resource],
    queryFn: ({ signal }) => api<WeeklyDigest>('weekly_digest', { signal }),
  });
  const write = useWrite<WeeklyDigestChange, WeeklyDigest>(resource, (body) =>
    api('weekly_digest', { method: 'PATCH', body }),
  );
  if (!data) return null;
  const save = (change: WeeklyDigestChange) =>
    write.mutate(change, {
      onSuccess: ({ weekday, hour }) => void message.success(t.saved(weekdayName(weekday), hourName(hour))),
      onError: (error) => void message.error(error.message),
    });
  return (
    <Card title={t.title}>
      <Flex vertical gap={12}>
        <p className="meta">{data.is_offered ? t.about : t.notOffered}</p>
        {data.is_offered && (
          <Flex gap={8} wrap align="center">
            <Select<number>
              aria-label={t.weekday}
              value={data.weekday}
              onChange={(weekday) => save({ weekday })}
              options={weekdays()}
              style={{ width: 150 }}
            />
            <Select<number>
              aria-label={t.hour}
              value={data.hour}
              onChange={(hour) => save({ hour })}
              options={hours()}
              style={{ width: 120 }}
            />
            <span className="meta">{t.zone(data.timezone.replaceAll('_', ' '))}</span>
          </Flex>
        )}
        {data.is_offered && data.may_use_chat && (
          <Flex gap={8} align="center" wrap>
            <Switch
              id="digest-in-chat"
              aria-describedby="digest-in-chat-help"
              checked={data.in_chat}
              loading={write.isPending}
              onChange={(in_chat) => save({ in_chat })}
            />
            <label htmlFor="digest-in-chat">{t.inChat}</label>
            <span className="meta" id="digest-in-chat-help">
              {t.inChatHelp}
            </span>
          </Flex>
        )}
      </Flex>
    </Card>
  );
}
