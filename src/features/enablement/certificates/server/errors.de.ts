import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/certificates'> = {
  'A partner or one of its people earns a certificate or loses one.':
    'Ein Partner oder eine seiner Personen erwirbt oder verliert ein Zertifikat.',
  'Certificates of partners': 'Zertifikate von Partnern',
  'The holder has a valid certificate of this program.': 'Der Inhaber hat ein gültiges Zertifikat dieses Programms.',
  'This certificate': 'Dieses Zertifikat',
  'This issuer': 'Dieser Aussteller',
  'This key': 'Dieser Schlüssel',
  'This program is not published. Publish it before you award its certificate.':
    'Dieses Programm ist nicht veröffentlicht. Veröffentlichen Sie es, bevor Sie sein Zertifikat vergeben.',
  'You earn a certificate, it is about to expire, expires or is revoked.':
    'Sie erwerben ein Zertifikat, es läuft bald ab, ist abgelaufen oder wird widerrufen.',
  'Your certificates': 'Ihre Zertifikate',
  'can be at most 20 courses': 'Höchstens 20 Kurse sind möglich.',
  'can be at most 20 programs': 'Höchstens 20 Programme sind möglich.',
  'choose at least one': 'Wählen Sie mindestens eine Person.',
  'choose the certificates that people need': 'Wählen Sie die Zertifikate, die Personen benötigen.',
  'is for certificates of people': 'Nur für Zertifikate von Personen möglich.',
  'is for organizations only': 'Nur für Organisationen möglich.',
  'is for people only': 'Nur für Personen möglich.',
  'is so long ago that the certificate has expired': 'Liegt so lange zurück, dass das Zertifikat abgelaufen ist.',
  'is the name of another program': 'So heißt bereits ein anderes Programm.',
  'must be a partner of your program': 'Muss ein Partner Ihres Programms sein.',
  'must be programs for people': 'Müssen Programme für Personen sein.',
  'must be today or earlier': 'Muss heute oder früher sein.',
  'say how many people are needed': 'Geben Sie an, wie viele Personen erforderlich sind.',
};
