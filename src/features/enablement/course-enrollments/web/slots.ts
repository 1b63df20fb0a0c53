import { defineSlot } from '#web/slots.tsx';

/** The rewards of a completed course, below its result. */
export const courseDone = defineSlot<{ course_id: string }>('completed course');
