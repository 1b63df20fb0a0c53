import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { type AudienceDraft, type ReachedPeople, skipReasons } from '../schema.ts';
import css from './campaigns.module.css';
import { texts as t } from './texts.ts';

/** Asks the server whom a campaign would reach now. */
export function useReached({ topic_id, audience_id, excluded_audience_ids, reaches }: Partial<AudienceDraft>) {
  const body = { topic_id, audience_id, excluded_audience_ids, reaches };
  return useQuery({
    queryKey: ['contacts', 'reached', body],
    queryFn: ({ signal }) => api<ReachedPeople>('email_campaigns/reached', { method: 'POST', body, signal }),
    enabled: Boolean(topic_id && audience_id),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The numbers of people who are left out, with the reasons. */
export function LeftOut({ skipped }: Pick<ReachedPeople, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <ul className={css.reasons}>
      {skipped.map(({ reason, count }) => (
        <li key={reason}>
          {count} · {skipReasons.find(({ value }) => value === reason)?.label}
        </li>
      ))}
    </ul>
  );
}

/** The people a campaign would reach now, and those it would skip, each with the reason. */
export function Reached({
  topic_id,
  audience_id,
  excluded_audience_ids = [],
  reaches = 'primary',
  most = 100,
}: Partial<AudienceDraft> & { most?: number }) {
  const reached = useReached({ topic_id, audience_id, excluded_audience_ids, reaches });
  if (!topic_id || !audience_id) return <p className="meta">{t.chooseAudience}</p>;
  if (reached.error) return <Alert type="error" showIcon title={reached.error.message} />;
  if (!reached.data) return null;
  const { total, skipped, people } = reached.data;
  return (
    <Card title={t.reached}>
      <p>{t.reachedCount(total)}</p>
      <LeftOut skipped={skipped} />
      {people.length > 0 && (
        <ScrollTable label={t.reached}>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.email}</th>
              <th scope="col">{t.partner}</th>
              <th scope="col">{t.why}</th>
            </tr>
          </thead>
          <tbody>
            {people.slice(0, most).map((person) => (
              <tr key={person.contact_id}>
                <td>{person.full_name}</td>
                <td>{person.email}</td>
                <td>{person.partner_name}</td>
                <td>{person.skip_reason ? <StatusTag tone="gray">{person.why}</StatusTag> : person.why}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {total > most && <p className="meta">{t.firstPeople(most)}</p>}
    </Card>
  );
}
