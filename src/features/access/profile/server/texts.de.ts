import type { FullTranslation } from '#shared/text/texts.ts';
import type { letterTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const letterTexts: FullTranslation<typeof english> = {
  ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  alarm: 'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie Ihre aktiven Sitzungen.',
  viewSecurity: 'Sicherheitseinstellungen ansehen',
  viewSessions: 'Aktive Sitzungen ansehen',
  signIn: 'Anmelden',

  confirmSubject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  confirm: 'Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
  validForDays: (days) => `Der Link gilt ${days} Tage.`,
  confirmAddress: 'E-Mail-Adresse bestätigen',
  register:
    'Jemand hat ein Benutzerkonto mit dieser E-Mail-Adresse erstellt. Öffnen Sie den Link, um die Adresse zu bestätigen und sich anzumelden.',
  worksOnceForDays: (days) => `Der Link funktioniert einmal und gilt ${days} Tage.`,
  confirmAndSignIn: 'Bestätigen und anmelden',

  newPassword: 'Neues Passwort wählen',
  reset: 'Jemand hat ein neues Passwort für Ihr Benutzerkonto angefordert.',
  resetOnce:
    'Der Link funktioniert einmal und läuft nach einer Stunde ab. Wenn Sie ihn verwenden, werden Sie auf allen Geräten abgemeldet.',

  knownSubject: 'Sie haben bereits ein Benutzerkonto',
  known: 'Jemand wollte ein Benutzerkonto mit dieser E-Mail-Adresse erstellen, aber es gibt bereits eines.',
  ifKnown: 'Wenn Sie das waren, melden Sie sich an oder setzen Sie Ihr Passwort zurück.',

  codeGuessesSubject: 'Jemand versucht, Ihren Anmeldecode zu erraten',
  codeGuesses:
    'Jemand hat Ihr Passwort richtig eingegeben und danach viele falsche Codes für den zweiten Schritt. Wählen Sie jetzt ein neues Passwort.',
  passwordGuessesSubject: 'Jemand versucht, Ihr Passwort zu erraten',
  passwordGuesses:
    'Jemand hat viele falsche Passwörter für Ihr Benutzerkonto versucht. Die Anmeldung ist nicht gelungen, und weitere Versuche werden verlangsamt.',
  ifGuesses: 'Wenn Sie das waren, müssen Sie nichts tun.',
  onceADay: 'Wir senden diese E-Mail höchstens einmal am Tag.',

  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChanged: 'Ihr Passwort wurde geändert. Sie wurden aus allen anderen Sitzungen abgemeldet.',
  emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
  emailChanged: (email) =>
    `Sie melden sich jetzt mit ${email} an. Mit dieser Adresse können Sie sich nicht mehr anmelden.`,
  emailAlarm: 'Wenn Sie das nicht waren, informieren Sie sofort Ihre Administration.',

  twoFactorOnSubject: 'Die Zwei-Faktor-Authentifizierung wurde eingeschaltet',
  twoFactorOn:
    'Ab jetzt brauchen Sie zum Anmelden einen Code aus Ihrer Authenticator-App. Bewahren Sie Ihre Wiederherstellungscodes an einem sicheren Ort auf.',
  twoFactorOffSubject: 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet',
  twoFactorOff: 'Ab jetzt melden Sie sich nur mit Ihrem Passwort an.',
  newCodesSubject: 'Ihre Wiederherstellungscodes wurden ersetzt',
  newCodes: 'Es wurden zehn neue Wiederherstellungscodes erstellt. Ihre alten Codes gelten nicht mehr.',

  passkeyAddedSubject: 'Ein Passkey wurde zu Ihrem Benutzerkonto hinzugefügt',
  passkeyAdded: (name, host) =>
    `Mit dem Passkey „${name}“ kann man sich jetzt bei Ihrem Benutzerkonto auf ${host} anmelden.`,
  passkeyRemovedSubject: 'Ein Passkey wurde aus Ihrem Benutzerkonto entfernt',
  passkeyRemoved: (name) => `Der Passkey „${name}“ funktioniert nicht mehr.`,
  passkeyAlarm:
    'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort, entfernen Sie unbekannte Passkeys und prüfen Sie Ihre aktiven Sitzungen.',
};
