import type { Mode } from './credentials.ts';

/**
 * Addresses of the specification whose modules are not built yet. No link leads to them; they show a message. A module
 * removes its own addresses from this list.
 */
export const comingSoon: readonly { path: string; mode?: Mode }[] = [];
