import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import {
  opportunityParticipants,
  setParticipantStatus,
} from '#features/deals/opportunity-participants/server/service.ts';
import { type ParticipantDecision, participantSteps } from '#features/deals/opportunity-participants/steps.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { lockOpenDeal } from '../write-path.ts';
import { queueAnswerNotice, queueParticipationNotice } from './participation-notices.ts';

/** A partner sees neither the deal's lock nor its owner, so its own participation is read with its own permissions first. */
const within = <T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> =>
  call.actor.mode === 'partner' ? call.asCompany(work) : work(call);

/** Locks the participation after its deal. @throws 404, 409 for a won deal, whose split is amended instead */
async function lockedParticipation(call: Call, id: string): Promise<OpportunityParticipant> {
  const { opportunity_id } = await call.one<{ opportunity_id: string }>(
    sql`
      select opportunity_id from opportunity_participants where organization_id = ${call.organization_id} and id = ${id}`,
    'This participation',
  );
  return within(call, async (eyes) => {
    await lockOpenDeal(eyes, opportunity_id, undefined, 'partners');
    return lockedRow<OpportunityParticipant>(eyes, opportunityParticipants, id);
  });
}

/**
 * Confirms or rejects a partner's participation in a deal. The company, which proposes it, decides for every partner; a
 * partner decides for itself while it is proposed, and its decision is final.
 */
const decide =
  (status: 'confirmed' | 'rejected') =>
  (call: Call, part: OpportunityParticipant, { reason_text }: ParticipantDecision): Promise<void> => {
    const isPartners = call.actor.mode === 'partner';
    if (isPartners && part.status !== 'proposed')
      throw conflict(`You are already ${part.status} in this deal. Ask the company to change it.`, { allowed: [] });
    if (status === 'rejected' && part.position === 0)
      throw conflict('You cannot reject the lead partner. Choose another lead partner first.', { allowed: [] });
    const reason = reason_text?.trim() || null;
    return within(call, async (eyes) => {
      if (reason) await eyes.because(reason);
      await setParticipantStatus(eyes, part.id, status);
      await eyes.run(sql`
        update opportunities set last_activity_at = ${eyes.now()}
        where organization_id = ${eyes.organization_id} and id = ${part.opportunity_id}`);
      const notify = isPartners ? queueAnswerNotice : queueParticipationNotice;
      await notify(eyes, part.opportunity_id, { ...part, status }, reason);
    });
  };

export const { routes: participantRoutes, take: takeParticipantStep } = takeSteps(
  opportunityParticipants,
  participantSteps,
  { lock: lockedParticipation, rules: { confirm: decide('confirmed'), reject: decide('rejected') } },
);
