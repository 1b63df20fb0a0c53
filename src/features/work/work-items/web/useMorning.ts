import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { regionLocale } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { WorkEmail, WorkEmailChange } from '../email.schema.ts';
import { texts as t } from './texts.ts';

/** Apart from the lists of work, which change far more often. */
const resource = 'work_emails';

/** The reader's morning email, and a function that changes it at once. */
export function useMorning() {
  const { message } = App.useApp();
  const { data } = useQuery({
    queryKey: [resource],
    queryFn: ({ signal }) => api<WorkEmail>('work_items/email', { signal }),
  });
  const write = useWrite<WorkEmailChange, WorkEmail>(resource, (body) =>
    api('work_items/email', { method: 'PATCH', body }),
  );
  const save = (change: WorkEmailChange) =>
    write.mutateAsync(change).then(
      ({ is_on, send_at }) => void message.success(is_on ? t.morningSaved(clockTime(send_at)) : t.morningIsOff),
      (error: Error) => void message.error(error.message),
    );
  return { data, save, isBusy: write.isPending };
}

/** A time of day as the region writes it: "8:00 AM". */
export function clockTime(time: string): string {
  const clock = new Intl.DateTimeFormat(regionLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  return clock.format(new Date(`2026-01-01T${time}:00Z`));
}
