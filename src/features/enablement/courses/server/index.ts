import type { ServerFeature } from '#server/feature.ts';
import { erasePlugin } from './erase.ts';
import { courseFilePlugin } from './files.ts';
import { trainingFlag } from './flag.ts';
import { courses, courseVersions } from './resource.ts';
import { seesCourses } from './sees.ts';
import { courseRoutes } from './steps.ts';
import { coursesOfAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'courses',
  flag: trainingFlag,
  resources: [courses, courseVersions],
  routes: courseRoutes,
  plugin: (api, kernel) => {
    courseFilePlugin(api, kernel);
    erasePlugin(api, kernel);
  },
  sees: [seesCourses],
  usesAudiences: coursesOfAudience,
  keeps: [
    {
      folder: 'documents',
      table: 'course_files',
      key: 'key',
      exportAs: "concat('courses/', course_id, '/', id, '-', file_name)",
    },
  ],
};
