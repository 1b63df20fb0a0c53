import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/automations'> = {
  'A run of an automation failed.': 'Ein Lauf einer Automatisierung ist fehlgeschlagen.',
  'All automations are paused.': 'Alle Automatisierungen sind angehalten.',
  'An automation asks for your decision.': 'Eine Automatisierung bittet um Ihre Entscheidung.',
  'An automation of your company notifies you.': 'Eine Automatisierung Ihres Unternehmens benachrichtigt Sie.',
  'Approvals of automations': 'Genehmigungen von Automatisierungen',
  'Automations cannot change this field.': 'Automatisierungen können dieses Feld nicht ändern.',
  'Do a dry run before the automation goes live.':
    'Führen Sie einen Probelauf durch, bevor die Automatisierung aktiv wird.',
  'Enter the name of the header.': 'Geben Sie den Namen des Headers ein.',
  'Enter the secret that the sender shows.': 'Geben Sie das Geheimnis ein, das der Absender anzeigt.',
  'Errors of automations': 'Fehler von Automatisierungen',
  'Messages of automations': 'Nachrichten von Automatisierungen',
  'Messages of the program': 'Nachrichten des Programms',
  'Only a run with a failed step can be run again.':
    'Nur ein Lauf mit einem fehlgeschlagenen Schritt kann erneut ausgeführt werden.',
  'Only automations that start by a webhook have an address.':
    'Nur Automatisierungen, die durch einen Webhook starten, haben eine Adresse.',
  'Solve the problems of the flow before the dry run.': 'Beheben Sie die Probleme des Ablaufs vor dem Probelauf.',
  'Solve the problems of the flow before you publish it.':
    'Beheben Sie die Probleme des Ablaufs, bevor Sie ihn veröffentlichen.',
  'The body is not UTF-8.': 'Der Inhalt ist nicht UTF-8.',
  'The company notifies your team about your deals, documents and training.':
    'Das Unternehmen benachrichtigt Ihr Team über Ihre Deals, Dokumente und Schulungen.',
  'The email has no text.': 'Die E-Mail hat keinen Text.',
  'The newest version has no such step at this place. Run it again with the same version.':
    'Die neueste Version hat an dieser Stelle keinen solchen Schritt. Führen Sie den Lauf mit derselben Version erneut aus.',
  'The partner has neither a primary contact with an email nor users.':
    'Der Partner hat weder einen Hauptkontakt mit E-Mail-Adresse noch Benutzer.',
  'The path of the request leaves the address of the system.': 'Der Pfad der Anfrage verlässt die Adresse des Systems.',
  'The person to ask has left.': 'Die zu fragende Person ist nicht mehr im Unternehmen.',
  'The person to assign': 'Die zuzuweisende Person',
  'The person to notify has left.': 'Die zu benachrichtigende Person ist nicht mehr im Unternehmen.',
  'The person who published this automation does not have the permission for this step.':
    'Die Person, die diese Automatisierung veröffentlicht hat, hat für diesen Schritt keine Berechtigung.',
  'The record has no email address.': 'Der Datensatz hat keine E-Mail-Adresse.',
  'The record was deleted, or the owner of the flow cannot see it.':
    'Der Datensatz wurde gelöscht, oder die für den Ablauf verantwortliche Person kann ihn nicht sehen.',
  'The record was deleted.': 'Der Datensatz wurde gelöscht.',
  'The secret of this sender is created here.': 'Das Geheimnis dieses Absenders wird hier erstellt.',
  'The system that the step calls was deleted.': 'Das System, das der Schritt aufruft, wurde gelöscht.',
  'There is no record to test with.': 'Es gibt keinen Datensatz zum Testen.',
  'These related records do not exist.': 'Diese verknüpften Datensätze existieren nicht.',
  'This button': 'Diese Schaltfläche',
  'This recipe': 'Dieses Rezept',
  'This step': 'Dieser Schritt',
  'This step does not exist here.': 'Dieser Schritt existiert hier nicht.',
  'This step is no longer available.': 'Dieser Schritt ist nicht mehr verfügbar.',
  'This step needs a record.': 'Dieser Schritt benötigt einen Datensatz.',
  'cannot be assigned here': 'Kann hier nicht zugewiesen werden.',
  'cannot be changed by automations': 'Kann nicht durch Automatisierungen geändert werden.',
  'cannot be changed here': 'Kann hier nicht geändert werden.',
  'has no contact': 'Hat keinen Kontakt.',
  'is created here': 'Wird hier erstellt.',
  'is nobody in your company': 'Ist niemand in Ihrem Unternehmen.',
  'is not UTF-8': 'Ist nicht UTF-8.',
  'needs a partner': 'Benötigt einen Partner.',
};
