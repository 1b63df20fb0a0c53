import { defineSlot } from '#web/slots.tsx';

/** The last step: what is left to do, which opens screens outside the setup. */
export const goLiveStep = defineSlot<{ onOpen: (to: string) => void }>('go-live step');
