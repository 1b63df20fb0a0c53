import type { FrozenQuestion } from '#features/enablement/quizzes/question.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import type { CourseDefinition } from '../definition.schema.ts';
import type { Course, CourseCreate } from '../schema.ts';
import { courses } from './resource.ts';
import { questionsOf } from './rules.ts';

export { courseFile, type PackageFile, packageFile } from './files.ts';
export { streamEntry } from './scorm/archive.ts';
export { contentTypeOf } from './scorm/content-types.ts';
export { coursesOpenTo, type OpenCourse } from './sharing.ts';
export { takeCourseStep } from './steps.ts';

/** @returns the id */
export function createCourse(call: Call, input: CourseCreate): Promise<string> {
  return createRow(call, courses, input);
}

export interface FrozenCourse {
  course_id: string;
  version: number;
  title: string;
  definition: CourseDefinition;
  /** The questions include their answers, so they are never sent to learners unchanged. */
  questions: Record<string, FrozenQuestion & { pool: string }>;
  is_sequential: boolean;
}

/** The draft of a course with its questions. Needs the company's rights. @throws 404 */
export async function draftCourse(
  call: Call,
  id: string,
): Promise<Pick<FrozenCourse, 'title' | 'definition' | 'questions'>> {
  const { title, definition } = await readRow<Course>(call, courses, id);
  const { questions } = await questionsOf(call, definition);
  return { title, definition, questions };
}

/** Reads a version as it was published. Needs the company's rights. @throws 404 */
export function frozenCourse(call: Call, course_id: string, version: number): Promise<FrozenCourse> {
  return call.one<FrozenCourse>(
    sql`
      select v.course_id, v.version, v.title, v.definition, v.questions, c.is_sequential
      from course_versions v join courses c on c.organization_id = v.organization_id and c.id = v.course_id
      where v.organization_id = ${call.organization_id} and v.course_id = ${course_id} and v.version = ${version}`,
    'This version',
  );
}

/** The websites that packages of a version may load from. Needs the company's rights. @throws 404 */
export async function contentOriginsOf(call: Call, course_id: string, version: number): Promise<string[]> {
  const { content_origins } = await call.one<{ content_origins: string[] }>(
    sql`
      select content_origins from course_versions
      where organization_id = ${call.organization_id} and course_id = ${course_id} and version = ${version}`,
    'This version',
  );
  return content_origins;
}

/** The facts of a course that enrolling needs. @throws 404 */
export function courseForEnrolling(call: Call, id: string) {
  return call.one<{
    id: string;
    title: string;
    state: 'draft' | 'published';
    published_version: number | null;
    due_days: number | null;
    valid_months: number | null;
    prerequisite_ids: string[];
    archived_at: string | null;
  }>(
    sql`
      select id, title, state, published_version, due_days, valid_months, prerequisite_ids, archived_at from courses
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This course',
  );
}

export async function courseTitles(call: Call, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await call.rows<{ id: string; title: string }>(
    sql`select id, title from courses where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The version that new learners get. @throws 404 for an unknown course; @returns null before the first version */
export async function latestVersion(call: Call, id: string): Promise<number | null> {
  return (await courseForEnrolling(call, id)).published_version;
}
