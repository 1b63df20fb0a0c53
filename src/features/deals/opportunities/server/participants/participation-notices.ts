import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import type {
  OpportunityParticipant,
  ParticipantRole,
  ParticipantStatus,
} from '#features/deals/opportunity-participants/schema.ts';
import { notify, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { roleClauses } from '../../roles.ts';
import type { Opportunity } from '../../schema.ts';

type Part = Pick<OpportunityParticipant, 'partner_id' | 'role' | 'status'>;

const words: Record<ParticipantStatus, (deal: string, role: ParticipantRole) => { text: string; subject: string }> = {
  proposed: (deal, role) => ({
    text: `You are invited to take part in the deal ${deal} ${roleClauses[role]}. Accept or decline.`,
    subject: `${deal}: you are invited to take part`,
  }),
  confirmed: (deal, role) => ({
    text: `You have joined the deal ${deal} ${roleClauses[role]}.`,
    subject: `${deal}: you take part`,
  }),
  rejected: (deal, role) => ({
    text: `You no longer take part in the deal ${deal} ${roleClauses[role]}.`,
    subject: `${deal}: you no longer take part`,
  }),
};

const withReason = (text: string, reason: string | null) => (reason ? `${text} ${reason}` : text);

/** Notifies the partner users who can answer about a company's decision; bulk writes send nothing. */
export async function notifyParticipation(
  call: Call,
  { id, name }: Pick<Opportunity, 'id' | 'name'>,
  { partner_id, role, status }: Part,
  reason: string | null = null,
): Promise<void> {
  if (call.batch_id) return;
  const people = await partnerUsersWithPermission(call, partner_id, 'opportunities', 'manage');
  const { text, subject } = words[status](name, role);
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    {
      kind: `participation_${status}`,
      text: withReason(text, reason),
      // A rejected partner can no longer see the deal.
      link: status === 'rejected' ? '/revenue/opportunities' : `/revenue/opportunities/show/${id}`,
      about: [{ table: 'partners', id: partner_id }],
    },
    { subject, action: status === 'proposed' ? 'Answer' : 'Open' },
  );
}

/** Notifies the deal's owner, or those who can change the deal, about the partner's answer. */
export async function notifyAnswer(
  call: Call,
  { id, name, owner_user_id }: Pick<Opportunity, 'id' | 'name' | 'owner_user_id'>,
  { partner_id, role, status }: Part,
  reason: string | null,
): Promise<void> {
  const owner = owner_user_id ? await teamMembersAmong(call, [owner_user_id]) : [];
  const people =
    owner.length > 0 ? owner : await teamMembersWithPermission(call, 'opportunities', 'manage', partner_id);
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
      text: withReason(`${partner} ${did} in the deal ${name} ${roleClauses[role]}.`, reason),
      link: `/commissions/opportunities/show/${id}`,
      about: [
        { table: 'opportunities', id },
        { table: 'partners', id: partner_id },
      ],
    },
  );
}
