import type { TeamMember } from '../schema.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import ResetSecondProof from './ResetTwoFactor.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';

export interface MemberDialog {
  kind: 'role' | 'deactivate' | 'reactivate' | 'owner' | 'second-proof';
  member: TeamMember;
}

/** The dialog for the chosen action on a member; only one is open at a time. */
export function MemberDialogs({ dialog, onClose }: { dialog: MemberDialog | null; onClose: () => void }) {
  if (!dialog) return null;
  const { kind, member } = dialog;
  if (kind === 'deactivate') return <DeactivateDialog member={member} onClose={onClose} />;
  if (kind === 'second-proof') {
    return (
      <ResetSecondProof
        person={member}
        address={`team_members/${member.id}/two_factor/reset`}
        resource="team_members"
        onClose={onClose}
      />
    );
  }
  if (kind === 'owner') return <TransferDialog member={member} onClose={onClose} />;
  return <RoleDialog member={member} isReturn={kind === 'reactivate'} onClose={onClose} />;
}
