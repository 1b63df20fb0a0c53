import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Form } from 'antd';
import { allows, builtInRoles, standingOf } from '#shared/access/permissions.ts';
import type { Role } from '#shared/access/roles.ts';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { Field, LongTextField, OptionField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { roleName } from '../names.ts';
import type { OwnRole, PermissionEntry } from '../schema.ts';
import css from './edit.module.css';
import PermissionMatrix from './PermissionMatrix.tsx';
import RoleSummary from './RoleSummary.tsx';
import { texts as ownTexts } from './texts.ts';
import { useCatalog } from './useOwnRoles.ts';

const scopes = sayable([
  { value: 'all', label: 'All partners' },
  { value: 'own', label: 'Own partners only: the partners they own, with their records' },
]);

/** Creates a role, perhaps like another one, or edits one. */
export default function EditRole() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const { from } = useSearch({ strict: false }) as { from?: string };
  const model = useOne<OwnRole>('roles', id ? undefined : from && !isBuiltIn(from) ? from : undefined);
  const catalog = useCatalog();
  const { mode } = useSession();
  return (
    <>
      <PageHeader title={id ? ownTexts.editRole : ownTexts.newRole} />
      <Loaded query={catalog}>
        {(entries) => {
          if (id || !from) return <RoleForm id={id} side={mode} />;
          if (isBuiltIn(from)) return <RoleForm side={mode} initial={likeBuiltIn(from as Role, entries)} />;
          return <Loaded query={model}>{(role) => <RoleForm side={mode} initial={likeOwn(role)} />}</Loaded>;
        }}
      </Loaded>
    </>
  );
}

const isBuiltIn = (key: string) => (builtInRoles as readonly string[]).includes(key);

/** The permissions of a built-in role, as initial values of a custom role. */
function likeBuiltIn(role: Role, entries: readonly PermissionEntry[]): Partial<OwnRole> {
  const { permissions, scope } = standingOf(role, null);
  return {
    name: ownTexts.copy(roleName(role)),
    scope,
    permissions: entries.flatMap(({ resource, actions }) => {
      if (actions.includes('manage') && allows(permissions, resource, 'manage')) return [`${resource}:manage`];
      return actions.includes('view') && allows(permissions, resource, 'view') ? [`${resource}:view`] : [];
    }),
  };
}

const likeOwn = ({ name, description, scope, permissions }: OwnRole): Partial<OwnRole> => ({
  name: ownTexts.copyName(name),
  description,
  scope,
  permissions,
});

function RoleForm({ id, side, initial }: { id?: string; side: 'company' | 'partner'; initial?: Partial<OwnRole> }) {
  const navigate = useNavigate();
  const back = () => navigate({ to: '/administration/settings', search: { tab: 'roles' } as never });
  return (
    <div className={css.wide}>
      <ResourceForm<OwnRole>
        resource="roles"
        id={id}
        initial={{ permissions: [], scope: 'all', ...initial }}
        onDone={back}
        onCancel={back}
        also={['session', 'team_members']}
      >
        <div className={css.columns}>
          <div className={css.main}>
            <Card>
              <TextField name="name" label={ownTexts.name} required max={80} />
              <LongTextField name="description" label={ownTexts.description} max={500} rows={2} />
              {side === 'company' && (
                <OptionField name="scope" label={ownTexts.partnerAccess} options={scopes} required />
              )}
            </Card>
            <Permissions />
          </div>
          <aside className={css.rail}>
            <Card title={ownTexts.preview}>
              <Preview side={side} />
            </Card>
          </aside>
        </div>
      </ResourceForm>
    </div>
  );
}

function Permissions() {
  const scope = Form.useWatch('scope');
  return (
    <Field name="permissions" label={ownTexts.permissions} show={(value) => ownTexts.text((value as string[]).length)}>
      <PermissionMatrix scope={scope ?? 'all'} />
    </Field>
  );
}

function Preview({ side }: { side: 'company' | 'partner' }) {
  const permissions = Form.useWatch('permissions') as string[] | undefined;
  const scope = (Form.useWatch('scope') as 'all' | 'own' | undefined) ?? 'all';
  const standing = standingOf(side === 'company' ? 'custom' : 'partner_custom', {
    permissions: permissions ?? [],
    scope,
  });
  return <RoleSummary permissions={standing.permissions} scope={scope} side={side} />;
}
