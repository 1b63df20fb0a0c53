import { api } from './api.ts';
import { type Mode, storeMode, storeProgram } from './credentials.ts';

/** Stores the view here and on the person's preference, goes home and reloads: nothing of the other view remains in memory. */
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
