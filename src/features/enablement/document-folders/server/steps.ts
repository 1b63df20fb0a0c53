import { takeSteps } from '#server/resource/take-steps.ts';
import { folderSteps } from '../steps.schema.ts';
import { archiveFolder } from './archive.ts';
import { documentFolders } from './resource.ts';

export const { routes: folderStepRoutes } = takeSteps(documentFolders, folderSteps, {
  rules: { archive: archiveFolder },
});
