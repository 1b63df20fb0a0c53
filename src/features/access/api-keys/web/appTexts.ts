import { defineTexts } from '#web/texts.ts';
import { texts as ownTexts } from './texts.ts';
/** A permission in words, such as "View opportunities". */
export function permissionWords(permission: string): string {
  const [resource = '', action] = permission.split(':');
  const what = resource === '*' ? 'everything that you can' : resource.replaceAll('_', ' ');
  if (resource === '*') return action === 'view' ? ownTexts.viewView(what) : ownTexts.doDo(what);
  return action === 'view' ? ownTexts.view(what) : ownTexts.viewAndChange(what);
}

/** The records that an app reads with a permission, such as "opportunities". */
export const viewWords = (permission: string): string => permission.split(':')[0]!.replaceAll('_', ' ');

export type Access = 'read' | 'propose';
export const accessTexts = defineTexts('access/api-keys/web/accessTexts', {
  label: 'Access',
  read: { label: 'Read only', help: 'It reads what you can open.' },
  propose: { label: 'Read and propose', help: 'It can prepare changes; you confirm each one.' },
  only: (what: string) => ownTexts.onlyTheseRecords(what),
  leaves:
    'What it reads goes to the app and the language model that it uses, including names and contact details. Bank details, secrets and notes are never sent.',
});
