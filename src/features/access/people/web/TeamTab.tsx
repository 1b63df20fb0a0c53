import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { roleName } from '#features/access/roles/names.ts';
import { companyRoles, isCustomRole, partnerRoles } from '#shared/access/permissions.ts';
import { sayable } from '#shared/text/labels.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Person } from '#web/components/Person.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { TeamMember } from '../schema.ts';
import { type MemberDialog, MemberDialogs } from './MemberDialogs.tsx';
import { texts } from './texts.ts';
import { memberPath, stateOptions } from './words.ts';

const columns: Column<TeamMember>[] = sayable([
  {
    field: 'full_name',
    label: 'Name',
    sortable: true,
    render: (row) => <Person name={row.full_name} src={row.image_url} />,
  },
  { field: 'email', label: 'Email', sortable: true },
  { field: 'role', label: 'Role', sortable: true, value: (row) => roleName(row.role, row.role_name) },
  { field: 'status', label: 'Status', kind: 'status', options: stateOptions },
  { field: 'has_two_factor', label: 'Two-factor', kind: 'bool' },
  { field: 'last_seen_at', label: 'Last seen', kind: 'relative', sortable: true },
  { field: 'joined_at', label: 'Joined', kind: 'date', sortable: true, hidden: true },
]);

interface TeamTabProps {
  /** Invites a team member. */
  invite: ReactNode;
}

export default function TeamTab({ invite }: TeamTabProps) {
  const { mode, user } = useSession();
  const mayManage = useCan('memberships', 'manage');
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  const filters: FilterSpec[] = [
    { field: 'status', label: texts.status, kind: 'select', options: stateOptions },
    {
      field: 'role',
      label: texts.role,
      kind: 'multi',
      options: (mode === 'company' ? companyRoles : partnerRoles).map((role) => ({
        value: role,
        label: isCustomRole(role) ? texts.customRole : roleName(role),
      })),
    },
    { field: 'has_two_factor', label: 'Two-factor', kind: 'bool' },
  ];
  const menu = (row: TeamMember) =>
    row.id !== user.id && (
      <DropMenu
        placement="bottomRight"
        items={
          row.status === 'active'
            ? [
                { key: 'role', label: texts.changeRoleText, onClick: () => setDialog({ kind: 'role', member: row }) },
                {
                  key: 'deactivate',
                  label: texts.deactivateLine,
                  danger: true,
                  onClick: () => setDialog({ kind: 'deactivate', member: row }),
                },
              ]
            : [
                {
                  key: 'back',
                  label: texts.reactivateLine,
                  onClick: () => setDialog({ kind: 'reactivate', member: row }),
                },
              ]
        }
      >
        <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={texts.moreAbout(row.full_name)} />
      </DropMenu>
    );
  return (
    <>
      <ResourceList<TeamMember>
        resource="team_members"
        permission="memberships"
        words={['person', 'people']}
        columns={columns}
        filters={filters}
        sort={[{ field: 'full_name', descending: false }]}
        to={({ id }) => memberPath(id)}
        rowMenu={mayManage ? menu : undefined}
        actions={invite}
        savedViews={false}
        empty={{ icon: Users, text: texts.inviteTeamMembersAndGiveEach, actions: invite }}
      />
      <MemberDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
