import { defineSlot } from '#web/slots.tsx';

/** On the card of a resource in the portal: ways to pass it on. */
export const resourceLinks = defineSlot<{ resource: { id: string; name: string; is_for_customers: boolean } }>(
  'resource links',
);
