import { defineMeasure } from '#shared/measures.ts';

const enrollments = { list: 'course_enrollments', partner: 'partner_id', unit: 'count' } as const;

const completedCourses = defineMeasure({
  ...enrollments,
  key: 'completed_courses',
  label: 'Courses completed',
  synonyms: ['completed courses', 'courses finished', 'trainings completed', 'finished trainings'],
  filters: { completed_at_ne: '' },
  on: { field: 'completed_at', is: 'instant' },
});

const coursesUnderWay = defineMeasure({
  ...enrollments,
  key: 'courses_in_progress',
  label: 'Courses in progress',
  synonyms: ['open courses', 'courses assigned', 'unfinished courses'],
  filters: { status: ['assigned', 'in_progress'] },
});

const overdueCourses = defineMeasure({
  ...enrollments,
  key: 'overdue_courses',
  label: 'Overdue courses',
  synonyms: ['late courses', 'overdue trainings'],
  filters: { is_overdue: 'true' },
});

export const enrollmentMeasures = [completedCourses, coursesUnderWay, overdueCourses];
