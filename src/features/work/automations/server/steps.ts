import { takeSteps } from '#server/resource/take-steps.ts';
import { approvalSteps, automationSteps, runSteps } from '../steps.schema.ts';
import { decideAs, lockedApproval } from './decide.ts';
import { acknowledgeRun, cancelAutomationRun } from './log.ts';
import { pauseByHand, publishAutomation, resumeAutomation } from './publish.ts';
import { replayRun } from './replay.ts';
import { automationApprovals, automationRuns, automations } from './resource.ts';

const ofAutomations = takeSteps(automations, automationSteps, {
  rules: { publish: publishAutomation, pause: pauseByHand, resume: resumeAutomation },
});
const ofRuns = takeSteps(automationRuns, runSteps, {
  rules: { retry: replayRun, cancel: cancelAutomationRun, acknowledge: acknowledgeRun },
});
const ofApprovals = takeSteps(automationApprovals, approvalSteps, {
  lock: lockedApproval,
  rules: { approve: decideAs('approved'), reject: decideAs('rejected') },
});

export const automationStepRoutes = [...ofAutomations.routes, ...ofRuns.routes, ...ofApprovals.routes];
export const takeApprovalStep = ofApprovals.take;
