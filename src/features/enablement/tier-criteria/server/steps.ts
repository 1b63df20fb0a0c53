import type { Call } from '#server/call.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow, readRow } from '#server/resource/verbs.ts';
import type { TierMove } from '../move.schema.ts';
import type { TierStanding } from '../schema.ts';
import { moveSteps, programSteps, standingSteps } from '../steps.schema.ts';
import { lockTiers } from './applied.ts';
import { appealTier, approveMove, lockTier, rejectMove, unlockTier } from './decisions.ts';
import { publishTierProgram } from './programs.ts';
import { tierMoves, tierPrograms, tierStandings } from './resource.ts';

/** Decisions come one after the other, in the order of the evaluation. */
async function lockedMove(call: Call, id: string): Promise<TierMove> {
  await lockTiers(call);
  return lockedRow<TierMove>(call, tierMoves, id);
}

/** Locks a standing that the caller sees. Partners lock it with the company's rights. */
async function lockedStanding(call: Call, id: string): Promise<TierStanding> {
  await readRow(call, tierStandings, id);
  await call.asCompany(async (company) => {
    await lockTiers(company);
    await lockedRow(company, tierStandings, id);
  });
  return readRow<TierStanding>(call, tierStandings, id);
}

const ofPrograms = takeSteps(tierPrograms, programSteps, { rules: { publish: publishTierProgram } });
const ofStandings = takeSteps(tierStandings, standingSteps, {
  lock: lockedStanding,
  rules: { lock: lockTier, unlock: unlockTier, appeal: appealTier },
});
const ofMoves = takeSteps(tierMoves, moveSteps, {
  lock: lockedMove,
  rules: { approve: approveMove, reject: rejectMove },
});

export const programStepRoutes = ofPrograms.routes;
export const standingStepRoutes = [...ofStandings.routes, ...ofMoves.routes];
export const takeProgramStep = ofPrograms.take;
export const takeStandingStep = ofStandings.take;
export const takeMoveStep = ofMoves.take;
