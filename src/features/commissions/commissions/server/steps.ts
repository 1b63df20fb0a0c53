import { openBooks } from '#features/payouts/ledger/server/service.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { eventSteps, lineSteps } from '../steps.schema.ts';
import { retryEvent } from './events.ts';
import { holdLine, releaseEarly, releaseLine } from './release.ts';
import { commissionEvents, commissionLines } from './resource.ts';
import { earlyReleaseSheet, releaseSheet } from './sheets.ts';

const ofLines = takeSteps(commissionLines, lineSteps, {
  lock: async (call, id) => {
    await openBooks(call);
    return lockedRow(call, commissionLines, id);
  },
  rules: { hold: holdLine, release_early: releaseEarly, release: releaseLine },
  sheets: { release_early: earlyReleaseSheet, release: releaseSheet },
});
const ofEvents = takeSteps(commissionEvents, eventSteps, {
  lock: async (call, id) => {
    await openBooks(call);
    return lockedRow(call, commissionEvents, id);
  },
  rules: { retry: retryEvent },
});

export const commissionStepRoutes = [...ofLines.routes, ...ofEvents.routes];
export const takeLineStep = ofLines.take;
