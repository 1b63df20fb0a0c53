import { Button } from 'antd';
import { useState } from 'react';
import { EventsBy } from '#features/access/audit-events/web/index.tsx';
import { roleHelp, roleName } from '#features/access/roles/names.ts';
import type { OwnRole } from '#features/access/roles/schema.ts';
import { RoleSummary } from '#features/access/roles/web/index.tsx';
import { standingOf } from '#shared/access/permissions.ts';
import type { Role } from '#shared/access/roles.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { TeamMember } from '../schema.ts';
import { type MemberDialog, MemberDialogs } from './MemberDialogs.tsx';
import { texts } from './texts.ts';
import { stateOptions } from './words.ts';

export default function TeamMemberScreen() {
  const member = useOne<TeamMember>('team_members', useParam('id'));
  return <Loaded query={member}>{(row) => <Screen member={row} />}</Loaded>;
}

function Screen({ member }: { member: TeamMember }) {
  const { user, role: mine, mode } = useSession();
  const mayManage = useCan('memberships', 'manage');
  const seesRoles = useCan('roles', 'view');
  const seesLog = useCan('audit_events', 'view');
  const [dialog, setDialog] = useState<MemberDialog['kind'] | null>(null);
  const own = useOne<OwnRole>('roles', seesRoles ? (member.role_id ?? undefined) : undefined);
  const state = stateOptions.find(({ value }) => value === member.status)!;
  const isOther = mayManage && member.id !== user.id;
  const { permissions, scope } = standingOf(member.role as Role, own.data ?? null);
  const isActive = member.status === 'active';
  const work = useWrite<boolean, unknown>(
    'team_members',
    (takes_work) => api(`team_members/${member.id}/work`, { method: 'POST', body: { takes_work } }),
    ['people'],
  );
  return (
    <>
      <DetailPage
        name={member.full_name}
        picture={{ src: member.image_url }}
        status={<StatusTag tone={state.tone}>{state.label}</StatusTag>}
        subtitle={
          <>
            <span>{roleName(member.role, member.role_name)}</span>
            <a href={`mailto:${member.email}`}>{member.email}</a>
          </>
        }
        actions={
          isOther && (
            <Button type="primary" onClick={() => setDialog(isActive ? 'role' : 'reactivate')}>
              {isActive ? texts.changeRoleText : texts.reactivateText}
            </Button>
          )
        }
        menu={
          isOther && isActive
            ? [
                ...(mode === 'company' && mine === 'owner' && member.role !== 'owner'
                  ? [{ key: 'owner', label: texts.makeOwnerText, onClick: () => setDialog('owner') }]
                  : []),
                ...(member.has_two_factor
                  ? [{ key: 'second-proof', label: texts.resetTwoFactorText, onClick: () => setDialog('second-proof') }]
                  : []),
                ...(mode === 'company'
                  ? [
                      {
                        key: 'work',
                        label: member.takes_work ? texts.doNotOfferAsOwner : texts.offerAsOwner,
                        onClick: () => work.mutate(!member.takes_work),
                      },
                    ]
                  : []),
                {
                  key: 'deactivate',
                  label: texts.deactivateLine,
                  danger: true,
                  onClick: () => setDialog('deactivate'),
                },
              ]
            : []
        }
        tabs={[
          {
            key: 'role',
            label: texts.role,
            content: (
              <Card title={roleName(member.role, member.role_name)}>
                <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
                  {roleHelp(member.role) ?? own.data?.description}
                </p>
                <RoleSummary permissions={permissions} scope={scope} side={mode} />
              </Card>
            ),
          },
          ...(seesLog
            ? [
                {
                  key: 'acts',
                  label: texts.activity,
                  content: <EventsBy userId={member.id} />,
                },
              ]
            : []),
        ]}
        rail={
          <Facts
            title={texts.details}
            rows={[
              [texts.joined, <DateText key="joined" value={member.joined_at} />],
              [
                texts.lastSeen,
                member.last_seen_at && <DateText key="seen" value={member.last_seen_at} as="relative" />,
              ],
              ...(mode === 'company'
                ? ([[texts.ownerRecordsAndTasks, member.takes_work ? texts.offered : texts.notOffered]] as [
                    string,
                    string,
                  ][])
                : []),
              [texts.twoFactorAuthentication, member.has_two_factor ? texts.setUp : texts.notSetUp],
            ]}
          />
        }
      />
      <MemberDialogs dialog={dialog && { kind: dialog, member }} onClose={() => setDialog(null)} />
    </>
  );
}
