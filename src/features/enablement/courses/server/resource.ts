import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { CourseVersion, courseNoun, lessonTexts, sectionTexts } from '../schema.ts';
import { beginCourse, changeCourse } from './rules.ts';

constraintMessage('courses_definition_check', { definition: ['is too large'] });

export const courses = defineResource(courseNoun, {
  view: 'course_rows',
  contentLists: [
    { name: 'section', column: 'definition', path: ['sections'], id: 'id', texts: sectionTexts },
    { name: 'lesson', column: 'definition', path: ['sections', 'lessons'], id: 'id', texts: lessonTexts },
  ],
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
