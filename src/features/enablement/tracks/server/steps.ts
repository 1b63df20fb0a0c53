import type { Call } from '#server/call.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { TrackAssignment, TrackStepRow } from '../schema.ts';
import { assignmentSteps, progressSteps, trackSteps as stepsOfTracks } from '../steps.schema.ts';
import { assignTrack, cancelAssignment } from './assign.ts';
import {
  acceptTier,
  approveTrackStep,
  completeTrackStep,
  declineTier,
  returnStep,
  skipStep,
  takeBackStep,
} from './moves.ts';
import { moveToNewest, pauseTrack, publishTrack } from './publish.ts';
import { lockAssignment } from './refresh.ts';
import { trackAssignments, trackSteps, tracks } from './resource.ts';

/** Locks an assignment that the caller sees. Partners lock it with the company's rights. */
async function lockedAssignmentRow(call: Call, id: string): Promise<TrackAssignment> {
  await readRow(call, trackAssignments, id);
  await call.asCompany((company) => lockAssignment(company, id));
  return readRow<TrackAssignment>(call, trackAssignments, id);
}

/** Locks the assignment of a step that the caller sees. */
async function lockedStep(call: Call, id: string): Promise<TrackStepRow> {
  const { assignment_id } = await readRow<TrackStepRow>(call, trackSteps, id);
  await call.asCompany((company) => lockAssignment(company, assignment_id));
  return readRow<TrackStepRow>(call, trackSteps, id);
}

const ofTracks = takeSteps(tracks, stepsOfTracks, {
  rules: { publish: publishTrack, pause: pauseTrack, assign: assignTrack },
});
const ofAssignments = takeSteps(trackAssignments, assignmentSteps, {
  lock: lockedAssignmentRow,
  rules: { cancel: cancelAssignment, migrate: moveToNewest, accept_tier: acceptTier, decline_tier: declineTier },
});
const ofProgress = takeSteps(trackSteps, progressSteps, {
  lock: lockedStep,
  rules: {
    complete: completeTrackStep,
    approve: approveTrackStep,
    send_back: returnStep,
    skip: skipStep,
    take_back: takeBackStep,
  },
});

export const trackStepRoutes = ofTracks.routes;
export const assignmentStepRoutes = ofAssignments.routes;
export const progressStepRoutes = ofProgress.routes;
export const takeTrackStep = ofTracks.take;
export const takeProgressStep = ofProgress.take;
