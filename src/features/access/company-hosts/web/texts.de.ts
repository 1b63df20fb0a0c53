import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Ihre Adresse',
  about:
    'Ihr Portal, Ihre öffentlichen Seiten und die Anmeldung sind unter einer eigenen Adresse erreichbar, zum Beispiel partners.acme.com. Auch Links in Ihren E-Mails verwenden sie.',
  host: 'Hostname',
  placeholder: 'partners.acme.com',
  save: 'Hostnamen speichern',
  change: 'Ändern',
  cancel: 'Abbrechen',
  saved: 'Hostname gespeichert',
  local:
    'Diese Installation hat noch keine öffentliche Adresse, daher kann kein Hostname zu ihr führen. Bitten Sie den Betreiber, TANDEM_BASE_URL festzulegen.',
  check: 'Jetzt prüfen',
  open: 'Portal öffnen',
  remove: 'Entfernen',
  removeTitle: (host: string) => `${host} entfernen?`,
  removeText: (installation: string) =>
    `Links führen wieder zu ${installation}. Bereits an diesen Hostnamen versendete Links funktionieren nicht mehr, und dort angemeldete Personen müssen sich neu anmelden.`,
  removed: 'Hostname entfernt',
  statuses: {
    waiting: 'Wartet auf DNS',
    active: 'Aktiv',
    failing: 'Fehlerhaft',
    paused: 'Pausiert',
  },
  records: 'DNS-Einträge',
  recordsAbout:
    'Erstellen Sie diese Einträge dort, wo Sie das DNS Ihrer Domain verwalten. Wir prüfen sie alle 15 Minuten.',
  type: 'Typ',
  name: 'Name',
  value: 'Wert',
  problems: {
    proof: 'Der TXT-Eintrag fehlt oder hat einen anderen Wert.',
    address: 'Der CNAME-Eintrag führt nicht zu dieser Installation.',
    no_answer: 'Die Nameserver Ihrer Domain haben nicht geantwortet.',
    taken: 'Ein anderes Unternehmen hat diesen Hostnamen verifiziert.',
  },
  newRecords: 'Es kann eine Stunde dauern, bis neue Einträge sichtbar sind.',
  pauses: (day: string) =>
    `Das Portal ist ab ${day} nicht mehr unter diesem Hostnamen erreichbar, wenn die Einträge nicht korrigiert werden.`,
  paused: (installation: string) => `Links führen zu ${installation}, bis die Einträge wieder stimmen.`,
  active: 'Alle müssen sich einmal unter diesem Hostnamen anmelden. Sitzungen einer anderen Adresse gelten hier nicht.',
};
