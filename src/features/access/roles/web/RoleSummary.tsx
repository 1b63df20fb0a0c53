import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { allows } from '#shared/access/permissions.ts';
import type { RoleScope, Side } from '#shared/access/roles.ts';
import { menuOf } from '#web/layout/menu.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import css from './RoleSummary.module.css';
import { texts } from './texts.ts';
import { useCatalog } from './useOwnRoles.ts';

interface RoleSummaryProps {
  /** All of them, what everybody has included. */
  permissions: readonly string[];
  scope: RoleScope;
  side: Side;
}

/** Previews a role: visible screens, permissions to change, and partner access. */
export default function RoleSummary({ permissions, scope, side }: RoleSummaryProps) {
  const session = useSession();
  const mayAsk = useCan('roles', 'view');
  const entries = useCatalog().data ?? [];
  const seen = menuOf({
    ...session,
    mode: side,
    permissions: [...permissions],
    user: { ...session.user, is_super_admin: false },
  });
  const changed = entries.filter(
    ({ resource, everybody }) => everybody !== 'manage' && allows(permissions, resource, 'manage'),
  );
  return (
    <div className={css.summary}>
      {side === 'company' && (
        <Part icon={<Users size={16} aria-hidden="true" />} title={texts.partners}>
          {scope === 'own' ? texts.onlyPartnersTheyOwnWithTheir : texts.allPartners}
        </Part>
      )}
      <Part icon={<Eye size={16} aria-hidden="true" />} title={texts.canView}>
        {seen.length === 0 ? texts.onlyTheirOwnProfile : null}
        <ul>
          {seen.map(({ group, entries: screens }) => (
            <li key={group}>
              <span className="meta">{group}</span> {screens.map(({ label }) => label).join(', ')}
            </li>
          ))}
        </ul>
      </Part>
      {mayAsk && (
        <Part icon={<Check size={16} aria-hidden="true" />} title={texts.canChange}>
          {changed.length === 0 ? texts.nothing : changed.map(({ label }) => label).join(', ')}
        </Part>
      )}
    </div>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section>
      <h3>
        {icon}
        {title}
      </h3>
      <div className={css.text}>{children}</div>
    </section>
  );
}
