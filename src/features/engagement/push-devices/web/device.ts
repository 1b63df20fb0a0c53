import { api } from '#web/requests/api.ts';
import type { PushDevice } from '../schema.ts';

/** Written by `src/web/page/pushWorker.ts`. */
const WORKER = '/service-worker.js';

/** Why this browser cannot get push notifications now; null if it can. */
export type Hindrance = 'addToHome' | 'blocked' | 'unsupported';

export function hindranceHere(): Hindrance | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // Apple's mobile systems offer push only to apps on the home screen.
  if (!isSupported) return /iPhone|iPad/.test(navigator.userAgent) ? 'addToHome' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** The person and the session for which this browser was added, so that it is added again after the next sign-in. */
const storageKey = 'tandem.push';
interface Caller {
  user_id: string;
  session_id: string | null;
}
const markOf = ({ user_id, session_id }: Caller) => `${user_id} ${session_id ?? ''}`;

export const forgetHere = (): void => localStorage.removeItem(storageKey);

/** Whether the same person had this browser added in an earlier session. */
export function needsRenewal(caller: Caller): boolean {
  const stored = localStorage.getItem(storageKey);
  return stored !== null && stored !== markOf(caller) && stored.startsWith(`${caller.user_id} `);
}

/** Asks for the permission and subscribes. @returns null when the person refused @throws without a push service */
export async function turnOnHere(caller: Caller): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return addHere(caller);
}

/** Adds the browser for a new session, without a question. */
export async function renewHere(caller: Caller): Promise<void> {
  if (hindranceHere() !== null || Notification.permission !== 'granted') return forgetHere();
  await addHere(caller);
}

async function addHere(caller: Caller): Promise<PushDevice> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(WORKER);
  const { pushManager } = await serviceWorker.ready;
  const { public_key } = await api<{ public_key: string }>('push_devices/key');
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  const subscription = await subscribe().catch(async (error) => {
    // A subscription of another key, from before the installation was set up anew, is in the way.
    if ((error as DOMException).name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = subscription.toJSON();
  const device = await api<PushDevice>('push_devices', { method: 'POST', body: { endpoint, keys } });
  localStorage.setItem(storageKey, markOf(caller));
  return device;
}
