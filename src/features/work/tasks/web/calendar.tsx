import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addDays, addMonths } from '#shared/time/dates.ts';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { regionLocale, regionToday } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import type { Task } from '../schema.ts';
import { ownSide } from './columns.tsx';
import { isOverdue } from './due.tsx';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';
import { TaskViewSwitch } from './ViewSwitch.tsx';

type Span = 'week' | 'month';
const MOST = 1000;
const SHOWN = 4;

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
/** Weeks start on Monday. */
const weekStart = (day: string) => addDays(day, -((utc(day).getUTCDay() + 6) % 7));

function daysOf(span: Span, at: string): string[] {
  const first = span === 'week' ? weekStart(at) : weekStart(`${at.slice(0, 7)}-01`);
  const lastOfMonth = addDays(addMonths(`${at.slice(0, 7)}-01`, 1), -1);
  const last = span === 'week' ? addDays(first, 6) : addDays(weekStart(lastOfMonth), 6);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

const nameOf = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(regionLocale(), { timeZone: 'UTC', ...options }).format(utc(day));

/** Tasks by their due date, for a month or a week. */
export default function TaskCalendar() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { at?: unknown; span?: unknown };
  const span: Span = search.span === 'week' ? 'week' : 'month';
  const at = isDay(search.at) ? search.at : regionToday();
  const days = daysOf(span, at);
  const go = (next: { at?: string; span?: Span }) =>
    navigate({ to: '.', search: { at, span, ...next } as never, resetScroll: false });
  const { mode } = useSession();
  const list = useList<Task>('tasks', {
    filters: [
      { field: 'due_on', operator: 'gte', values: [days[0]!] },
      { field: 'due_on', operator: 'lte', values: [days.at(-1)!] },
      { field: 'status', operator: 'ne', values: ['canceled'] },
      ...ownSide(mode),
    ],
    sort: [{ field: 'due_on', descending: false }],
    start: 0,
    end: MOST,
  });
  const shift = (by: number) => (span === 'week' ? addDays(at, 7 * by) : addMonths(`${at.slice(0, 7)}-01`, by));
  const title =
    span === 'month'
      ? nameOf(at, { month: 'long', year: 'numeric' })
      : `${nameOf(days[0]!, { month: 'short', day: 'numeric' })} – ${nameOf(days[6]!, { month: 'short', day: 'numeric', year: 'numeric' })}`;
  return (
    <section aria-label={t.calendar}>
      <PageHeader title={t.tasks}>
        <TaskViewSwitch now="calendar" />
      </PageHeader>
      <div className={css.calendarHead}>
        <Button icon={<ChevronLeft size={16} />} aria-label={t.previous} onClick={() => go({ at: shift(-1) })} />
        <Button onClick={() => go({ at: regionToday() })}>{t.today}</Button>
        <Button icon={<ChevronRight size={16} />} aria-label={t.next} onClick={() => go({ at: shift(1) })} />
        <h2>{title}</h2>
        <Segments<Span>
          label={t.calendar}
          value={span}
          onChange={(next) => go({ span: next })}
          options={[
            { value: 'month', label: t.month },
            { value: 'week', label: t.week },
          ]}
        />
      </div>
      <Loaded query={list}>
        {({ rows }) => (
          <>
            {rows.length === 0 && <p className="meta">{t.nothingDue}</p>}
            <Grid days={days} span={span} at={at} tasks={rows} onWeek={(day) => go({ at: day, span: 'week' })} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface GridProps {
  days: readonly string[];
  span: Span;
  at: string;
  tasks: readonly Task[];
  onWeek: (day: string) => void;
}

function Grid({ days, span, at, tasks, onWeek }: GridProps) {
  const today = regionToday();
  return (
    <div className={css.month} data-span={span}>
      {days.slice(0, 7).map((day) => (
        <div key={day} className={css.weekday} aria-hidden="true">
          {nameOf(day, { weekday: 'short' })}
        </div>
      ))}
      {days.map((day) => {
        const all = tasks.filter(({ due_on }) => due_on === day);
        const shown = span === 'week' ? all : all.slice(0, SHOWN);
        return (
          <section
            key={day}
            className={css.day}
            aria-label={nameOf(day, { dateStyle: 'full' })}
            data-today={day === today || undefined}
            data-other={(span === 'month' && day.slice(0, 7) !== at.slice(0, 7)) || undefined}
            data-empty={all.length === 0 || undefined}
          >
            <span className={css.dayName}>
              {nameOf(day, { day: 'numeric', ...(day.endsWith('-01') && { month: 'short' }) })}
            </span>
            <ul className={css.entries}>
              {shown.map((task) => (
                <li key={task.id}>
                  <Link
                    className={css.entry}
                    to={`/tasks/show/${task.id}`}
                    title={task.title}
                    data-done={task.status === 'done' || undefined}
                    data-late={isOverdue(task) || undefined}
                  >
                    {task.title}
                  </Link>
                </li>
              ))}
            </ul>
            {all.length > shown.length && (
              <Button size="small" type="link" onClick={() => onWeek(day)}>
                {t.more(all.length - shown.length)}
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
}
