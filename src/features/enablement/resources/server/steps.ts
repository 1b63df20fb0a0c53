import { takeSteps } from '#server/resource/take-steps.ts';
import { resourceSteps } from '../steps.schema.ts';
import { resources } from './resource.ts';
import { archiveResource, publishResource, setCobrandAreas, unpublishResource } from './service.ts';

export const { routes: resourceStepRoutes, take: takeResourceStep } = takeSteps(resources, resourceSteps, {
  rules: {
    publish: publishResource,
    unpublish: unpublishResource,
    archive: archiveResource,
    cobrand_areas: setCobrandAreas,
  },
});
