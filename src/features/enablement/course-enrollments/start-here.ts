import type { LearningCourse } from './learning.schema.ts';

const levels = ['beginner', 'intermediate', 'advanced'];
const rankOf = ({ level }: LearningCourse) => (level ? levels.indexOf(level) : levels.length);
const isRunning = ({ enrollment }: LearningCourse) => ['assigned', 'in_progress'].includes(enrollment?.status ?? '');

/** Whether the reader can begin it now. */
const canBegin = ({ enrollment, is_self_enrolled, prerequisites }: LearningCourse) =>
  !enrollment && is_self_enrolled && prerequisites.every(({ is_done }) => is_done);

/** The one course to take next: the one with the nearest due date, then one that is begun, then the easiest new one. */
export function startHere(courses: readonly LearningCourse[]): LearningCourse | undefined {
  const running = courses.filter(isRunning);
  const due = (course: LearningCourse) => course.enrollment?.due_on ?? '9999';
  const [next] = running.sort((a, b) => due(a).localeCompare(due(b)) || b.enrollment!.percent - a.enrollment!.percent);
  return next ?? courses.filter(canBegin).sort((a, b) => rankOf(a) - rankOf(b) || a.title.localeCompare(b.title))[0];
}
