import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Send from 'lucide-react/icons/send';
import { roleName } from '#features/access/roles/names.ts';
import { sayable } from '#shared/text/labels.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import type { Invitation } from '../schema.ts';
import { InviteModal } from './InviteModal.tsx';
import { isExpired, texts as ownTexts, roleOptions, stateOptions } from './texts.ts';
import { useInvitationActions } from './useInvitationActions.ts';

const columns: Column<Invitation>[] = sayable([
  { field: 'email', label: 'Email', sortable: true },
  { field: 'full_name', label: 'Name' },
  { field: 'role', label: 'Role', value: (row) => roleName(row.role, row.role_name) },
  {
    field: 'partner_name',
    label: 'Partner',
    to: (row) => row.partner_id && `/partners/show/${row.partner_id}?tab=people`,
  },
  {
    field: 'status',
    label: 'Status',
    render: (row) => {
      const option = stateOptions.find(({ value }) => value === row.status);
      return isExpired(row) ? (
        <StatusTag tone="red">{ownTexts.expired}</StatusTag>
      ) : (
        <StatusTag tone={option?.tone}>{option?.label}</StatusTag>
      );
    },
  },
  { field: 'invited_by_name', label: 'Invited by', kind: 'person' },
  { field: 'created_at', label: 'Sent', kind: 'relative', sortable: true },
  { field: 'expires_at', label: 'Expires', kind: 'date', sortable: true, hidden: true },
]);

const filters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: stateOptions },
  { field: 'role', label: 'Role', kind: 'multi', options: roleOptions },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'created_at', label: 'Sent', kind: 'instant' },
]);

export default function InvitationList() {
  const [drawer, setDrawer] = useDrawer();
  const { resend, withdraw } = useInvitationActions();
  const mayManage = useCan('invitations', 'manage');
  // People who manage the team invite team members; others invite partner users on the partner's page.
  const mayInvite = useCan('memberships', 'manage');
  const invite = mayInvite && (
    <Button type="primary" icon={<Send size={16} />} onClick={() => setDrawer('create')}>
      {ownTexts.inviteTeamMember}
    </Button>
  );
  const menu = (row: Invitation) =>
    row.status === 'open' &&
    (row.partner_id || mayInvite) && (
      <DropMenu
        placement="bottomRight"
        items={[
          { key: 'again', label: ownTexts.resend, onClick: () => resend(row) },
          { key: 'withdraw', label: ownTexts.withdraw, danger: true, onClick: () => withdraw(row) },
        ]}
      >
        <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={ownTexts.invitationOf(row.email)} />
      </DropMenu>
    );
  return (
    <>
      <ResourceList<Invitation>
        resource="invitations"
        title={ownTexts.invitations}
        columns={columns}
        filters={filters}
        sort={[{ field: 'created_at', descending: true }]}
        actions={invite}
        rowMenu={mayManage ? menu : undefined}
        empty={{
          icon: Send,
          text: ownTexts.inviteTeamMembersHereAndPartner,
          actions: invite,
        }}
      />
      {drawer === 'create' && mayInvite && <InviteModal onClose={() => setDrawer(null)} />}
    </>
  );
}
