import { step } from '#server/resource/step.ts';
import { publishCourse, unpublishCourse } from './publish.ts';
import { courses } from './resource.ts';

export const courseRoutes = [
  step(courses, 'publish', 'Publish the draft as a new version', publishCourse),
  step(courses, 'unpublish', 'Take a course out of the catalog', unpublishCourse),
];
