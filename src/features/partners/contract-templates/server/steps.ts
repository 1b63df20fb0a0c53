import { takeSteps } from '#server/resource/take-steps.ts';
import { templateSteps } from '../steps.schema.ts';
import { publishTemplate, retireTemplate } from './publish.ts';
import { contractTemplates } from './resource.ts';

export const { routes: templateStepRoutes, take: takeTemplateStep } = takeSteps(contractTemplates, templateSteps, {
  rules: { publish: publishTemplate, retire: retireTemplate },
});
