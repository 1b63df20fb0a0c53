import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from '#web/components/Link.tsx';
import { SentenceText } from '#web/components/SentenceText.tsx';
import { api } from '#web/requests/api.ts';
import { onServerChange } from '#web/requests/live.ts';
import type { RecordState as State } from '../schema.ts';
import { Figures } from './Figures.tsx';
import { NextStep } from './NextStep.tsx';
import css from './RecordState.module.css';
import { texts as t } from './texts.ts';

interface RecordStateProps {
  record: { resource: string; id: string };
  isOverview: boolean;
}

/** The state of a record: a sentence made from facts, the open work with its steps, and key figures. */
export default function RecordState({ record: { resource, id }, isOverview }: RecordStateProps) {
  const state = useQuery({
    queryKey: ['record_states', resource, id],
    queryFn: ({ signal }) => api<State>(`record_states/${resource}/${id}`, { signal }),
  });
  const { refetch } = state;
  // Any change may change a fact; several changes in a row are read once.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onServerChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void refetch(), 400);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
  if (!state.data) return <div className={css.waiting} />;
  const { facts, figures, work, work_total } = state.data;
  return (
    <div className={css.state}>
      {facts.length > 0 && (
        <p className={css.sentence}>
          {facts.map(({ key, tone, text, link }) => (
            <span key={key} data-tone={tone}>
              <SentenceText parts={text} />
              {link && (
                <>
                  {' '}
                  <Link to={link.to} className={css.link}>
                    {link.label}
                  </Link>
                </>
              )}{' '}
            </span>
          ))}
        </p>
      )}
      {isOverview && <Figures figures={figures} />}
      {isOverview && work.length > 0 && (
        <section aria-label={t.nextSteps} className={css.steps}>
          <h2>{t.nextSteps}</h2>
          <ul>
            {work.map((item) => (
              <NextStep key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ul>
          {work_total > work.length && <Link to="/work">{t.more(work_total - work.length)}</Link>}
        </section>
      )}
    </div>
  );
}
