import { Button } from 'antd';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useState } from 'react';
import { colorOf } from '#web/components/initials.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import type { LearningCourse } from '../learning.schema.ts';
import css from './catalog.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { catalogTexts as t } from './texts.ts';

/** One course of the catalog, with its next action. */
export function CourseCard({ course, onOpen }: { course: LearningCourse; onOpen: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const { title, summary, cover_url, level, lessons, minutes, enrollment, prerequisites } = course;
  const waits = prerequisites.filter(({ is_done }) => !is_done);
  const isLocked = !enrollment && (!course.is_self_enrolled || waits.length > 0);
  const facts = [t.levels[level ?? ''], t.lessons(lessons), minutes > 0 && t.duration(minutes)].filter(Boolean);
  return (
    <li className={css.card}>
      {cover_url ? (
        <div className={css.cover}>
          <img src={cover_url} alt="" loading="lazy" />
        </div>
      ) : (
        // Without a picture the course has a color of its own, by which people find it again.
        <div className={css.cover} data-empty style={{ background: colorOf(title) }} aria-hidden="true">
          <GraduationCap size={32} />
        </div>
      )}
      <div className={css.body}>
        <h3>{title}</h3>
        {summary && <p className={css.summary}>{summary}</p>}
        <p className={css.facts}>
          <Clock size={14} aria-hidden="true" />
          {facts.join(' · ')}
        </p>
        {enrollment && <Standing course={course} />}
        {isLocked ? (
          <p className={css.locked}>
            {waits.length > 0 ? t.waitsFor(waits.map((one) => `“${one.title}”`).join(', ')) : t.assignedOnly}
          </p>
        ) : (
          <Button
            type={enrollment?.completed_at ? 'default' : 'primary'}
            loading={isBusy}
            onClick={async () => {
              setBusy(true);
              await onOpen();
              setBusy(false);
            }}
          >
            {actionOf(course)}
          </Button>
        )}
      </div>
    </li>
  );
}

function actionOf({ enrollment, version, is_in_catalog, is_self_enrolled }: LearningCourse): string {
  if (!enrollment || enrollment.status === 'assigned') return t.start;
  if (enrollment.status === 'in_progress') return t.continue;
  const isNewer = is_in_catalog && is_self_enrolled && enrollment.version < version;
  if (enrollment.status === 'expired' && is_self_enrolled) return t.start;
  return isNewer ? t.newVersion : t.again;
}

function Standing({ course: { enrollment } }: { course: LearningCourse }) {
  const { status, percent, score, due_on, is_overdue, valid_until } = enrollment!;
  if (status === 'expired') return <StatusTag tone="amber">{t.expired}</StatusTag>;
  if (status === 'completed') {
    return (
      <p className={css.done}>
        <CircleCheck size={16} aria-hidden="true" />
        {[t.completed, score !== null && t.score(score), valid_until && t.validUntil(formatDay(valid_until))]
          .filter(Boolean)
          .join(' · ')}
      </p>
    );
  }
  return (
    <>
      <ProgressBar percent={percent} label={t.percentDone(percent)} />
      {due_on && (
        <p className={css.due} data-late={is_overdue || undefined}>
          {is_overdue ? t.overdue(formatDay(due_on)) : t.due(formatDay(due_on))}
        </p>
      )}
    </>
  );
}
