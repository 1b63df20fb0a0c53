import type { Errors } from './declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'server'> = {
  'A change that began earlier is still running. Nothing was moved. Try again in a few minutes.':
    'Eine früher begonnene Änderung läuft noch. Nichts wurde umgezogen. Versuchen Sie es in einigen Minuten erneut.',
  'A row is listed twice.': 'Eine Zeile ist zweimal aufgeführt.',
  'API keys cannot do this. Sign in as a person.':
    'API-Schlüssel können dies nicht tun. Melden Sie sich als Person an.',
  'An account with this email address already exists.':
    'Ein Benutzerkonto mit dieser E-Mail-Adresse existiert bereits.',
  'Choose at least one file.': 'Wählen Sie mindestens eine Datei.',
  'Connect again.': 'Verbinden Sie erneut.',
  'Files cannot be read right now. Try again in a moment.':
    'Dateien können derzeit nicht gelesen werden. Versuchen Sie es gleich erneut.',
  'Files cannot be stored right now. Nothing was changed. Try again in a moment.':
    'Dateien können derzeit nicht gespeichert werden. Nichts wurde geändert. Versuchen Sie es gleich erneut.',
  'Give a partner.': 'Geben Sie einen Partner an.',
  'Idempotency-Key must have 1 to 200 characters.': 'Idempotency-Key muss 1 bis 200 Zeichen haben.',
  'If-Match must be the ETag of this record, such as "7-l0ZbVyKJbTmF".':
    'If-Match muss das ETag dieses Datensatzes sein, etwa "7-l0ZbVyKJbTmF".',
  'Invalid credentials': 'Ungültige Anmeldedaten',
  'Only an owner can make someone an owner.': 'Nur Inhaber können einer Person die Rolle „Inhaber“ geben.',
  'Send each part with the content type application/octet-stream.':
    'Senden Sie jeden Teil mit dem Inhaltstyp application/octet-stream.',
  'Send the file as multipart/form-data.': 'Senden Sie die Datei als multipart/form-data.',
  'Set up two-factor authentication for your own account first.':
    'Richten Sie zuerst die Zwei-Faktor-Authentifizierung für Ihr eigenes Benutzerkonto ein.',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  'Sign in with your organization’s provider.': 'Melden Sie sich über den Anbieter Ihrer Organisation an.',
  'Something went wrong on our side. Nothing was changed.':
    'Bei uns ist ein Fehler aufgetreten. Nichts wurde geändert.',
  'The address and headers together are longer than 64 KB. Request less at once.':
    'Adresse und Header sind zusammen länger als 64 KB. Fragen Sie weniger auf einmal ab.',
  'The company was changed since it arrived, so the move cannot be undone. Move it back instead, with tandem move.':
    'Das Unternehmen wurde seit seiner Ankunft geändert, daher kann der Umzug nicht rückgängig gemacht werden. Ziehen Sie es stattdessen mit tandem move zurück um.',
  'The database connection was lost while saving. Check whether your change was saved before you try again.':
    'Die Verbindung zur Datenbank ging beim Speichern verloren. Prüfen Sie, ob Ihre Änderung gespeichert wurde, bevor Sie es erneut versuchen.',
  'The database does not respond. Nothing was changed. Try again in a moment.':
    'Die Datenbank antwortet nicht. Nichts wurde geändert. Versuchen Sie es gleich erneut.',
  'The name servers did not answer. Try again later.':
    'Die Nameserver haben nicht geantwortet. Versuchen Sie es später erneut.',
  'The receiving process is busy. Send this part again in a moment.':
    'Der empfangende Prozess ist beschäftigt. Senden Sie diesen Teil gleich erneut.',
  'The record has no partner.': 'Der Datensatz hat keinen Partner.',
  'The request took too long to arrive.': 'Die Anfrage ist nicht rechtzeitig eingegangen.',
  'The requested range is past the end of the file.': 'Der angefragte Bereich liegt hinter dem Ende der Datei.',
  'The server is busy. Nothing was changed. Try again in a moment.':
    'Der Server ist ausgelastet. Nichts wurde geändert. Versuchen Sie es gleich erneut.',
  'The server is out of disk space. Nothing was changed. Tell your administrator.':
    'Dem Server fehlt Speicherplatz. Nichts wurde geändert. Informieren Sie Ihre Administration.',
  'The setup expired. Start again.': 'Die Einrichtung ist abgelaufen. Beginnen Sie von vorn.',
  'The sign-in could not be completed. Try again.':
    'Die Anmeldung konnte nicht abgeschlossen werden. Versuchen Sie es erneut.',
  'The upload is not valid multipart/form-data.': 'Der Upload ist kein gültiges multipart/form-data.',
  'The webhook is unknown, or the signature is wrong.': 'Der Webhook ist unbekannt oder die Signatur ist falsch.',
  'These records cannot be looked up by this field.': 'Diese Datensätze können nicht über dieses Feld gesucht werden.',
  'This account': 'Dieser Account',
  'This account does not belong to any company or program.':
    'Dieses Benutzerkonto gehört zu keinem Unternehmen oder Programm.',
  'This account is blocked.': 'Dieses Benutzerkonto ist gesperrt.',
  'This address': 'Diese Adresse',
  'This audience': 'Diese Zielgruppe',
  'This code is wrong, expired or already used.': 'Dieser Code ist falsch, abgelaufen oder bereits verwendet.',
  'This commission': 'Diese Provision',
  'This company': 'Dieses Unternehmen',
  'This company has not arrived.': 'Dieses Unternehmen ist nicht angekommen.',
  'This company is already being moved.': 'Dieses Unternehmen wird bereits umgezogen.',
  'This company is being moved to another server and is read-only for a few minutes. Nothing was changed. Try again in a few minutes.':
    'Dieses Unternehmen wird auf einen anderen Server umgezogen und kann einige Minuten lang nur gelesen werden. Nichts wurde geändert. Versuchen Sie es in einigen Minuten erneut.',
  'This company is not here.': 'Dieses Unternehmen ist nicht hier.',
  'This connection': 'Diese Verbindung',
  'This deal': 'Dieser Deal',
  'This deal is archived.': 'Dieser Deal ist archiviert.',
  'This domain was already added.': 'Diese Domain wurde bereits hinzugefügt.',
  'This file': 'Diese Datei',
  'This folder': 'Dieser Ordner',
  'This form': 'Dieses Formular',
  'This kind of record': 'Diese Art von Datensatz',
  'This link': 'Dieser Link',
  'This link has expired. Ask the company that sent it for a new one.':
    'Dieser Link ist abgelaufen. Bitten Sie das Unternehmen, das ihn gesendet hat, um einen neuen.',
  'This link was replaced or withdrawn. Use the link in the newest email.':
    'Dieser Link wurde ersetzt oder zurückgezogen. Verwenden Sie den Link in der neuesten E-Mail.',
  'This module': 'Dieses Modul',
  'This move takes no parts.': 'Dieser Umzug nimmt keine Teile an.',
  'This move token is unknown, or it was not used within an hour.':
    'Dieses Umzugstoken ist unbekannt oder wurde nicht innerhalb einer Stunde verwendet.',
  'This move token was used before.': 'Dieses Umzugstoken wurde bereits verwendet.',
  'This opportunity type': 'Dieser Opportunity-Typ',
  'This package': 'Dieses Paket',
  'This partner': 'Dieser Partner',
  'This passkey does not work here. Try again, or sign in with your password.':
    'Dieser Passkey funktioniert hier nicht. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  'This password is easy to guess.': 'Dieses Passwort ist leicht zu erraten.',
  'This password is too common.': 'Dieses Passwort ist zu verbreitet.',
  'This person': 'Diese Person',
  'This person has not set up two-factor authentication.':
    'Diese Person hat die Zwei-Faktor-Authentifizierung nicht eingerichtet.',
  'This portal': 'Dieses Portal',
  'This process only runs jobs. Use the address of a web server.':
    'Dieser Prozess führt nur Aufträge aus. Verwenden Sie die Adresse eines Webservers.',
  'This record': 'Dieser Datensatz',
  'This request': 'Diese Anfrage',
  'This request cannot be read.': 'Diese Anfrage kann nicht gelesen werden.',
  'This session': 'Diese Sitzung',
  'This sign-in was already used or took too long. Start again.':
    'Diese Anmeldung wurde bereits verwendet oder hat zu lange gedauert. Beginnen Sie von vorn.',
  'This status is archived.': 'Dieser Status ist archiviert.',
  'This version': 'Diese Version',
  'Too many exports are running. Try again in a moment.': 'Zu viele Exporte laufen. Versuchen Sie es gleich erneut.',
  'Too many files and texts are being read at the moment. Try again in a minute.':
    'Derzeit werden zu viele Dateien und Texte gelesen. Versuchen Sie es in einer Minute erneut.',
  'Two-factor authentication is already on.': 'Die Zwei-Faktor-Authentifizierung ist bereits eingeschaltet.',
  'You are not a member of this company.': 'Sie sind kein Mitglied dieses Unternehmens.',
  'You are not part of this program.': 'Sie nehmen nicht an diesem Programm teil.',
  'Your identity provider did not send your email address.':
    'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht gesendet.',
  'Your sign-in expired. Sign in again.': 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  'and tax together are more than the line': 'Rabatt und Steuer sind zusammen höher als die Position.',
  'belongs to another partner': 'Gehört zu einem anderen Partner.',
  'cannot be changed': 'Kann nicht geändert werden.',
  'cannot be checked here': 'Kann hier nicht geprüft werden.',
  'contains your name or email address. Choose another one.':
    'Enthält Ihren Namen oder Ihre E-Mail-Adresse. Wählen Sie ein anderes.',
  'do nothing although work is due': 'Tun nichts, obwohl Arbeit fällig ist.',
  'does not answer': 'Antwortet nicht.',
  'does not exist': 'Existiert nicht.',
  'file is required': 'file ist erforderlich.',
  'has no email address': 'Hat keine E-Mail-Adresse.',
  'has no order': 'Hat keine Reihenfolge.',
  'is already taken': 'Ist bereits vergeben.',
  'is already the name of a folder here': 'So heißt hier bereits ein Ordner.',
  'is archived': 'Ist archiviert.',
  'is empty': 'Ist leer.',
  'is malformed': 'Ist fehlerhaft aufgebaut.',
  'is missing': 'Fehlt.',
  'is more than ten years after the first day': 'Liegt mehr als zehn Jahre nach dem ersten Tag.',
  'is not a currency': 'Ist keine Währung.',
  'is not a field to look up by': 'Ist kein Feld, über das gesucht werden kann.',
  'is not a stage of this deal’s type': 'Ist keine Phase des Typs dieses Deals.',
  'is not a team member': 'Ist kein Teammitglied.',
  'is not an active partner': 'Ist kein aktiver Partner.',
  'is not an audience': 'Ist keine Zielgruppe.',
  'is not an audience of partners': 'Ist keine Zielgruppe von Partnern.',
  'is not available to this partner': 'Ist für diesen Partner nicht verfügbar.',
  'is required': 'Dieses Feld ist erforderlich.',
  'is required and must be the last part': 'Ist erforderlich und muss der letzte Teil sein.',
  'is required for a custom period': 'Ist für einen eigenen Zeitraum erforderlich.',
  'is required for contracts that renew': 'Ist für Verträge erforderlich, die sich verlängern.',
  'is required for the reason "other"': 'Ist beim Grund „Sonstiges“ erforderlich.',
  'is required for this step': 'Ist für diesen Schritt erforderlich.',
  'is set twice': 'Ist zweimal gesetzt.',
  'is the record of an earlier step': 'Ist der Datensatz eines früheren Schritts.',
  'is there twice': 'Ist zweimal vorhanden.',
  'is too common. Choose another one.': 'Ist zu verbreitet. Wählen Sie ein anderes.',
  'is too large': 'Ist zu groß.',
  'is wrong': 'Ist falsch.',
  'is wrong or too old': 'Ist falsch oder zu alt.',
  'lies before the first day': 'Liegt vor dem ersten Tag.',
  'must be a domain, such as acme.com': 'Muss eine Domain sein, etwa acme.com.',
  'must be a published form': 'Muss ein veröffentlichtes Formular sein.',
  'must be after the start': 'Muss nach dem Anfang liegen.',
  'must be an address that begins with https://, without a user name':
    'Muss eine Adresse sein, die mit https:// beginnt, ohne Benutzername.',
  'must be an audience of partners': 'Muss eine Zielgruppe von Partnern sein.',
  'must be an id': 'Muss eine ID sein.',
  'must be an uploaded picture': 'Muss ein hochgeladenes Bild sein.',
  'must be courses of your company': 'Müssen Kurse Ihres Unternehmens sein.',
  'must be in the future': 'Muss in der Zukunft liegen.',
  'must be more than 0': 'Muss größer als 0 sein.',
  'must be partners of your program': 'Müssen Partner Ihres Programms sein.',
  'must be people of the partner': 'Müssen Personen des Partners sein.',
  'must be the ETag of this record': 'Muss das ETag dieses Datensatzes sein.',
  'must have 1 to 200 characters': 'Muss 1 bis 200 Zeichen haben.',
  'must not be 0': 'Darf nicht 0 sein.',
  'must not be before the first day': 'Darf nicht vor dem ersten Tag liegen.',
  'must not be in the future': 'Darf nicht in der Zukunft liegen.',
  'must not be in the past': 'Darf nicht in der Vergangenheit liegen.',
  'must not lie in the future': 'Darf nicht in der Zukunft liegen.',
  'name at least one partner, or an audience with members':
    'Nennen Sie mindestens einen Partner oder eine Zielgruppe mit Mitgliedern.',
  'or headers are too long': 'Adresse oder Header sind zu lang.',
  'partner_id is required': 'partner_id ist erforderlich.',
  'was already added': 'Wurde bereits hinzugefügt.',
  'was deleted': 'Wurde gelöscht.',
  'was used for another request': 'Wurde für eine andere Anfrage verwendet.',
};
