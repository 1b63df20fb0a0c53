import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addANote: 'Notiz hinzufügen',
  addTitle: (deal, number) => `Notiz zu ${deal} (Deal ${number}) hinzufügen`,
  companyReads: 'Das Unternehmen liest Ihre Notiz. Der Deal gilt wieder als aktiv.',
  onlyCompanyReads: 'Nur Ihr Unternehmen liest die Notiz. Der Deal gilt wieder als aktiv.',
  note: 'Notiz',
  addNote: 'Notiz hinzufügen',
  added: 'Ihre Notiz wurde dem Deal hinzugefügt.',
  replyAsPartner: 'Antworten Sie auf diese E-Mail, um dem Deal eine Notiz hinzuzufügen, die das Unternehmen liest.',
  replyAsCompany: 'Antworten Sie auf diese E-Mail, um dem Deal eine interne Notiz hinzuzufügen.',
};
