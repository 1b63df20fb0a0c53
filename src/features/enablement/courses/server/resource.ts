import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { Course, CourseCreate, CourseUpdate, CourseVersion, courseFields } from '../schema.ts';
import { beginCourse, changeCourse } from './rules.ts';

constraintMessage('courses_definition_check', { definition: ['is too large'] });

export const courses = defineResource({
  name: 'courses',
  noun: 'course',
  fields: courseFields,
  row: Course,
  create: CourseCreate,
  update: CourseUpdate,
  remove: 'archive',
  view: 'course_rows',
  list: {
    sort: [...sortable(courseFields), 'created_at', 'updated_at'],
    filter: [...filterable(courseFields), 'created_at', 'updated_at'],
    search: searchable(courseFields),
    by: '-updated_at',
  },
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
