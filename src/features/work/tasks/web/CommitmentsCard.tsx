import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { Commitments } from '../schema.ts';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';

/** The commitments of both sides that were kept or slipped. It shows nothing while there are none. */
export function CommitmentsCard({ partner_id }: { partner_id: string }) {
  const { mode } = useSession();
  const { data } = useQuery({
    queryKey: ['tasks', 'commitments', partner_id],
    queryFn: ({ signal }) => api<Commitments>(`partners/${partner_id}/commitments`, { signal }),
  });
  if (!data || [data.company, data.partner].every(({ kept, slipped, open }) => kept + slipped + open === 0))
    return null;
  const labels = mode === 'company' ? t.sideLabel : t.sideLabelForPartner;
  return (
    <Card title={t.commitments}>
      <p className="meta">{t.commitmentsHelp}</p>
      <div className={css.figures}>
        {(['company', 'partner'] as const).map((side) => (
          <section key={side} aria-label={labels[side]}>
            <strong>{labels[side]}</strong>
            <dl>
              {(['kept', 'slipped', 'open'] as const).map((what) => (
                <div key={what}>
                  <dt>{t[what]}</dt>
                  <dd className={what === 'slipped' && data[side].slipped > 0 ? css.late : undefined}>
                    {data[side][what]}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}
