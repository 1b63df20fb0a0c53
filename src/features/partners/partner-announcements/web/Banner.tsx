import { App } from 'antd';
import { api } from '#web/requests/api.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import type { AnnouncementForPartner } from '../schema.ts';
import { AnnouncementAlert } from './AnnouncementAlert.tsx';
import { texts as t } from './texts.ts';

const MOST = 3;

/** The running announcements of the company that this person has not closed. */
export default function Banner() {
  const { message } = App.useApp();
  const { data } = useList<AnnouncementForPartner>('partner_announcements', {
    filters: [
      { field: 'status', operator: 'eq', values: ['active'] },
      { field: 'shows_banner', operator: 'eq', values: ['true'] },
      { field: 'is_dismissed', operator: 'eq', values: ['false'] },
    ],
    sort: [{ field: 'sent_at', descending: true }],
    start: 0,
    end: MOST,
  });
  const dismiss = useWrite<string, AnnouncementForPartner>('partner_announcements', (id) =>
    api(`partner_announcements/${id}/dismiss`, { method: 'POST', body: {} }),
  );
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-label={t.region} style={{ display: 'grid', gap: 8, marginBottom: 16 }}>
      {data.rows.map((row) => (
        <AnnouncementAlert
          key={row.id}
          of={row}
          onClose={() => dismiss.mutate(row.id, { onError: (error) => void message.error(error.message) })}
        />
      ))}
    </section>
  );
}
