import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import { standingOf } from '#shared/access/permissions.ts';
import { Card } from '#web/components/Card.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useRemove } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { builtInRoles, roleHelp, roleName } from '../names.ts';
import type { OwnRole } from '../schema.ts';
import css from './RolesTab.module.css';
import { texts as ownTexts } from './texts.ts';
import { useOwnRoles } from './useOwnRoles.ts';

const path = '/administration/settings/roles';

export default function RolesTab() {
  const { mode } = useSession();
  const navigate = useNavigate();
  const mayManage = useCan('roles', 'manage');
  const create = (from?: string) => navigate({ to: `${path}/create`, search: (from ? { from } : {}) as never });
  const newRole = (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => create()}>
      {ownTexts.newRole}
    </Button>
  );
  return (
    <>
      <Card title={ownTexts.customRoles} actions={mayManage && newRole}>
        <Loaded query={useOwnRoles()}>
          {(roles) =>
            roles.length === 0 ? (
              <EmptyState icon={ShieldPlus} title={ownTexts.noCustomRolesYet}>
                {ownTexts.builtInRolesBelowFitMost}
              </EmptyState>
            ) : (
              <ul className={css.roles}>
                {roles.map((role) => (
                  <OwnLine key={role.id} role={role} mayManage={mayManage} onClone={() => create(role.id)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      <Card title={ownTexts.builtInRoles}>
        <ul className={css.roles}>
          {builtInRoles(mode).map((role) => (
            <li key={role}>
              <span className={css.name}>
                <strong>{roleName(role)}</strong>
                {standingOf(role, null).scope === 'own' && <StatusTag tone="blue">{ownTexts.ownPartners}</StatusTag>}
                <span className={css.help}>{roleHelp(role)}</span>
              </span>
              {mayManage && role !== 'owner' && (
                <Button size="small" onClick={() => create(role)} aria-label={ownTexts.clone(roleName(role))}>
                  {ownTexts.cloneText}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function OwnLine({ role, mayManage, onClone }: { role: OwnRole; mayManage: boolean; onClone: () => void }) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const remove = useRemove('roles');
  const archive = () =>
    remove.mutateAsync(role.id).then(
      () => void message.success(ownTexts.archived(role.name)),
      (error: Error) => void message.error(error.message),
    );
  return (
    <li>
      <span className={css.name}>
        <strong>{mayManage ? <Link to={`${path}/edit/${role.id}`}>{role.name}</Link> : role.name}</strong>
        {role.scope === 'own' && <StatusTag tone="blue">{ownTexts.ownPartners}</StatusTag>}
        <span className={css.help}>{role.description ?? ownTexts.text(role.permissions.length)}</span>
      </span>
      <span className="meta">
        {role.member_count === 0 ? ownTexts.notAssigned : ownTexts.textMemberCount(role.member_count)}
      </span>
      {mayManage && (
        <DropMenu
          placement="bottomRight"
          items={[
            { key: 'edit', label: ownTexts.edit, onClick: () => navigate({ to: `${path}/edit/${role.id}` }) },
            { key: 'clone', label: ownTexts.cloneText, onClick: onClone },
            { key: 'archive', label: ownTexts.archive, danger: true, onClick: archive },
          ]}
        >
          <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={ownTexts.moreAbout(role.name)} />
        </DropMenu>
      )}
    </li>
  );
}
