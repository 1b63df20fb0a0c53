import { api } from '../requests/api.ts';
import { type Mode, storeMode, storeProgram } from './credentials.ts';

/**
 * Saves the mode in this browser and in the user's preference, goes to the home page and reloads, so that nothing of
 * the other mode remains in memory.
 */
export async function switchMode(mode: Mode, to = '/'): Promise<void> {
  await api('user/preference', {
    method: 'PATCH',
    body: { user_mode_state: mode === 'company' ? 'Company' : 'Partner' },
  });
  storeMode(mode);
  window.location.assign(to);
}

export async function switchProgram(partnerId: string): Promise<void> {
  await api('user/preference', { method: 'PATCH', body: { program_id: partnerId } });
  storeProgram(partnerId);
  window.location.assign('/');
}

export async function switchOrganization(organizationId: string): Promise<void> {
  await api('user/preference', { method: 'PATCH', body: { organization_id: organizationId } });
  window.location.assign('/');
}
