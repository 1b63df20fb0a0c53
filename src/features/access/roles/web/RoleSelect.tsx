import { covers, standingOf } from '#shared/access/permissions.ts';
import type { Side } from '#shared/access/roles.ts';
import { Select } from '#web/inputs/Select.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { builtInRoles, choiceOf, roleHelp, roleName } from '../names.ts';
import type { OwnRole } from '../schema.ts';
import css from './RoleSelect.module.css';
import { useOwnRoles } from './useOwnRoles.ts';

interface RoleSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (choice: string) => void;
  side?: Side;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Roles with more permissions than the user's own are not offered. */
export default function RoleSelect({ side, value, ...rest }: RoleSelectProps) {
  const { mode, role: mine, permissions } = useSession();
  const seesOwn = useCan('roles', 'view');
  const of = side ?? mode;
  // A company knows nothing of the roles its partners made themselves.
  const own = useOwnRoles({ enabled: seesOwn && of === mode }).data ?? [];
  const mayGive = (role: string, custom: OwnRole | null) =>
    of !== mode ||
    (role !== 'owner' && covers(permissions, standingOf(role as never, custom).permissions)) ||
    mine === 'owner';
  const options = [
    ...builtInRoles(of)
      .filter((role) => mayGive(role, null))
      .map((role) => ({ value: role as string, label: roleName(role), help: roleHelp(role) })),
    ...own
      .filter((one) => mayGive(of === 'company' ? 'custom' : 'partner_custom', one))
      .map(({ id, name, description }) => ({
        value: choiceOf({ role: of === 'company' ? 'custom' : 'partner_custom', role_id: id }),
        label: name,
        help: description ?? undefined,
      })),
  ];
  return (
    <Select
      {...rest}
      value={value ?? undefined}
      options={options}
      style={{ width: '100%' }}
      // The list is short, so all roles are rendered, with custom roles last.
      virtual={false}
      listHeight={360}
      optionRender={({ data }) => (
        <span className={css.option}>
          <span>{data.label}</span>
          {data.help && <span className="meta">{data.help}</span>}
        </span>
      )}
    />
  );
}
