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
import { plural } from '#web/texts.ts';
import { builtInRoles, roleHelp, roleName } from '../names.ts';
import type { OwnRole } from '../schema.ts';
import css from './RolesTab.module.css';
import { useOwnRoles } from './useOwnRoles.ts';

const path = '/administration/settings/roles';

export default function RolesTab() {
  const { mode } = useSession();
  const navigate = useNavigate();
  const mayManage = useCan('roles', 'manage');
  const create = (from?: string) => navigate({ to: `${path}/create`, search: (from ? { from } : {}) as never });
  const newRole = (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => create()}>
      New role
    </Button>
  );
  return (
    <>
      <Card title="Custom roles" actions={mayManage && newRole}>
        <Loaded query={useOwnRoles()}>
          {(roles) =>
            roles.length === 0 ? (
              <EmptyState icon={ShieldPlus} title="No custom roles yet">
                The built-in roles below fit most teams. Create a custom role to give someone different permissions.
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
      <Card title="Built-in roles">
        <ul className={css.roles}>
          {builtInRoles(mode).map((role) => (
            <li key={role}>
              <span className={css.name}>
                <strong>{roleName(role)}</strong>
                {standingOf(role, null).scope === 'own' && <StatusTag tone="blue">Own partners</StatusTag>}
                <span className={css.help}>{roleHelp(role)}</span>
              </span>
              {mayManage && role !== 'owner' && (
                <Button size="small" onClick={() => create(role)} aria-label={`Clone ${roleName(role)}`}>
                  Clone
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
      () => void message.success(`${role.name} archived`),
      (error: Error) => void message.error(error.message),
    );
  return (
    <li>
      <span className={css.name}>
        <strong>{mayManage ? <Link to={`${path}/edit/${role.id}`}>{role.name}</Link> : role.name}</strong>
        {role.scope === 'own' && <StatusTag tone="blue">Own partners</StatusTag>}
        <span className={css.help}>
          {role.description ?? plural(role.permissions.length, 'permission', 'permissions')}
        </span>
      </span>
      <span className="meta">
        {role.member_count === 0 ? 'Not assigned' : plural(role.member_count, 'person', 'people')}
      </span>
      {mayManage && (
        <DropMenu
          placement="bottomRight"
          items={[
            { key: 'edit', label: 'Edit', onClick: () => navigate({ to: `${path}/edit/${role.id}` }) },
            { key: 'clone', label: 'Clone', onClick: onClone },
            { key: 'archive', label: 'Archive', danger: true, onClick: archive },
          ]}
        >
          <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={`More about ${role.name}`} />
        </DropMenu>
      )}
    </li>
  );
}
