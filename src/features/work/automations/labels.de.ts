import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/automations'> = {
  'A button on the page of a record.': 'Eine Schaltfläche auf der Seite eines Datensatzes.',
  'A date comes near': 'Ein Datum rückt näher',
  'A field changes': 'Ein Feld ändert sich',
  'A field of a record gets a certain value, or any other one.':
    'Ein Feld eines Datensatzes erhält einen bestimmten oder irgendeinen anderen Wert.',
  'A record is added, changed or archived, or reaches a state.':
    'Ein Datensatz wird hinzugefügt, geändert oder archiviert oder erreicht einen Status.',
  'AI Agents': 'KI-Agenten',
  'AI Agents and automations': 'KI-Agenten und Automatisierungen',
  'Acknowledge an error, which takes it off the list':
    'Einen Fehler zur Kenntnis nehmen, der damit von der Liste genommen wird',
  'Acknowledge error': 'Fehler zur Kenntnis nehmen',
  'Again after a number of days': 'Erneut nach einer Anzahl von Tagen',
  'Again when the previous run has finished': 'Erneut, wenn der vorherige Lauf beendet ist',
  'Another system calls': 'Ein anderes System ruft auf',
  'Another system sends a request to a secret address.':
    'Ein anderes System sendet eine Anfrage an eine geheime Adresse.',
  'Any system, by a secret address': 'Beliebiges System, über eine geheime Adresse',
  'Any system, by a secret header': 'Beliebiges System, über einen geheimen Header',
  Approval: 'Genehmigung',
  'Approvals of automations': 'Genehmigungen von Automatisierungen',
  'Approve what an automation asks': 'Genehmigen, was eine Automatisierung fragt',
  'At fixed times, for each matching record or once.': 'Zu festen Zeiten, für jeden passenden Datensatz oder einmal.',
  Automation: 'Automatisierung',
  'Automation paused': 'Automatisierung pausiert',
  'Automation resumed': 'Automatisierung fortgesetzt',
  Button: 'Schaltfläche',
  'Cancel a run': 'Einen Lauf abbrechen',
  'Conditions not met': 'Bedingungen nicht erfüllt',
  Continues: 'Geht weiter',
  'Create the address, add it as an endpoint in Stripe, and enter the signing secret that Stripe then shows.':
    'Erstellen Sie die Adresse, fügen Sie sie in Stripe als Endpunkt hinzu und geben Sie das Signatur-Secret ein, das Stripe dann anzeigt.',
  'Decide by': 'Zu entscheiden bis',
  'Enter the address and the secret as a webhook of the repository.':
    'Geben Sie Adresse und Secret als Webhook des Repositorys ein.',
  'Enter the client secret of your HubSpot app. Requests with signature version 3 are accepted.':
    'Geben Sie das Client-Secret Ihrer HubSpot-App ein. Anfragen mit Signaturversion 3 werden angenommen.',
  'Error acknowledged': 'Fehler zur Kenntnis genommen',
  'Every Friday': 'Jeden Freitag',
  'Every Monday': 'Jeden Montag',
  'Every Saturday': 'Jeden Samstag',
  'Every Sunday': 'Jeden Sonntag',
  'Every Thursday': 'Jeden Donnerstag',
  'Every Tuesday': 'Jeden Dienstag',
  'Every Wednesday': 'Jeden Mittwoch',
  'Every time': 'Jedes Mal',
  'For forms and tools that only have a field for an address. Anyone who knows the address can send to it.':
    'Für Formulare und Werkzeuge, die nur ein Feld für eine Adresse haben. Alle, die die Adresse kennen, können an sie senden.',
  'For systems of your own. Each request is signed as standardwebhooks.com describes.':
    'Für eigene Systeme. Jede Anfrage ist signiert, wie standardwebhooks.com es beschreibt.',
  'For systems that can send a header with each request.':
    'Für Systeme, die mit jeder Anfrage einen Header senden können.',
  'Go live': 'Live schalten',
  'In Typeform, add a webhook with this address and secret to the form.':
    'Fügen Sie in Typeform dem Formular einen Webhook mit dieser Adresse und diesem Secret hinzu.',
  'Let a paused automation continue': 'Eine pausierte Automatisierung fortsetzen',
  'New automation': 'Neue Automatisierung',
  'No further step is taken. What was done stays.': 'Kein weiterer Schritt wird ausgeführt. Was getan wurde, bleibt.',
  'Nothing starts, and runs stop before their next step, until you resume it.':
    'Nichts startet, und Läufe halten vor ihrem nächsten Schritt an, bis Sie sie fortsetzen.',
  'On a schedule': 'Nach Zeitplan',
  'On the 15th of each month': 'Am 15. jedes Monats',
  'On the first day of each month': 'Am ersten Tag jedes Monats',
  'On the first day of each quarter': 'Am ersten Tag jedes Quartals',
  'Only once for each record': 'Nur einmal für jeden Datensatz',
  'Open errors': 'Offene Fehler',
  'Pause an automation: runs stop before their next step':
    'Eine Automatisierung pausieren: Läufe halten vor ihrem nächsten Schritt an',
  'Pause automation': 'Automatisierung pausieren',
  'Publish the draft and make it live': 'Den Entwurf veröffentlichen und live schalten',
  'Published. The automation is live.': 'Veröffentlicht. Die Automatisierung ist live.',
  'Reject what an automation asks': 'Ablehnen, was eine Automatisierung fragt',
  'Resume automation': 'Automatisierung fortsetzen',
  'Run again': 'Erneut ausführen',
  'Run again from the failed step, with the same version of the flow or the newest one':
    'Ab dem fehlgeschlagenen Schritt erneut ausführen, mit derselben Version des Ablaufs oder der neuesten',
  'Runs in 30 days': 'Läufe in 30 Tagen',
  'Signed requests (Standard Webhooks)': 'Signierte Anfragen (Standard Webhooks)',
  'Some days before or after a date of a record.': 'Einige Tage vor oder nach einem Datum eines Datensatzes.',
  'Someone clicks a button': 'Jemand klickt auf eine Schaltfläche',
  'Something happens': 'Etwas geschieht',
  'Starts when': 'Startet, wenn',
  'The automation continues.': 'Die Automatisierung geht weiter.',
  'The automation stops, or continues without approval if it is set to.':
    'Die Automatisierung hält an oder geht ohne Genehmigung weiter, wenn sie so eingestellt ist.',
  'The draft becomes the live version. It acts with your permissions.':
    'Der Entwurf wird zur Live-Version. Sie handelt mit Ihren Berechtigungen.',
  'The error is taken off the list. The run stays in the log.':
    'Der Fehler wird von der Liste genommen. Der Lauf bleibt im Protokoll.',
  'The newest version': 'Die neueste Version',
  'The published version is live again, and runs that stopped continue.':
    'Die veröffentlichte Version ist wieder live, und angehaltene Läufe gehen weiter.',
  'The run continues': 'Der Lauf geht weiter',
  'The run continues from its failed step. Steps that are done are not repeated.':
    'Der Lauf geht ab seinem fehlgeschlagenen Schritt weiter. Erledigte Schritte werden nicht wiederholt.',
  'The same version, if you do not choose.': 'Dieselbe Version, wenn Sie nichts wählen.',
  'The version of the run': 'Die Version des Laufs',
  automation: 'Automatisierung',
  'automation approval': 'Genehmigung einer Automatisierung',
  'automation approvals': 'Genehmigungen von Automatisierungen',
  'automation hook': 'Hook einer Automatisierung',
  'automation hooks': 'Hooks von Automatisierungen',
  'automation run': 'Lauf einer Automatisierung',
  'automation runs': 'Läufe von Automatisierungen',
  'automation settings': 'Automatisierungseinstellungen',
  'automation step': 'Schritt einer Automatisierung',
  'automation steps': 'Schritte von Automatisierungen',
  'automation version': 'Version einer Automatisierung',
  'automation versions': 'Versionen von Automatisierungen',
  automations: 'Automatisierungen',
  'connected system': 'verbundenes System',
  'connected systems': 'verbundene Systeme',
  'deliveries of hooks': 'Zustellungen von Hooks',
  'delivery of a hook': 'Zustellung eines Hooks',
};
