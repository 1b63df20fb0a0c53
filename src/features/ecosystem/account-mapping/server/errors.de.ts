import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/account-mapping'> = {
  'A partner asks for an introduction, or answers your request.':
    'Ein Partner bittet um eine Vorstellung oder beantwortet Ihre Anfrage.',
  'A partner asks to see an account list, reports a wrong match, or answers you.':
    'Ein Partner möchte eine Accountliste sehen, meldet eine falsche Übereinstimmung oder antwortet Ihnen.',
  'Account mapping': 'Account-Mapping',
  'An export needs chosen fields shared by both sides.':
    'Für einen Export müssen beide Seiten ausgewählte Felder teilen.',
  'Another list has this name.': 'Eine andere Liste hat diesen Namen.',
  'Both sides must share more than counts first.': 'Beide Seiten müssen zuerst mehr als Anzahlen teilen.',
  'Both sides must share more than counts to list these accounts.':
    'Beide Seiten müssen mehr als Anzahlen teilen, um diese Accounts aufzulisten.',
  'Both sides must share names first.': 'Beide Seiten müssen zuerst Namen teilen.',
  'Enter at least one value of the field': 'Geben Sie mindestens einen Wert des Feldes ein.',
  Introductions: 'Vorstellungen',
  'No row has a usable domain, or a name with a country.':
    'Keine Zeile hat eine brauchbare Domain oder einen Namen mit Land.',
  'Only a private list reveals domains.': 'Nur eine private Liste legt Domains offen.',
  'The company asks for an introduction, or answers your request.':
    'Das Unternehmen bittet um eine Vorstellung oder beantwortet Ihre Anfrage.',
  'The company asks to see one of your account lists, reports a wrong match, or answers you.':
    'Das Unternehmen möchte eine Ihrer Accountlisten sehen, meldet eine falsche Übereinstimmung oder antwortet Ihnen.',
  'The other side already shares this level.': 'Die andere Seite teilt diesen Umfang bereits.',
  'The other side answers this report.': 'Die andere Seite beantwortet diese Meldung.',
  'The other side answers this request.': 'Die andere Seite beantwortet diese Anfrage.',
  'The side that asked takes this step.': 'Diesen Schritt macht die Seite, die angefragt hat.',
  'There are no account lists to share yet.': 'Es gibt noch keine Accountlisten zum Teilen.',
  'There is already an open introduction for this account.':
    'Zu diesem Account gibt es bereits eine offene Vorstellung.',
  'This CRM is not connected.': 'Dieses CRM ist nicht verbunden.',
  'This account list': 'Diese Accountliste',
  'This list is not loaded from a file.': 'Diese Liste wird nicht aus einer Datei geladen.',
  'This list was asked for within the last day. Try again tomorrow.':
    'Diese Liste wurde innerhalb des letzten Tages angefragt. Versuchen Sie es morgen erneut.',
  'This list was refreshed four times today, or all lists together sixteen times. Try again tomorrow.':
    'Diese Liste wurde heute viermal aktualisiert, oder alle Listen zusammen sechzehnmal. Versuchen Sie es morgen erneut.',
  'This match was reported before and confirmed.': 'Diese Übereinstimmung wurde schon einmal gemeldet und bestätigt.',
  'This report was already answered.': 'Diese Meldung wurde bereits beantwortet.',
  'This request was already answered.': 'Diese Anfrage wurde bereits beantwortet.',
  'You have already asked for this list. Wait for the answer.':
    'Sie haben diese Liste bereits angefragt. Warten Sie auf die Antwort.',
  'can be chosen only with the level of chosen fields': 'Kann nur mit dem Umfang „Ausgewählte Felder“ gewählt werden.',
  'is given only when the request is declined': 'Wird nur angegeben, wenn die Anfrage abgelehnt wird.',
  'is only for lists from a CRM': 'Nur für Listen aus einem CRM möglich.',
  'is required for a list from a CRM': 'Ist für eine Liste aus einem CRM erforderlich.',
  'must not lie in the past': 'Darf nicht in der Vergangenheit liegen.',
  'needs a column “domain”, or the columns “name” and “country”':
    'Benötigt eine Spalte „domain“ oder die Spalten „name“ und „country“.',
};
