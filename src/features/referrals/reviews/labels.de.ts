import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'referrals/reviews'> = {
  'Asked contact': 'Gefragter Kontakt',
  Cooperation: 'Zusammenarbeit',
  'Deal won': 'Deal gewonnen',
  'Dispute a published review of yours; the company decides':
    'Eine veröffentlichte Bewertung über Sie beanstanden; das Unternehmen entscheidet',
  'Dispute review': 'Bewertung beanstanden',
  Disputed: 'Beanstandet',
  'Email verified': 'E-Mail bestätigt',
  'Explain what is wrong. Only the company sees it.':
    'Erläutern Sie, was nicht stimmt. Nur das Unternehmen sieht dies.',
  'In moderation': 'In Moderation',
  'Pin review': 'Bewertung anheften',
  Pinned: 'Angeheftet',
  'Pinned reviews are shown first. At most five reviews of a partner can be pinned.':
    'Angeheftete Bewertungen werden zuerst angezeigt. Höchstens fünf Bewertungen eines Partners können angeheftet werden.',
  'Publish a review': 'Eine Bewertung veröffentlichen',
  'Publish review': 'Bewertung veröffentlichen',
  Quality: 'Qualität',
  'Reject a review in moderation': 'Eine Bewertung in Moderation ablehnen',
  'Reject review': 'Bewertung ablehnen',
  'Remove a published review, or cancel a request':
    'Eine veröffentlichte Bewertung entfernen oder eine Anfrage stornieren',
  'Remove reply': 'Antwort entfernen',
  'Remove review': 'Bewertung entfernen',
  'Remove the reply of the partner': 'Die Antwort des Partners entfernen',
  'Reply once to a review of yours': 'Einmal auf eine Bewertung über Sie antworten',
  'Reply published': 'Antwort veröffentlicht',
  'Reply removed': 'Antwort entfernt',
  'Reply to review': 'Auf Bewertung antworten',
  'Review disputed': 'Bewertung beanstandet',
  'Review pinned': 'Bewertung angeheftet',
  'Review published': 'Bewertung veröffentlicht',
  'Review rejected': 'Bewertung abgelehnt',
  'Review removed': 'Bewertung entfernt',
  'Review unpinned': 'Bewertung gelöst',
  'Send link': 'Link senden',
  'Send the link of a request, or send it again': 'Den Link einer Anfrage senden oder erneut senden',
  'Show a review first; at most five per partner': 'Eine Bewertung zuerst anzeigen; höchstens fünf je Partner',
  'Stop showing a review first': 'Eine Bewertung nicht mehr zuerst anzeigen',
  'The review goes back to moderation and is hidden until the company decides. Its scores still count. You can dispute a review once.':
    'Die Bewertung geht zurück in die Moderation und ist verborgen, bis das Unternehmen entscheidet. Ihre Noten zählen weiterhin. Sie können eine Bewertung einmal beanstanden.',
  'The review is never published. The partner cannot read it.':
    'Die Bewertung wird nie veröffentlicht. Der Partner kann sie nicht lesen.',
  'The review takes its place by date again.': 'Die Bewertung steht wieder an ihrem Platz nach Datum.',
  'Unpin review': 'Bewertung lösen',
  'We tell the partner why.': 'Wir teilen dem Partner den Grund mit.',
  'Your reply is public. You can reply once.': 'Ihre Antwort ist öffentlich. Sie können einmal antworten.',
  review: 'Bewertung',
  'review invitation': 'Einladung zu einer Bewertung',
  'review invitations': 'Einladungen zu Bewertungen',
  'review setting': 'Bewertungseinstellung',
  'review settings': 'Bewertungseinstellungen',
  reviews: 'Bewertungen',
};
