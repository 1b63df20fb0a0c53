import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/company-view'> = {
  'Contacts and users': 'Kontakte und Benutzer',
  Emails: 'E-Mails',
  'Sign-ins and visits': 'Anmeldungen und Besuche',
  'What the company sees': 'Was das Unternehmen sieht',
  'accounts of the lists that you share, if a list of theirs contains them too, up to the level you chose':
    'Accounts der Listen, die Sie teilen, wenn auch eine Liste des Unternehmens sie enthält, bis zu der von Ihnen gewählten Stufe',
  'accounts of your lists that no list of theirs contains, and lists that you do not share':
    'Accounts Ihrer Listen, die keine Liste des Unternehmens enthält, und Listen, die Sie nicht teilen',
  'all tasks in this portal, with their comments, also those for your own people':
    'alle Aufgaben in diesem Portal mit ihren Kommentaren, auch die für Ihre eigenen Personen',
  'deals of your connected CRM that you have not registered':
    'Deals Ihres verbundenen CRM, die Sie nicht registriert haben',
  'emails about internal matters of your team, such as a failure of your own connection':
    'E-Mails zu internen Angelegenheiten Ihres Teams, zum Beispiel eine Störung Ihrer eigenen Verbindung',
  'on which devices and from which addresses your users sign in':
    'auf welchen Geräten und von welchen Adressen sich Ihre Benutzer anmelden',
  'the contacts that you add, with email addresses and phone numbers':
    'die Kontakte, die Sie hinzufügen, mit E-Mail-Adressen und Telefonnummern',
  'the deals that you register, with customer, amount and contact':
    'die Deals, die Sie registrieren, mit Kunde, Betrag und Kontakt',
  'the emails that the program sends your users, with subject and text':
    'die E-Mails, die das Programm Ihren Benutzern sendet, mit Betreff und Text',
  'the last four digits of your account; opening the whole number is recorded':
    'die letzten vier Ziffern Ihres Kontos; das Öffnen der ganzen Nummer wird protokolliert',
  'the names and email addresses of your users': 'die Namen und E-Mail-Adressen Ihrer Benutzer',
  'the notes that you write on deals': 'die Notizen, die Sie zu Deals schreiben',
  'the whole number of your account in lists, searches and exports':
    'die ganze Nummer Ihres Kontos in Listen, Suchen und Exporten',
  'this portal as one of your users, for administrators who give a reason; they cannot change anything, and each visit is recorded':
    'dieses Portal in der Ansicht eines Ihrer Benutzer, für Administratoren, die einen Grund angeben; sie können nichts ändern, und jeder Besuch wird protokolliert',
  'what your users ask the assistant': 'was Ihre Benutzer den Assistenten fragen',
  'your private notes on meetings': 'Ihre privaten Notizen zu Terminen',
};
