import { Button } from 'antd';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { InviteModal, OpenInvitations } from '#features/access/invitations/web/index.tsx';
import { TeamTab } from '#features/access/people/web/index.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { texts as t } from './texts.ts';

/** The people of the organization and those it invited. */
export function Team() {
  const { mode, program } = useSession();
  const mayManage = useCan('memberships', 'manage');
  const mayInvite = useCan('invitations', 'manage') && mayManage;
  const [inviting, setInviting] = useState(false);
  const partner = mode === 'partner' ? { id: program!.partner_id, name: program!.partner_name } : undefined;
  const invite = mayInvite && (
    <Button type="primary" icon={<Send size={16} />} onClick={() => setInviting(true)}>
      {t.inviteTeamMember}
    </Button>
  );
  return (
    <>
      <OpenInvitations partnerId={partner?.id ?? null} />
      <TeamTab invite={invite} />
      {inviting && <InviteModal partner={partner} onClose={() => setInviting(false)} />}
    </>
  );
}
