import { type ReactNode, Suspense, useId } from 'react';
import type { SavedView } from '#features/reporting/saved-views/schema.ts';
import { ReportAnswer } from '#features/reporting/saved-views/web/index.tsx';
import { Link } from '#web/components/Link.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { Bones } from './Bones.tsx';
import css from './dashboard.module.css';
import { texts } from './texts.ts';

interface ReportWidgetProps {
  id: string;
  /** Handles, while the dashboard is arranged. */
  children?: ReactNode;
}

/** A saved report as a widget: its figure, table or chart, with the way to the report. */
export function ReportWidget({ id, children }: ReportWidgetProps) {
  const heading = useId();
  const { data, error } = useOne<SavedView>('saved_views', id);
  const { question, chart = 'table' } = data?.state ?? {};
  const name = data?.name ?? texts.savedReport;
  return (
    <section className={css.card} aria-labelledby={heading} aria-busy={!data && !error}>
      <div className={css.head}>
        <span className={css.title}>
          <h2 id={heading}>{name}</h2>
        </span>
        {children ?? (data && <Link to={`/reports/show/${id}`}>{texts.openReport}</Link>)}
      </div>
      <div className={css.body} inert={children !== undefined || undefined}>
        {question ? (
          <Suspense fallback={<Bones />}>
            <ReportAnswer question={question} chart={chart} isSmall />
          </Suspense>
        ) : error || data ? (
          <p className={css.quiet}>{texts.thisReportWasDeletedOrNo}</p>
        ) : (
          <Bones />
        )}
      </div>
    </section>
  );
}
