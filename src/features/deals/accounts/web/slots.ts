import { defineSlot } from '#web/slots.tsx';
import type { Account } from '../schema.ts';

/** Beside an account, above its details. */
export const accountFigures = defineSlot<{ account: Account }>('figures of an account');
