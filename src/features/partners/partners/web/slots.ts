import { defineSlot } from '#web/slots.tsx';
import type { Partner } from '../schema.ts';

/** On a partner's own profile: what else other features show or say about the organization. */
export const ownProfile = defineSlot<object>('own profile');

/** Above the description of a partner: what it is doing in figures. */
export const partnerOverview = defineSlot<{ partner: Partner }>('partner overview');

/** Below the address of a partner's manager: ways to reach the person that another feature offers. */
export const managerActions = defineSlot<object>('manager actions');

/** Beside the other buttons of a partner: a step that another feature offers. */
export const partnerActions = defineSlot<{ partner: Partner }>('partner actions');
