import { takeSteps } from '#server/resource/take-steps.ts';
import { issueSteps, linkSteps, mappingSteps, runSteps } from '../steps.schema.ts';
import { lockedLink, relinkRecord, unlinkRecord } from './link-steps.ts';
import { objectMappings, recordLinks, syncIssues, syncRuns } from './resource.ts';
import { acknowledge, activate, cancelSyncRun, pause, resolveConflict, retryIssue } from './steps.ts';

const ofMappings = takeSteps(objectMappings, mappingSteps, { rules: { activate, pause } });
const ofRuns = takeSteps(syncRuns, runSteps, { rules: { cancel: cancelSyncRun } });
const ofIssues = takeSteps(syncIssues, issueSteps, {
  rules: { acknowledge, retry: retryIssue, resolve: resolveConflict },
});
const ofLinks = takeSteps(recordLinks, linkSteps, {
  lock: lockedLink,
  rules: { unlink: unlinkRecord, relink: relinkRecord },
});

export const syncStepRoutes = [...ofMappings.routes, ...ofRuns.routes, ...ofIssues.routes, ...ofLinks.routes];
export const takeMappingStep = ofMappings.take;
