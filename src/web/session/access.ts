import { allows } from '#shared/access/permissions.ts';
import type { Action } from '../../shared/access/roles.ts';
import type { Guard } from '../feature.ts';
import type { Mode } from './credentials.ts';
import type { Session } from './session.tsx';

/** Whether something is offered to this user in this view. */
export function isOffered(guard: Guard, session: Session): boolean {
  if (guard.mode && guard.mode !== session.mode) return false;
  if (guard.superAdmin && !session.user.is_super_admin) return false;
  if (guard.forDevelopers && session.mode === 'partner' && !allows(session.permissions, 'api_keys', 'manage'))
    return false;
  if (guard.owner && (session.role !== 'owner' || session.impersonation)) return false;
  if (guard.flag && !session.flags[guard.flag]) return false;
  if (!guard.permission) return true;
  const [resource, action] = guard.permission.split(':') as [string, Action];
  return allows(session.permissions, resource, action);
}

/** Whether only its module, which is off and announced, keeps this user from a screen. */
export function isAnnounced({ permission: _, flag, ...guard }: Guard, session: Session): boolean {
  return flag !== undefined && session.announced.includes(flag) && isOffered(guard, session);
}

/** The module of a screen that is not part of the company's program, if nothing else keeps this user from it. */
export function hiddenModuleOf({ permission: _, flag, ...guard }: Guard, session: Session): string | null {
  return flag !== undefined && session.hidden.includes(flag) && isOffered(guard, session) ? flag : null;
}

/** The other mode, if it is the only obstacle between this user and a screen. */
export function otherModeFor(guard: Guard, session: Session): Mode | null {
  if (!guard.mode || guard.mode === session.mode) return null;
  return session.modes.includes(guard.mode) ? guard.mode : null;
}
