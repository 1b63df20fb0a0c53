import { defineSlot } from '#web/slots.tsx';

/** Below the topics of the notification settings: emails that are no notices. */
export const otherEmails = defineSlot<Record<never, never>>('other emails');
