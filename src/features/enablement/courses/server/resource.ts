import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { CourseVersion, courseNoun } from '../schema.ts';
import { beginCourse, changeCourse } from './rules.ts';

constraintMessage('courses_definition_check', { definition: ['is too large'] });

export const courses = defineResource(courseNoun, {
  view: 'course_rows',
  beforeCreate: beginCourse,
  beforeUpdate: changeCourse,
});

export const courseVersions = defineResource({
  name: 'course_versions',
  noun: 'course version',
  row: CourseVersion,
  view: 'course_version_rows',
  guardedBy: 'courses',
  list: { sort: ['version', 'created_at'], filter: ['course_id', 'version'], search: ['title'], by: '-version' },
});
