import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/private-intersection'> = {
  'A list of the company changed after the count. Compare the lists again.':
    'Eine Liste des Unternehmens hat sich seit der Zählung geändert. Vergleichen Sie die Listen erneut.',
  'Both sides must share at least a count before lists can be compared. Ask the company to share a list.':
    'Beide Seiten müssen mindestens eine Anzahl teilen, bevor Listen verglichen werden können. Bitten Sie das Unternehmen, eine Liste zu teilen.',
  'Get the points of the company first.': 'Rufen Sie zuerst die Punkte des Unternehmens ab.',
  'Matches can be revealed when both sides share at least existence. Until then, only the count is known.':
    'Übereinstimmungen können offengelegt werden, wenn beide Seiten mindestens teilen, dass ein Account übereinstimmt. Bis dahin ist nur die Anzahl bekannt.',
  'Only a private list can be compared without sending it.':
    'Nur eine private Liste kann verglichen werden, ohne sie zu senden.',
  'The count of this comparison': 'Die Anzahl dieses Vergleichs',
  'The points of the company were sent already. Start another comparison.':
    'Die Punkte des Unternehmens wurden bereits gesendet. Starten Sie einen neuen Vergleich.',
  'The private list of this comparison was deleted.': 'Die private Liste dieses Vergleichs wurde gelöscht.',
  'This comparison has expired. Start another one.': 'Dieser Vergleich ist abgelaufen. Starten Sie einen neuen.',
  'This comparison was answered already.': 'Dieser Vergleich wurde bereits beantwortet.',
  'is not base64': 'Ist nicht base64.',
  'is not base64 of 32 bytes': 'Ist nicht base64 von 32 Byte.',
};
