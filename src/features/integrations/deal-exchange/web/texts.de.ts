import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Deal-Austausch',
  connect: 'Ihr System verbinden',
  intro: 'Ihr CRM kann Deals registrieren, ihren Stand verfolgen und Einnahmen und Abrechnungen lesen.',
  createKey:
    'Erstellen Sie einen API-Schlüssel, der Deal-Registrierungen verwalten darf. Fügen Sie Provisionen, Zahlungen und Leads hinzu, wenn Ihr System sie liest.',
  enterAddress: 'Geben Sie die Adresse unten und den Schlüssel in Ihrem System ein.',
  sendDeal: 'Senden Sie einen Deal. Er erscheint innerhalb von Sekunden im Deal Desk.',
  address: 'Adresse',
  copy: 'Adresse kopieren',
  key: 'API-Schlüssel erstellen',
  guide: 'Anleitung lesen',
  schemas: 'JSON-Schemas',
  calls: 'Letzte Aufrufe',
  noCalls: 'Noch keine Aufrufe. Sie erscheinen hier mit ihren Ergebnissen, wenn Ihr System die Adresse verwendet.',
  time: 'Letzter Aufruf',
  apiKey: 'API-Schlüssel',
  request: 'Anfrage',
  result: 'Ergebnis',
  count: 'Aufrufe',
  accepted: 'Akzeptiert',
  refused: (status: number) => `Abgewiesen (${status})`,
  partners: 'Verbundene Partner',
  partner: 'Partner',
  registrations: 'Registrierungen',
  lastRegistration: 'Letzte Registrierung',
  failed: 'Abgewiesene Aufrufe (7 Tage)',
  none: 'Kein Partner hat ein System verbunden',
  noneText:
    'Partner verbinden ihr CRM im Portal unter „Einstellungen“ > „Entwickler“. Ihre Registrierungen zeigen „System des Partners“ als Quelle.',
  openRegistrations: 'Registrierungen ansehen',
};
