import { defineTexts } from '#shared/text/texts.ts';

/** Refusals that name something. Constant ones are translated by their English (`declared-errors.ts`). */
export const texts = defineTexts('server/errors', {
  doesNotExist: (what: string) => `${what} does not exist.`,
  needsPermission: (permission: string) => `Unauthorized. This needs the permission ${permission}.`,
  isTaken: (field: string) => `This ${field} is already taken.`,
  exists: 'This already exists.',
  stillInUse: (what: string) => `It is still in use by ${what}.`,
});
