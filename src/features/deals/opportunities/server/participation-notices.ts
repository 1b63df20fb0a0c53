import { colleaguesWho, partnerPeopleWho } from '#features/access/people/server/service.ts';
import type {
  OpportunityParticipant,
  ParticipantRole,
  ParticipantStatus,
} from '#features/deals/opportunity-participants/schema.ts';
import { colleaguesAmong, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { inRole } from '../roles.ts';
import type { Opportunity } from '../schema.ts';

type Part = Pick<OpportunityParticipant, 'partner_id' | 'role' | 'status'>;

const words: Record<ParticipantStatus, (deal: string, role: ParticipantRole) => { text: string; subject: string }> = {
  proposed: (deal, role) => ({
    text: `You are asked to take part in the deal ${deal} ${inRole[role]}. Say whether you do.`,
    subject: `${deal}: do you take part?`,
  }),
  confirmed: (deal, role) => ({
    text: `You take part in the deal ${deal} ${inRole[role]}.`,
    subject: `${deal}: you take part`,
  }),
  rejected: (deal, role) => ({
    text: `You do not take part in the deal ${deal} ${inRole[role]}.`,
    subject: `${deal}: you do not take part`,
  }),
};

const withReason = (text: string, reason: string | null) => (reason ? `${text} ${reason}` : text);

/** What the company says of a partner's part is told to those at the partner who may answer; a bulk write tells nobody. */
export async function tellParticipation(
  call: Call,
  { id, name }: Pick<Opportunity, 'id' | 'name'>,
  { partner_id, role, status }: Part,
  reason: string | null = null,
): Promise<void> {
  if (call.batch_id) return;
  const people = await partnerPeopleWho(call, partner_id, 'opportunities', 'manage');
  const { text, subject } = words[status](name, role);
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    {
      kind: `participation_${status}`,
      text: withReason(text, reason),
      // Who does not take part sees the deal no more.
      link: status === 'rejected' ? '/revenue/opportunities' : `/revenue/opportunities/show/${id}`,
      about: [{ table: 'partners', id: partner_id }],
    },
    { subject, action: status === 'proposed' ? 'Answer' : 'Open' },
  );
}

/** What the partner answers, to the deal's owner; where it has none, to those who may change it. */
export async function tellAnswer(
  call: Call,
  { id, name, owner_user_id }: Pick<Opportunity, 'id' | 'name' | 'owner_user_id'>,
  { partner_id, role, status }: Part,
  reason: string | null,
): Promise<void> {
  const owner = owner_user_id ? await colleaguesAmong(call, [owner_user_id]) : [];
  const people = owner.length > 0 ? owner : await colleaguesWho(call, 'opportunities', 'manage', partner_id);
  const { name: partner } = await call.one<{ name: string }>(
    'select name from partners where organization_id = $1 and id = $2',
    [call.organization_id, partner_id],
    'This partner',
  );
  const did = status === 'confirmed' ? 'takes part' : 'does not take part';
  await notify(
    call,
    { mode: 'company', people },
    {
      kind: 'participation_answered',
      text: withReason(`${partner} ${did} in the deal ${name} ${inRole[role]}.`, reason),
      link: `/commissions/opportunities/show/${id}`,
      about: [
        { table: 'opportunities', id },
        { table: 'partners', id: partner_id },
      ],
    },
  );
}
