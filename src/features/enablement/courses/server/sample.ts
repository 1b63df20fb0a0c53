import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CourseDefinition } from '../definition.schema.ts';
import type { CourseCreate } from '../schema.ts';
import { createCourse, takeCourseStep } from './service.ts';

export const sampleDefinition: CourseDefinition = {
  sections: [
    {
      id: 'section_1',
      title: 'Start here',
      lessons: [{ id: 'lesson_1', kind: 'article', title: 'Welcome', is_required: true, body: 'Hello.' }],
    },
  ],
};

/** @returns the id of a published course with one article, shared with all partners */
export async function sampleCourse(call: Call, overrides: Partial<CourseCreate> = {}): Promise<string> {
  const id = await createCourse(call, {
    title: 'Partner basics',
    shared_with: 'everyone',
    definition: sampleDefinition,
    ...overrides,
  });
  await takeCourseStep.publish(call, id);
  return id;
}

export async function sampleCourseVersion(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from course_versions
    where organization_id = ${call.organization_id} and course_id = ${await sampleCourse(call)}`);
  return id;
}
