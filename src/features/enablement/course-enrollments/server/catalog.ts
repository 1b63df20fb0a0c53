import { lessonsOf } from '#features/enablement/courses/definition.schema.ts';
import {
  coursesOpenTo,
  courseTitles,
  frozenCourse,
  type OpenCourse,
} from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { contentIn } from '#server/resource/content.ts';
import type { LearningCourse } from '../learning.schema.ts';

interface Mine {
  id: string;
  course_id: string;
  version: number;
  status: 'assigned' | 'in_progress' | 'completed' | 'expired';
  percent: number;
  score: number | null;
  due_on: string | null;
  is_overdue: boolean;
  completed_at: string | null;
  valid_until: string | null;
}

/** Courses for the caller: those in the catalog, and begun ones that are no longer in it. */
export async function learningCourses(call: Call): Promise<LearningCourse[]> {
  const partner_id = call.actor.partner_id!;
  const mine = await call.rows<Mine>(sql`
    select distinct on (course_id) id, course_id, course_version as version, status, percent, score, due_on, is_overdue,
      completed_at, valid_until
    from course_enrollment_rows
    where organization_id = ${call.organization_id} and user_id = ${call.actor.user_id} and partner_id = ${partner_id}
    order by course_id, created_at desc, id desc`);
  const done = await call.rows<{ course_id: string }>(sql`
    select distinct course_id from course_enrollments
    where organization_id = ${call.organization_id} and user_id = ${call.actor.user_id} and partner_id = ${partner_id}
      and status = 'completed'`);
  const isDone = new Set(done.map(({ course_id }) => course_id));
  const open = await coursesOpenTo(call, partner_id);
  const offered = await call.asCompany(async (company) => {
    const titles = await courseTitles(company, [...new Set(open.flatMap(({ prerequisite_ids }) => prerequisite_ids))]);
    const inCatalog = new Set(open.map(({ id }) => id));
    const left = await company.rows<
      Pick<LearningCourse, 'id' | 'summary' | 'cover_url' | 'level' | 'language' | 'tags'>
    >(sql`
      select id, summary, cover_url, level, language, tags from courses
      where organization_id = ${company.organization_id}
        and id = any(${mine.flatMap(({ course_id }) => (inCatalog.has(course_id) ? [] : [course_id]))}::uuid[])`);
    const courses: LearningCourse[] = [];
    for (const course of [...open, ...left]) {
      const enrollment = mine.find(({ course_id }) => course_id === course.id) ?? null;
      const found: OpenCourse | undefined = inCatalog.has(course.id) ? (course as OpenCourse) : undefined;
      const isMine = enrollment && (enrollment.status !== 'expired' || !found);
      const version = isMine ? enrollment.version : (found?.version ?? enrollment!.version);
      const { title, definition } = await frozenCourse(company, course.id, version);
      const lessons = lessonsOf(definition);
      courses.push({
        id: course.id,
        title,
        summary: course.summary,
        cover_url: course.cover_url,
        level: course.level,
        language: course.language,
        tags: course.tags,
        lessons: lessons.length,
        minutes: lessons.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
        version: found?.version ?? version,
        is_in_catalog: found !== undefined,
        is_self_enrolled: found?.is_self_enrolled ?? false,
        prerequisites: (found?.prerequisite_ids ?? []).flatMap((id) =>
          titles.has(id) ? [{ id, title: titles.get(id)!, is_done: isDone.has(id) }] : [],
        ),
        enrollment: enrollment && withoutCourse(enrollment),
      });
    }
    return courses;
  });
  const prerequisites = await contentIn(
    call,
    'courses',
    offered.flatMap((course) => course.prerequisites),
  );
  const titles = new Map(prerequisites.map(({ id, title }) => [id, title]));
  return (await contentIn(call, 'courses', offered)).map((course) => ({
    ...course,
    prerequisites: course.prerequisites.map((one) => ({ ...one, title: titles.get(one.id)! })),
  }));
}

const withoutCourse = ({ course_id: _, ...enrollment }: Mine) => enrollment;
