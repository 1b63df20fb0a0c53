import { frozenCourse } from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import { enrollmentById, type Learning } from './own.ts';

/** Finds an enrollment that is visible to the company, with its course. @throws 404 */
export async function learningOf(call: Call, id: string, lock: 'lock' | 'read' = 'read'): Promise<Learning> {
  const enrollment = await enrollmentById(call, id, lock === 'lock');
  return { enrollment, course: await frozenCourse(call, enrollment.course_id, enrollment.course_version) };
}
