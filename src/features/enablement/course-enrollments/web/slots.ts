import { defineSlot } from '#web/slots.tsx';

/** What a completed course brought, below its result. */
export const courseDone = defineSlot<{ course_id: string }>('completed course');
