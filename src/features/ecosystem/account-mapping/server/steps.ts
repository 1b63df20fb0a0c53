import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Introduction, IntroductionStatus, MappingPopulation } from '../schema.ts';
import {
  answers,
  type IntroductionStep,
  introductionSteps,
  type MoveReason,
  populationSteps,
} from '../steps.schema.ts';
import { refreshPopulation } from './loading/refresh.ts';
import { lockSide } from './loading/store.ts';
import { noticeOfIntroduction } from './notices.ts';
import { requireOwn } from './populations.ts';
import { introductions, mappingPopulations } from './resource.ts';

/** The rule of a step that only moves the introduction. */
const moveBy =
  (key: IntroductionStep, status: IntroductionStatus) =>
  async (call: Call, row: Introduction, { reason }: MoveReason): Promise<void> => {
    const isAnswer = answers.includes(key);
    if (isAnswer === (row.asked_by === call.actor.mode))
      throw conflict(isAnswer ? 'The other side answers this request.' : 'The side that asked takes this step.', {
        allowed: [],
      });
    if (reason) await call.because(reason);
    const now = call.now();
    await call.run(sql`
      update introductions
      set status = ${status}, reason = coalesce(${reason?.trim() || null}, reason), status_changed_at = ${now},
        answered_at = case when ${status === 'accepted' || status === 'declined'} then ${now} else answered_at end,
          answered_by_name =
          case when ${status === 'accepted' || status === 'declined'} then ${call.actor.full_name} else answered_by_name
          end
      where organization_id = ${call.organization_id} and id = ${row.id}`);
    if (status === 'accepted' || status === 'declined' || status === 'made')
      await noticeOfIntroduction(call, row, status, status === 'declined' ? reason?.trim() || null : null);
  };

/** The loads of a side are counted, so the side is locked before its lists. */
async function lockedPopulation(call: Call, id: string): Promise<MappingPopulation> {
  await lockSide(call, call.actor.partner_id);
  const row = await lockedRow<MappingPopulation>(call, mappingPopulations, id);
  requireOwn(call, row);
  return row;
}

const ofPopulations = takeSteps(mappingPopulations, populationSteps, {
  lock: lockedPopulation,
  rules: { refresh: refreshPopulation },
});
const ofIntroductions = takeSteps(introductions, introductionSteps, {
  rules: {
    accept: moveBy('accept', 'accepted'),
    decline: moveBy('decline', 'declined'),
    made: moveBy('made', 'made'),
    meeting: moveBy('meeting', 'meeting'),
    won: moveBy('won', 'won'),
    lost: moveBy('lost', 'lost'),
    withdraw: moveBy('withdraw', 'withdrawn'),
  },
});

export const mappingStepRoutes = [...ofPopulations.routes, ...ofIntroductions.routes];
