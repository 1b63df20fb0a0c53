import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button, Input } from 'antd';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useState } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { api, apiAll } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { LearningCourse } from '../learning.schema.ts';
import { startHere } from '../start-here.ts';
import { CourseCard } from './CourseCard.tsx';
import css from './catalog.module.css';
import { catalogTexts as t } from './texts.ts';

/** Up to here the courses are looked through without a search. */
const SEARCHED_FROM = 20;

export default function Catalog() {
  const courses = useQuery({
    queryKey: ['course_enrollments', 'learning'],
    queryFn: ({ signal }) => apiAll<LearningCourse>('learning', { signal }),
  });
  return <Loaded query={courses}>{(rows) => <Screen courses={rows} />}</Loaded>;
}

function Screen({ courses }: { courses: LearningCourse[] }) {
  const [text, setText] = useState('');
  const [level, setLevel] = useState<string | null>(null);
  const mayManage = useCan('course_enrollments', 'view');
  const maySeeCertificates = useCan('certificates', 'view');
  const open = useOpenCourse();
  // A step of a track leads to one course.
  const { course: wanted } = useSearch({ strict: false }) as { course?: string };
  const found = courses.filter((course) => matches(course, text) && (!level || course.level === level));
  const isRunning = ({ enrollment }: LearningCourse) => ['assigned', 'in_progress'].includes(enrollment?.status ?? '');
  const next = courses.find(({ id }) => id === wanted) ?? startHere(courses);
  const first = found.filter((course) => course === next);
  const rest = found.filter((course) => course !== next);
  const running = rest.filter(isRunning);
  const done = rest.filter((course) => course.enrollment && !isRunning(course));
  const others = rest.filter(({ enrollment }) => !enrollment);
  const levels = [...new Set(courses.flatMap((course) => course.level ?? []))];
  return (
    <>
      <PageHeader title={t.title}>
        {maySeeCertificates && (
          <Link to="/partner-training/certificates">
            <Button>{t.certificates}</Button>
          </Link>
        )}
        {mayManage && (
          <Link to="/partner-training/team">
            <Button>{t.team}</Button>
          </Link>
        )}
      </PageHeader>
      {courses.length === 0 ? (
        <EmptyState icon={GraduationCap} title={t.emptyTitle}>
          {t.empty}
        </EmptyState>
      ) : (
        <>
          {courses.length > SEARCHED_FROM && (
            <div className={css.tools}>
              <Input.Search
                allowClear
                placeholder={t.search}
                aria-label={t.search}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              {levels.length > 1 && (
                <OptionSelect
                  aria-label={t.all}
                  placeholder={t.all}
                  allowClear
                  value={level}
                  options={levels.map((value) => ({ value, label: t.levels[value] ?? value }))}
                  onChange={(next) => setLevel(next as string | null)}
                />
              )}
            </div>
          )}
          {found.length === 0 && <p className="meta">{t.nothingFound}</p>}
          <Shelf title={wanted ? t.inTrack : t.startHere} courses={first} onOpen={open} />
          <Shelf title={t.continueLearning} courses={running} onOpen={open} />
          <Shelf title={t.catalog} courses={others} onOpen={open} />
          <Shelf title={t.completed} courses={done} onOpen={open} />
        </>
      )}
    </>
  );
}

function Shelf({
  title,
  courses,
  onOpen,
}: {
  title: string;
  courses: LearningCourse[];
  onOpen: (course: LearningCourse) => Promise<void>;
}) {
  if (courses.length === 0) return null;
  return (
    <section className={css.shelf} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} onOpen={() => onOpen(course)} />
        ))}
      </ul>
    </section>
  );
}

function matches({ title, summary, tags }: LearningCourse, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = [title, summary, ...tags].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}

/** Opens the course where the learner stopped; a new one is enrolled first. */
function useOpenCourse() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { message } = App.useApp();
  return async ({ id, version, enrollment, is_in_catalog, is_self_enrolled }: LearningCourse) => {
    const isOver = enrollment && ['completed', 'expired'].includes(enrollment.status);
    const isNew =
      isOver && is_in_catalog && is_self_enrolled && (enrollment.status === 'expired' || enrollment.version < version);
    try {
      const to =
        enrollment && !isNew
          ? enrollment.id
          : (await api<{ id: string }>(`learning/${id}/enroll`, { method: 'POST', body: {} })).id;
      if (!enrollment || isNew) await client.invalidateQueries({ queryKey: ['course_enrollments'] });
      navigate({ to: `/partner-training/learn/${to}` });
    } catch (error) {
      message.error((error as Error).message);
    }
  };
}
