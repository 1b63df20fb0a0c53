import { takeSteps } from '#server/resource/take-steps.ts';
import { courseSteps } from '../steps.schema.ts';
import { publishCourse, unpublishCourse } from './publish.ts';
import { courses } from './resource.ts';

export const { routes: courseRoutes, take: takeCourseStep } = takeSteps(courses, courseSteps, {
  rules: { publish: publishCourse, unpublish: unpublishCourse },
});
