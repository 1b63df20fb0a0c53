import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Bewertung schreiben',
  opening: 'Ihr Link wird geöffnet…',
  noScript: 'Diese Seite benötigt JavaScript, um Ihren Link zu öffnen.',
  missing: 'Diese Adresse ist unvollständig. Öffnen Sie den Link in Ihrer E-Mail erneut.',
  failed: 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  heading: (partner: string) => `Bewerten Sie Ihr Projekt mit ${partner}`,
  lead: (deal: string, company: string) =>
    `Sie haben bei „${deal}“ zusammengearbeitet. ${company} bittet Sie um Ihre Meinung.`,
  scale: '1 ist schlecht, 5 ist ausgezeichnet.',
  categories: {
    cooperation: 'Zusammenarbeit',
    quality: 'Qualität',
    schedule: 'Termintreue',
    budget: 'Budget',
  },
  hints: {
    cooperation: 'Kommunikation, Erreichbarkeit und Zuverlässigkeit',
    quality: 'Die Qualität der Ergebnisse',
    schedule: 'Arbeiten rechtzeitig abgeschlossen',
    budget: 'Arbeiten im Rahmen des Budgets abgeschlossen',
  },
  quote: 'Ihre Bewertung',
  quoteHelp: 'Was lief gut, und was könnte besser sein?',
  author: 'Ihr Name',
  designation: 'Position (optional)',
  company: 'Firma (optional)',
  isPublic: (company: string) =>
    `Wenn ${company} Ihre Bewertung veröffentlicht, sind Ihr Name, Ihre Position, Ihre Firma und der Text öffentlich.`,
  submit: 'Bewertung absenden',
  required: {
    score: 'Wählen Sie eine Bewertung',
    quote: 'Der Text der Bewertung ist erforderlich',
    author: 'Name ist erforderlich',
    code: 'Geben Sie die sechs Ziffern aus der E-Mail ein',
  },
  codeTitle: 'Prüfen Sie Ihre E-Mails',
  codeLead: (email: string) =>
    `Wir haben einen sechsstelligen Code an ${email} gesendet. Geben Sie ihn ein, um Ihre Bewertung zu bestätigen.`,
  code: 'Code',
  confirm: 'Bewertung bestätigen',
  again: 'Neuen Code senden',
  sentAgain: 'Ein neuer Code wurde gesendet.',
  edit: 'Bewertung bearbeiten',
  doneTitle: 'Vielen Dank',
  done: (company: string) =>
    `${company} prüft Ihre Bewertung vor der Veröffentlichung. Sie können diese Seite schließen.`,
  refusedTitle: 'Dieser Link kann nicht verwendet werden',
  problem: 'Korrigieren Sie bitte die markierten Felder.',
  badgeTitle: (partner: string) => `Verifizierte Gesamtbewertung von ${partner}`,
  badgeLead: (company: string) =>
    `Nur Kunden aus gewonnenen Deals können Partner von ${company} bewerten. Jede Bewertung wurde per E-Mail bestätigt und vor der Veröffentlichung geprüft.`,
  outOf: (rating: string, count: number) => `${rating}/5 aus ${count} durch Deals verifizierten Bewertungen`,
  signedHelp:
    'Das Badge ist mit Ed25519 signiert. Die Signatur umfasst das kanonische JSON (sortierte Schlüssel, keine Leerzeichen) von allem außer der Signatur selbst.',
  check: 'Badge überprüfen',
  checkHelp: 'Fügen Sie das JSON eines Badges ein, um zu prüfen, ob es hier signiert und nicht verändert wurde.',
  verify: 'Badge überprüfen',
  genuine: 'Dieses Badge ist echt und unverändert.',
  notGenuine: 'Dieses Badge ist nicht echt.',
  notJson: 'Das ist nicht das JSON eines Badges.',
};
