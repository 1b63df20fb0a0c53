import { useQuery } from '@tanstack/react-query';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import type { ReactNode } from 'react';
import type { Course } from '#features/enablement/courses/schema.ts';
import { CourseHeader } from '#features/enablement/courses/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { useParam } from '#web/params.ts';
import { formatPercent } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { CourseAnalytics } from '../analytics.schema.ts';
import css from './analytics.module.css';
import { LearnerList } from './LearnerList.tsx';
import { analyticsTexts as t, texts } from './texts.ts';

export default function Analytics() {
  const id = useParam('id');
  const course = useOne<Course>('courses', id);
  const figures = useQuery({
    queryKey: ['course_enrollments', 'analytics', id],
    queryFn: ({ signal }) => api<CourseAnalytics>(`courses/${id}/analytics`, { signal }),
  });
  return (
    <Loaded query={course}>
      {(row) => (
        <>
          <CourseHeader course={row} active="course-analytics" />
          <Loaded query={figures}>{(all) => <Figures figures={all} course_id={id} />}</Loaded>
        </>
      )}
    </Loaded>
  );
}

function Figures({ figures, course_id }: { figures: CourseAnalytics; course_id: string }) {
  const { enrolled, lessons, questions, partners } = figures;
  return (
    <div className={css.page}>
      {enrolled === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title={texts.learners}>
          {t.empty}
        </EmptyState>
      ) : (
        <>
          <dl className={css.figures}>
            <Figure label={t.meanScore} value={figures.mean_score !== null && formatPercent(figures.mean_score)} />
            <Figure label={t.medianDays} value={figures.median_days} />
            <Figure label={t.medianTime} value={figures.median_minutes !== null && t.minutes(figures.median_minutes)} />
            <Figure label={t.overdue} value={figures.overdue} />
          </dl>
          <Card title={t.funnel}>
            <Funnel figures={figures} />
          </Card>
          <Card title={t.lessons}>
            <ScrollTable label={t.lessons}>
              <Head of={[t.lesson, t.opened, t.completed, t.stopped, t.time]} />
              <tbody>
                {lessons.map((one) => (
                  <tr key={one.id}>
                    <td>{one.title}</td>
                    <td data-figure>{one.opened}</td>
                    <td data-figure>{one.completed}</td>
                    <td data-figure>{one.stopped}</td>
                    <td data-figure>{one.median_minutes === null ? '–' : t.minutes(one.median_minutes)}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          </Card>
          {questions.length > 0 && (
            <Card title={t.questions}>
              <p className={css.note}>{t.questionsHelp}</p>
              <ScrollTable label={t.questions}>
                <Head of={[t.question, t.answered, t.correct, t.discrimination]} />
                <tbody>
                  {questions.map((one) => (
                    <tr key={`${one.quiz} ${one.id}`}>
                      <td>
                        {one.prompt}
                        <small className={css.quiz}>{one.quiz}</small>
                      </td>
                      <td data-figure>{one.answered}</td>
                      <td data-figure>{formatPercent(one.correct_percent)}</td>
                      <td data-figure>{one.discrimination ?? t.tooFew}</td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            </Card>
          )}
          <Card title={t.partners}>
            <ScrollTable label={t.partners}>
              <Head of={[t.partner, t.enrolled, t.completed, t.overdue, t.score]} />
              <tbody>
                {partners.map((one) => (
                  <tr key={one.id}>
                    <td>
                      <Link to={`/partners/show/${one.id}?tab=training`}>{one.name}</Link>
                    </td>
                    <td data-figure>{one.enrolled}</td>
                    <td data-figure>{one.completed}</td>
                    <td data-figure>{one.overdue}</td>
                    <td data-figure>{one.mean_score === null ? '–' : formatPercent(one.mean_score)}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          </Card>
        </>
      )}
      <Card title={texts.learners}>
        <LearnerList course_id={course_id} />
      </Card>
    </div>
  );
}

function Head({ of }: { of: string[] }) {
  return (
    <thead>
      <tr>
        {of.map((label, at) => (
          <th key={label} scope="col" {...(at > 0 && { 'data-figure': true })}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === null || value === false ? '–' : value}</dd>
    </div>
  );
}

function Funnel({ figures }: { figures: CourseAnalytics }) {
  const steps = [
    [t.enrolled, figures.enrolled],
    [t.started, figures.started],
    [t.half, figures.half],
    [t.completed, figures.completed],
  ] as const;
  return (
    <ul className={css.funnel}>
      {steps.map(([label, count]) => {
        const percent = Math.round((100 * count) / figures.enrolled);
        return (
          <li key={label}>
            <span>{label}</span>
            <div className={css.bar}>
              <div style={{ width: `${percent}%` }} />
            </div>
            <b className="figures">{count}</b>
            <small className="figures">{formatPercent(percent)}</small>
          </li>
        );
      })}
    </ul>
  );
}
