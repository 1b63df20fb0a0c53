import { takeSteps } from '#server/resource/take-steps.ts';
import { prospectSteps } from '../steps.schema.ts';
import { convertProspect, moveProspect } from './move.ts';
import { prospects } from './resource.ts';
import { requestReading } from './website/request.ts';

export const { routes: prospectStepRoutes, take: takeProspectStep } = takeSteps(prospects, prospectSteps, {
  rules: { move: moveProspect, convert: convertProspect, read_website: requestReading },
});
