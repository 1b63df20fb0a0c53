import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { courseProblems } from '../check.ts';
import { requiredLessons } from '../definition.schema.ts';
import type { Course } from '../schema.ts';
import { checkDefinition, questionsOf } from './rules.ts';

/**
 * Publishes the draft to new learners, as a new version unless it is unchanged. Others finish the version they began.
 */
export async function publishCourse(call: Call, course: Course): Promise<void> {
  const { id, definition } = course;
  await checkDefinition(call, definition, id);
  const { problems, questions } = await questionsOf(call, definition);
  const all = [...courseProblems(definition).map(({ message }) => message), ...problems];
  if (all.length > 0) throw invalid({ definition: all });
  const isNew = course.published_version === null || course.has_changes;
  const version = isNew ? (course.published_version ?? 0) + 1 : course.published_version!;
  if (isNew) {
    await call.run(sql`
      insert into course_versions (organization_id, course_id, version, title, definition, content_origins, questions,
        required_lessons, published_by_name, created_at)
      values (${call.organization_id}, ${id}, ${version}, ${course.title}, ${JSON.stringify(definition)},
        ${course.content_origins}, ${JSON.stringify(questions)}, ${requiredLessons(definition).length},
        ${call.actor.full_name}, ${call.now()})`);
  }
  await call.run(sql`
    update courses
    set state = 'published', published_version = ${version}, published_at = ${call.now()}, has_changes = false
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** The course disappears from the catalog. Learners who began can finish it. */
export async function unpublishCourse(call: Call, { id }: Course): Promise<void> {
  await call.run(
    sql`update courses set state = 'draft' where organization_id = ${call.organization_id} and id = ${id}`,
  );
}
