import { defineSlot } from '#web/slots.tsx';
import type { CatalogEntry, Connection } from '../schema.ts';

/** Below a connection that is in use: what other features do with it. */
export const connectionDetails = defineSlot<{ connection: Connection; entry: CatalogEntry }>('details of a connection');
