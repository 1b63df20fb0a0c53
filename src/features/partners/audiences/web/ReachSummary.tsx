import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { Reach } from '../schema.ts';
import { reachTexts as t } from './reach.texts.ts';

/** The people who get a message, in a sentence, and the partners that are left out with the reason. */
export default function ReachSummary({ address }: { address: string }) {
  const { data, error } = useQuery({
    queryKey: ['partners', 'reach', address],
    queryFn: ({ signal }) => api<Reach>(address, { signal }),
    staleTime: 0,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p className="meta">{t.counting}</p>;
  const { partners, people, left_out } = data;
  return (
    <section aria-label={t.title} aria-live="polite" style={{ display: 'grid', gap: 8 }}>
      <p>
        <b>{people > 0 ? t.gets(people, partners) : t.nobody}</b>
      </p>
      {left_out.length > 0 && (
        <>
          <p className="meta">{t.leftOut}</p>
          <ul style={{ margin: 0, paddingLeft: 20, listStyle: 'disc' }}>
            {left_out.map(({ reason, partners: count, names }) => (
              <li key={reason} className="meta">
                {t.reasons[reason](count)}: {names.join(', ')}
                {count > names.length && ` ${t.more(count - names.length)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
