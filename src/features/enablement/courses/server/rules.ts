import { isDeepStrictEqual } from 'node:util';
import { ownerByDefault } from '#features/access/people/server/service.ts';
import { questionsFor } from '#features/enablement/quizzes/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { type CourseDefinition, type Lesson, lessonsOf, MOST_LESSONS, newQuiz } from '../definition.schema.ts';
import type { Course, CourseCreate, CourseUpdate } from '../schema.ts';

export async function beginCourse(call: Call, input: CourseCreate): Promise<Row> {
  await requireKnown(call, input);
  const definition = input.definition ?? { sections: [{ id: 'section_1', title: 'Section 1', lessons: [] }] };
  await checkDefinition(call, definition, null);
  return {
    ...input,
    title: input.title.trim(),
    definition,
    owner_user_id: input.owner_user_id === undefined ? await ownerByDefault(call) : input.owner_user_id,
  };
}

/** Fields that each version stores. */
const published = ['title', 'definition', 'content_origins'] as const;

export async function changeCourse(call: Call, current: Course, patch: Partial<CourseUpdate>): Promise<Row> {
  const { row_version: _, ...values } = patch;
  await requireKnown(call, values, current);
  if (values.definition) await checkDefinition(call, values.definition, current.id);
  const isSame = published.every(
    (name) => values[name] === undefined || isDeepStrictEqual(values[name], current[name]),
  );
  return { ...values, ...(!isSame && { has_changes: true }) };
}

type Given = Partial<Pick<CourseUpdate, 'partner_ids' | 'audience_id' | 'prerequisite_ids' | 'shared_with'>>;

async function requireKnown(call: Call, given: Given, current?: Course): Promise<void> {
  const { partner_ids = [], audience_id, prerequisite_ids = [] } = given;
  if (partner_ids.length > 0) {
    const found = await call.rows(
      sql`select from partners where organization_id = ${call.organization_id} and id = any(${partner_ids}::uuid[])`,
    );
    if (found.length < new Set(partner_ids).size) throw invalid({ partner_ids: ['must be partners of your program'] });
  }
  if (audience_id) {
    const found = await call.maybe<{ entity: string }>(sql`
      select entity from audiences
      where organization_id = ${call.organization_id} and id = ${audience_id} and archived_at is null`);
    if (found?.entity !== 'partners') throw invalid({ audience_id: ['must be an audience of partners'] });
  }
  if (prerequisite_ids.length > 0) await requirePrerequisites(call, prerequisite_ids, current?.id);
}

async function requirePrerequisites(call: Call, ids: readonly string[], course_id?: string): Promise<void> {
  if (course_id && ids.includes(course_id)) throw invalid({ prerequisite_ids: ['cannot contain the course itself'] });
  const known = await call.rows(
    sql`select from courses where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`,
  );
  if (known.length < new Set(ids).size) throw invalid({ prerequisite_ids: ['must be courses of your company'] });
  if (!course_id) return;
  // Two courses that become prerequisites of each other at once would both pass the check.
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended('prerequisites ' || ${call.organization_id}, 0))`);
  const circle = await call.maybe(sql`
    with recursive before (id) as (
      select unnest(${ids}::uuid[])
      union select unnest(c.prerequisite_ids) from courses c join before b on b.id = c.id
      where c.organization_id = ${call.organization_id})
    select from before where id = ${course_id}`);
  if (circle) throw invalid({ prerequisite_ids: ['would make the courses wait for each other'] });
}

/** Ids of lessons must be unique, and their files and questions must belong to the company. @throws 422 */
export async function checkDefinition(call: Call, definition: CourseDefinition, course_id: string | null) {
  const lessons = lessonsOf(definition);
  if (lessons.length > MOST_LESSONS) throw invalid({ definition: [`can have at most ${MOST_LESSONS} lessons`] });
  const ids = [...definition.sections, ...lessons].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ definition: ['has two parts with the same id'] });
  const files = [...new Set(lessons.flatMap(({ file_id }) => (file_id ? [file_id] : [])))];
  const known = await call.rows(sql`
    select from course_files
    where organization_id = ${call.organization_id} and course_id = ${course_id} and id = any(${files})`);
  if (known.length < files.length) throw invalid({ definition: ['refers to a file that does not exist'] });
  const questions = [...new Set(lessons.flatMap(({ quiz }) => quiz?.question_ids ?? []))];
  if (questions.length === 0) return;
  // An archived question stays until the course is published again.
  const found = await call.rows(
    sql`select from quiz_questions where organization_id = ${call.organization_id} and id = any(${questions}::uuid[])`,
  );
  if (found.length < questions.length) throw invalid({ definition: ['refers to a question that does not exist'] });
}

/** Checks that the questions of a quiz exist, which only the server can know. @returns the questions to freeze */
export async function questionsOf(call: Call, definition: CourseDefinition) {
  const quizzes = lessonsOf(definition).filter(({ kind }) => kind === 'quiz');
  const settings = quizzes.map(({ quiz }) => quiz ?? newQuiz());
  const found = await questionsFor(
    call,
    settings.flatMap(({ question_ids }) => question_ids),
    settings.flatMap(({ pools }) => pools.map(({ pool }) => pool)),
  );
  const problems = quizzes.flatMap((lesson) => quizProblems(lesson, found));
  return { problems, questions: Object.fromEntries(found.map((question) => [question.id, question])) };
}

function quizProblems({ title, quiz = newQuiz() }: Lesson, found: readonly { id: string; pool: string }[]): string[] {
  const known = new Set(found.map(({ id }) => id));
  const missing = quiz.question_ids.filter((id) => !known.has(id)).length;
  return [
    ...(missing > 0 ? [`“${title}” uses a question that was archived.`] : []),
    ...quiz.pools.flatMap(({ pool, count }) => {
      const size = found.filter((one) => one.pool === pool && !quiz.question_ids.includes(one.id)).length;
      return size < count ? [`“${title}” draws ${count} questions from “${pool}”, which has ${size} others.`] : [];
    }),
  ];
}
