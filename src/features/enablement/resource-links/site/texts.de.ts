import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  opening: 'Ihr Link wird geöffnet…',
  title: 'Mit Ihnen geteilt',
  noScript: 'Diese Seite benötigt JavaScript, um Ihren Link zu öffnen.',
  missing: 'Diese Adresse ist unvollständig. Öffnen Sie den Link noch einmal so, wie Sie ihn erhalten haben.',
  failed: 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  refusedTitle: 'Dieser Link kann nicht verwendet werden',
  sharedBy: (company: string) => `Geteilt von ${company}`,
  until: (day: string) => `Verfügbar bis ${day}`,
  needsPassword: 'Geben Sie das Passwort ein, das Sie erhalten haben.',
  needsEmail: 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.',
  seen: (company: string) => `${company} sieht, dass Sie diesen Link geöffnet haben.`,
  password: 'Passwort',
  email: 'E-Mail-Adresse',
  proceed: 'Weiter',
  download: 'Herunterladen',
  openLink: 'Link öffnen',
  noPreview: 'Laden Sie die Datei herunter, um sie zu öffnen.',
  required: 'Dieses Feld ist erforderlich',
};
