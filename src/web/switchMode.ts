import { api } from './api.ts';
import { keepMode, keepProgramme, type Mode } from './credentials.ts';

/** Stores the view here and on the person's preference, goes home and reloads: nothing of the other view remains in memory. */
export async function switchMode(mode: Mode, to = '/'): Promise<void> {
  await api('user/preference', {
    method: 'PATCH',
    body: { user_mode_state: mode === 'company' ? 'Company' : 'Partner' },
  });
  keepMode(mode);
  window.location.assign(to);
}

export async function switchProgramme(partnerId: string): Promise<void> {
  await api('user/preference', { method: 'PATCH', body: { programme_id: partnerId } });
  keepProgramme(partnerId);
  window.location.assign('/');
}

export async function switchOrganization(organizationId: string): Promise<void> {
  await api('user/preference', { method: 'PATCH', body: { organization_id: organizationId } });
  window.location.assign('/');
}
