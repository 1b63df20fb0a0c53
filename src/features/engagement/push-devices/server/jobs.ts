import type { JobHandler, JobRules } from '#server/jobs/job.ts';
import type { PushMessage } from '../model.ts';
import { noteSent } from './devices.ts';
import { preparePushes } from './push.ts';
import { sendPush } from './send.ts';
import { texts } from './texts.ts';

export const pushDeviceJobRules: JobRules = {
  'push-devices.prepare': { onGivenUp: { says: texts.notPrepared } },
  'push-devices.send': {
    pool: 'deliveries',
    // The person sees it at the device, and has the notification in the app.
    onGivenUp: ({ kernel }, { device_id }) => noteSent(kernel, String(device_id), texts.givenUp),
  },
};

const partnerOf = (partner_id: unknown): string | null => (typeof partner_id === 'string' ? partner_id : null);

export const pushDeviceJobs: Record<string, JobHandler> = {
  'push-devices.prepare': (job, { user_id, mode, partner_id }) =>
    preparePushes(job, {
      user_id: String(user_id),
      mode: mode === 'partner' ? 'partner' : 'company',
      partner_id: partnerOf(partner_id),
    }),
  'push-devices.send': (job, { device_id, partner_id, message }) =>
    sendPush(job, {
      device_id: String(device_id),
      partner_id: partnerOf(partner_id),
      message: message as PushMessage,
    }),
};
