import { App, Button } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { SentenceText } from '#web/components/SentenceText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { type PartnerHealth, partnerHealth } from '../schema.ts';
import css from './HealthCard.module.css';
import { texts as t } from './texts.ts';

/** The health of a partner with its reasons, the weakest first. */
export default function HealthCard({ record: { resource, id } }: { record: { resource: string; id: string } }) {
  return resource === 'partners' ? <Health id={id} /> : null;
}

function Health({ id }: { id: string }) {
  const { message } = App.useApp();
  const showFailure = useErrorMessage();
  const mayManage = useCan('partner_health', 'manage');
  const { data } = useList<PartnerHealth>('partner_health', {
    filters: [{ field: 'partner_id', operator: 'eq', values: [id] }],
    start: 0,
    end: 1,
  });
  const evaluate = useWrite<null, PartnerHealth>(
    'partner_health',
    () => api(`partners/${id}/evaluate_health`, { method: 'POST' }),
    ['record_states', 'partners'],
  );
  const row = data?.rows[0];
  if (!row) return null;
  const level = partnerHealth.fields.level.options.find(({ value }) => value === row.level)!;
  const run = () => evaluate.mutate(null, { onSuccess: () => void message.success(t.done), onError: showFailure });
  return (
    <section className={css.card} aria-label={t.title}>
      <div className={css.head}>
        <h2>{t.title}</h2>
        <StatusTag tone={level.tone}>{level.label}</StatusTag>
        <span className="meta figures">{t.outOf(row.score)}</span>
      </div>
      <ul>
        {row.reasons.map(({ key, label, points, text, to }) => (
          <li key={key}>
            <span className={css.label}>{to ? <Link to={to}>{label}</Link> : label}</span>
            <meter
              min={0}
              max={100}
              low={40}
              high={70}
              optimum={100}
              value={points}
              aria-label={`${label}: ${t.points(points)}`}
            />
            <span className={css.text}>
              <SentenceText parts={text} />
            </span>
          </li>
        ))}
      </ul>
      <details className="meta">
        <summary>{t.details}</summary>
        {t.evaluated} <DateText value={row.evaluated_at} as="instant" />{' '}
        {mayManage && (
          <Button type="link" size="small" loading={evaluate.isPending} onClick={run}>
            {t.again}
          </Button>
        )}
      </details>
    </section>
  );
}
