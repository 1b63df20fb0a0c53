import type {
  OpportunityParticipant,
  ParticipantDecision,
  ParticipantStatus,
} from '#features/deals/opportunity-participants/schema.ts';
import { setParticipantStatus } from '#features/deals/opportunity-participants/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { lockOpenDeal } from '../write-path.ts';
import { queueAnswerNotice, queueParticipationNotice } from './participation-notices.ts';
import { requireMove } from './split.ts';

type StoredPart = Pick<OpportunityParticipant, 'id' | 'partner_id' | 'role' | 'position' | 'status' | 'row_version'>;

/**
 * Confirms or rejects a partner's participation in a deal. The company, which proposes it, decides for every partner; a
 * partner decides for itself while it is proposed, and its decision is final. The split of a won deal is amended
 * instead.
 * @throws 409 with the allowed moves
 */
export async function decideParticipation(
  call: Call,
  id: string,
  to: Exclude<ParticipantStatus, 'proposed'>,
  { reason_text, row_version }: ParticipantDecision,
): Promise<void> {
  const { opportunity_id } = await call.one<{ opportunity_id: string }>(
    'select opportunity_id from opportunity_participants where organization_id = $1 and id = $2',
    [call.organization_id, id],
    'This participation',
  );
  const isPartners = call.actor.mode === 'partner';
  const reason = reason_text?.trim() || null;
  const decide = async (eyes: Call) => {
    await lockOpenDeal(eyes, opportunity_id, undefined, 'partners');
    const part = await eyes.one<StoredPart>(
      `select id, partner_id, role, position, status, row_version from opportunity_participants
       where organization_id = $1 and id = $2 for update`,
      [eyes.organization_id, id],
      'This participation',
    );
    if (row_version !== undefined && row_version !== part.row_version)
      throw conflict('This participation was changed in the meantime.', { current: { status: part.status } });
    if (isPartners && part.status !== 'proposed')
      throw conflict(`You are already ${part.status} in this deal. Ask the company to change it.`, { allowed: [] });
    requireMove(part.status, to, false);
    if (to === 'rejected' && part.position === 0)
      throw conflict('You cannot reject the lead partner. Choose another lead partner first.', { allowed: [] });
    if (reason) await eyes.because(reason);
    await setParticipantStatus(eyes, id, to);
    await eyes.run('update opportunities set last_activity_at = $3 where organization_id = $1 and id = $2', [
      eyes.organization_id,
      opportunity_id,
      eyes.now(),
    ]);
    const decided = { ...part, status: to };
    await (isPartners ? queueAnswerNotice : queueParticipationNotice)(eyes, opportunity_id, decided, reason);
  };
  // A partner sees neither the deal's lock nor its owner; its own participation was read with its own permissions
  // before.
  await (isPartners ? call.asCompany(decide) : decide(call));
}
