import { defineSlot } from '#web/slots.tsx';

/** Above the comments on a registration. */
export const commentActions = defineSlot<{ registrationId: string; count: number }>('actions of comments');
