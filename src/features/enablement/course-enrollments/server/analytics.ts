import { lessonsOf } from '#features/enablement/courses/definition.schema.ts';
import { type FrozenCourse, frozenCourse, latestVersion } from '#features/enablement/courses/server/service.ts';
import type { QuestionResult } from '#features/enablement/quizzes/question.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CourseAnalytics } from '../analytics.schema.ts';
import { analyzeItem, median, type ScoredAttempt } from '../item-analysis.ts';

interface Summary {
  enrolled: number;
  started: number;
  half: number;
  completed: number;
  overdue: number;
  mean_score: number | null;
  median_days: number | null;
  median_seconds: number | null;
}

/** The statistics of all versions together; lessons and questions are those of the latest. */
export async function analyticsOf(call: Call, course_id: string): Promise<CourseAnalytics> {
  const version = await latestVersion(call, course_id);
  const course = version === null ? null : await frozenCourse(call, course_id, version);
  const { median_seconds, ...summary } = await call.one<Summary>(sql`
    select count(*)::int as enrolled, count(started_at)::int as started,
      count(*) filter (where percent >= 50)::int as half,
      count(completed_at)::int as completed, count(*) filter (where is_overdue)::int as overdue,
      round(avg(score) filter (where completed_at is not null))::int as mean_score,
      round((percentile_cont(0.5) within group (order by extract(epoch
        from completed_at - started_at)) / 86400)::numeric, 1)::float8 as median_days,
      percentile_cont(0.5) within group (order by seconds) filter (where completed_at is not null) as median_seconds
    from course_enrollment_rows where organization_id = ${call.organization_id} and course_id = ${course_id}`);
  return {
    ...summary,
    median_minutes: median_seconds === null ? null : Math.round(median_seconds / 60),
    lessons: course ? await lessonFigures(call, course) : [],
    questions: course ? await questionFigures(call, course) : [],
    partners: await call.rows(sql`
      select partner_id as id, partner_name as name, count(*)::int as enrolled, count(completed_at)::int as completed,
        count(*) filter (where is_overdue)::int as overdue,
          round(avg(score) filter (where completed_at is not null))::int as mean_score
      from course_enrollment_rows where organization_id = ${call.organization_id} and course_id = ${course_id}
      group by partner_id, partner_name order by completed desc, enrolled desc, partner_name limit 200`),
  };
}

async function lessonFigures(call: Call, course: FrozenCourse): Promise<CourseAnalytics['lessons']> {
  const rows = await call.rows<{
    lesson_id: string;
    opened: number;
    completed: number;
    stopped: number;
    seconds: number[];
  }>(sql`
    select p.lesson_id, count(*)::int as opened, count(p.completed_at)::int as completed,
      count(*) filter (where e.last_lesson_id = p.lesson_id and e.completed_at is null)::int as stopped,
      array_agg(p.seconds) as seconds
    from lesson_progress p join course_enrollments e on e.organization_id = p.organization_id and e.id = p.enrollment_id
    where p.organization_id = ${call.organization_id} and e.course_id = ${course.course_id} group by p.lesson_id`);
  const known = new Map(rows.map((row) => [row.lesson_id, row]));
  return lessonsOf(course.definition).map(({ id, title, kind }) => {
    const { opened = 0, completed = 0, stopped = 0, seconds = [] } = known.get(id) ?? {};
    const middle = median(seconds);
    return {
      id,
      title,
      kind,
      opened,
      completed,
      stopped,
      median_minutes: middle === null ? null : Math.round(middle / 6) / 10,
    };
  });
}

async function questionFigures(call: Call, course: FrozenCourse): Promise<CourseAnalytics['questions']> {
  const attempts = await call.rows<{ lesson_id: string; percent: number; results: QuestionResult[] }>(sql`
    select a.lesson_id, a.percent, a.results from quiz_attempts a
    join course_enrollments e on e.organization_id = a.organization_id and e.id = a.enrollment_id
    where a.organization_id = ${call.organization_id} and e.course_id = ${course.course_id} and a.n = 1
      and a.submitted_at is not null
    order by a.submitted_at desc limit 5000`);
  return lessonsOf(course.definition)
    .filter(({ kind }) => kind === 'quiz')
    .flatMap((lesson) => {
      const scored = attempts
        .filter(({ lesson_id }) => lesson_id === lesson.id)
        .map(
          ({ percent, results }): ScoredAttempt => ({
            percent,
            correct: Object.fromEntries(results.map(({ id, is_correct }) => [id, is_correct])),
          }),
        );
      const ids = new Set(scored.flatMap(({ correct }) => Object.keys(correct)));
      return [...ids].flatMap((id) => {
        const question = course.questions[id];
        return question ? [{ id, prompt: question.prompt, quiz: lesson.title, ...analyzeItem(id, scored) }] : [];
      });
    });
}
