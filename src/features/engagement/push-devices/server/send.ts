import webPush from 'web-push';
import type { Job } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import type { PushMessage } from '../model.ts';
import { forgetDevice, noteSent, pushSubscriptionOf, type Subscription } from './devices.ts';
import { texts } from './texts.ts';
import { vapidKeys, vapidSubject } from './vapid.ts';
import { openViewOf } from './view.ts';

/** Push services keep a message for a device that is off, in seconds. */
const KEEP = 24 * 60 * 60;
/** They answer with a few words. */
const LONGEST_ANSWER = 10_000;

/** Answers that say that a subscription has ended, or belongs to other keys: no later message will arrive. */
const ENDED = [403, 404, 410];

/**
 * Sends a message to one device, if its session still opens the company.
 * @throws when the push service is busy or away, so that the queue tries again
 */
export async function sendPush(
  { kernel, organization_id }: Job,
  { device_id, partner_id, message }: { device_id: string; partner_id: string | null; message: PushMessage },
): Promise<void> {
  const device = await pushSubscriptionOf(kernel, device_id);
  if (!device || !(await openViewOf(kernel, device.session_id, { organization_id, partner_id }))) return;
  const answer = await post(kernel, device, message);
  if (answer === 'refused' || (typeof answer === 'number' && ENDED.includes(answer)))
    return forgetDevice(kernel, device_id);
  const isTaken = typeof answer === 'number' && answer >= 200 && answer < 300;
  const problem = isTaken ? null : typeof answer === 'number' ? texts.status(answer) : answer.message;
  await noteSent(kernel, device_id, problem);
  // Another attempt with the same message would be refused in the same way, except when the service is busy.
  const isFinal = typeof answer === 'number' && answer < 500 && answer !== 408 && answer !== 429;
  if (problem && !isFinal) throw new Error(problem);
}

/** The library encrypts and signs; the guarded client sends, because the address comes from a browser. */
async function post(
  kernel: Pick<Kernel, 'config' | 'outgoing' | 'sealing'>,
  { endpoint, keys }: Subscription,
  message: PushMessage,
): Promise<number | 'refused' | OutgoingError> {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject: vapidSubject(kernel), ...vapidKeys(kernel) },
    TTL: KEEP,
    topic: message.tag.replaceAll('-', ''),
  });
  // The client measures the body itself.
  const { 'Content-Length': _, ...sent } = headers;
  try {
    const { status } = await kernel.outgoing.request(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
      body,
      maxBytes: LONGEST_ANSWER,
    });
    return status;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return error.failure === 'refused' ? 'refused' : error;
  }
}
