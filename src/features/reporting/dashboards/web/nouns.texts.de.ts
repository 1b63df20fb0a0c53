import type { FullTranslation } from '#shared/text/texts.ts';
import type { nounTexts as english } from './nouns.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nounTexts: FullTranslation<typeof english> = {
  commission: ['Provision', 'Provisionen'],
  registration: ['Registrierung', 'Registrierungen'],
  lead: ['Lead', 'Leads'],
  deal: ['Deal', 'Deals'],
  'open deal': ['offener Deal', 'offene Deals'],
  partner: ['Partner', 'Partner'],
  line: ['Position', 'Positionen'],
  plan: ['Plan', 'Pläne'],
  certificate: ['Zertifikat', 'Zertifikate'],
  step: ['Schritt', 'Schritte'],
  submission: ['Einsendung', 'Einsendungen'],
  meeting: ['Termin', 'Termine'],
  task: ['Aufgabe', 'Aufgaben'],
  'sign-up': ['Anmeldung', 'Anmeldungen'],
  sale: ['Verkauf', 'Verkäufe'],
};
