import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contract-templates'> = {
  'A contract is expiring from this many days before its end.':
    'Ab so vielen Tagen vor seinem Ende gilt ein Vertrag als bald ablaufend.',
  Addendum: 'Nachtrag',
  'All at the same time': 'Alle gleichzeitig',
  'Block the partner portal until it is signed': 'Partnerportal sperren, bis er unterzeichnet ist',
  'Contract templates': 'Vertragsvorlagen',
  'Contracts that are sent from now on use this version. Earlier ones keep theirs.':
    'Ab jetzt gesendete Verträge verwenden diese Version. Frühere behalten ihre.',
  'Data processing agreement': 'Auftragsverarbeitungsvertrag',
  'Days to sign': 'Tage zum Unterzeichnen',
  'Defaults to the first term.': 'Standardmäßig die erste Laufzeit.',
  'Does not renew': 'Verlängert sich nicht',
  Exclusivity: 'Exklusivität',
  'From the moment it is sent, people of the partner see only this contract.':
    'Ab dem Versand sehen Personen des Partners nur diesen Vertrag.',
  NDA: 'Geheimhaltungsvereinbarung',
  'New contract template': 'Neue Vertragsvorlage',
  'No new contracts start from a retired template. Existing contracts go on.':
    'Aus einer außer Betrieb genommenen Vorlage entstehen keine neuen Verträge. Bestehende Verträge laufen weiter.',
  'One after another': 'Nacheinander',
  'PDF file': 'PDF-Datei',
  'Partners in this audience need this contract. Differences lists who has not signed it.':
    'Partner in dieser Zielgruppe benötigen diesen Vertrag. Unter Abweichungen steht, wer ihn nicht unterzeichnet hat.',
  'Payment terms': 'Zahlungsbedingungen',
  'Publish the changes as a new version': 'Die Änderungen als neue Version veröffentlichen',
  'Referral agreement': 'Empfehlungsvertrag',
  'Renewal term in months': 'Verlängerungslaufzeit in Monaten',
  'Renews automatically': 'Verlängert sich automatisch',
  'Renews unless notice is given': 'Verlängert sich ohne Kündigung',
  'Required for': 'Erforderlich für',
  'Reseller agreement': 'Reseller-Vertrag',
  Retire: 'Außer Betrieb nehmen',
  'Stop new contracts from this template': 'Neue Verträge aus dieser Vorlage stoppen',
  'Template published': 'Vorlage veröffentlicht',
  'Template retired': 'Vorlage außer Betrieb genommen',
  'Two letters, such as en or de.': 'Zwei Buchstaben, zum Beispiel en oder de.',
  'Unsigned contracts expire after this time.': 'Nicht unterzeichnete Verträge laufen nach dieser Zeit ab.',
  'contract template': 'Vertragsvorlage',
  'contract templates': 'Vertragsvorlagen',
  'file of a contract template': 'Datei einer Vertragsvorlage',
  'files of contract templates': 'Dateien von Vertragsvorlagen',
  'version of a contract template': 'Version einer Vertragsvorlage',
  'versions of contract templates': 'Versionen von Vertragsvorlagen',
  template: 'Vorlage',
  templates: 'Vorlagen',
};
