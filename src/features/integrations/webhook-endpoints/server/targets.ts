import { defineSignedTargets } from '#server/secrets/signed-targets.ts';

/** The addresses and signing secrets of endpoints. */
export const targets = defineSignedTargets('webhook_endpoints');
