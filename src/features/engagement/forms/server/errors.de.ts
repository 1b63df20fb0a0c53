import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/forms'> = {
  'A published version': 'Eine veröffentlichte Version',
  'Confirm your email address with the code that we sent.':
    'Bestätigen Sie Ihre E-Mail-Adresse mit dem Code, den wir gesendet haben.',
  'Form submissions': 'Formulareinreichungen',
  'Some answers need your attention.': 'Einige Antworten müssen korrigiert werden.',
  'Someone submitted a form that you receive.': 'Jemand hat ein Formular abgesendet, das Sie empfangen.',
  'The code has expired. Request a new code.': 'Der Code ist abgelaufen. Fordern Sie einen neuen Code an.',
  'The form to copy': 'Das zu kopierende Formular',
  'This code is not correct.': 'Dieser Code ist nicht richtig.',
  'This draft': 'Dieser Entwurf',
  'This form has already been sent.': 'Dieses Formular wurde bereits abgesendet.',
  'This form has already been sent. Open it again to send it once more.':
    'Dieses Formular wurde bereits abgesendet. Öffnen Sie es erneut, um es noch einmal abzusenden.',
  'This form is published. Unpublish it before you archive it.':
    'Dieses Formular ist veröffentlicht. Nehmen Sie die Veröffentlichung zurück, bevor Sie es archivieren.',
  'This form was open for more than a day. Send it again.':
    'Dieses Formular war länger als einen Tag geöffnet. Senden Sie es erneut ab.',
  'are too long to be saved': 'Sind zu lang zum Speichern.',
  'can have at most 200 fields': 'Höchstens 200 Felder sind möglich.',
  'has expired': 'Ist abgelaufen.',
  'has expired. Request a new code.': 'Ist abgelaufen. Fordern Sie einen neuen Code an.',
  'is not a file field of this form': 'Ist kein Dateifeld dieses Formulars.',
  'is not a language of forms': 'Ist keine Sprache von Formularen.',
  'is not a purpose of forms': 'Ist kein Zweck von Formularen.',
  'is not correct': 'Ist nicht richtig.',
  'is not valid for this form': 'Ist für dieses Formular nicht gültig.',
  'must be at most 10 MB': 'Darf höchstens 10 MB groß sein.',
  'must be team members of your company': 'Müssen Teammitglieder Ihres Unternehmens sein.',
  'needs no code on this form': 'Benötigt in diesem Formular keinen Code.',
};
