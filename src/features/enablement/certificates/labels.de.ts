import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/certificates'> = {
  'A new certificate replaces this one. We notify the holder.':
    'Ein neues Zertifikat ersetzt dieses. Wir benachrichtigen die Person oder den Partner, die es besitzen.',
  'Awarded automatically when a partner has so many certified people, and ended when it has fewer.':
    'Wird automatisch verliehen, wenn ein Partner so viele zertifizierte Personen hat, und beendet, wenn es weniger sind.',
  'Awarded automatically when someone has completed all of them. Without courses, you award it yourself.':
    'Wird automatisch verliehen, wenn jemand alle abgeschlossen hat. Ohne Kurse verleihen Sie es selbst.',
  'Awarded by': 'Verliehen durch',
  'Awarded by person': 'Verliehen durch Person',
  'Awarded certificates': 'Verliehene Zertifikate',
  'Awarded to': 'Verliehen an',
  'Certificate renewed': 'Zertifikat erneuert',
  'Certificate revoked': 'Zertifikat widerrufen',
  'Certificates expiring': 'Bald ablaufende Zertifikate',
  'Certificates issued': 'Ausgestellte Zertifikate',
  'Certificates of partners and their people whose holders have been reminded, those that end first.':
    'Zertifikate von Partnern und ihren Personen, deren Inhaber erinnert wurden; zuerst die, die am frühesten enden.',
  'Certificates of people': 'Zertifikate von Personen',
  'Certificates of your team that expire soon, those that end first.':
    'Zertifikate Ihres Teams, die bald ablaufen; zuerst die, die am frühesten enden.',
  'Certified people needed': 'Benötigte zertifizierte Personen',
  'Completed courses': 'Abgeschlossene Kurse',
  'Ended by': 'Beendet von',
  'Everyone who meets the requirements gets the certificate, also those who met them before.':
    'Alle, die die Anforderungen erfüllen, erhalten das Zertifikat, auch wer sie schon vorher erfüllt hat.',
  'Expiring certificates': 'Ablaufende Zertifikate',
  'Expiring in 90 days': 'Ablauf in 90 Tagen',
  Holder: 'Inhaber',
  'Issued on': 'Ausgestellt am',
  'It is no longer awarded automatically. Certificates that were awarded stay valid.':
    'Es wird nicht mehr automatisch verliehen. Bereits verliehene Zertifikate bleiben gültig.',
  'Leave empty for today.': 'Leer lassen für heute.',
  'Leave empty if it never expires.': 'Leer lassen, wenn es nie abläuft.',
  'Make a program a draft again; its certificates stay valid':
    'Ein Programm wieder zum Entwurf machen; seine Zertifikate bleiben gültig',
  'Make draft again': 'Wieder zum Entwurf machen',
  'New certificate': 'Neues Zertifikat',
  'No certificate is about to expire.': 'Kein Zertifikat läuft bald ab.',
  'People count who hold at least one of these.': 'Es zählen Personen, die mindestens eines davon besitzen.',
  'Printed on the certificate.': 'Wird auf das Zertifikat gedruckt.',
  'Publish a certificate program: it is awarded from now on':
    'Ein Zertifikatsprogramm veröffentlichen: Es wird ab jetzt verliehen',
  'Publish certificate': 'Zertifikat veröffentlichen',
  'Published. Everyone who meets the requirements gets the certificate.':
    'Veröffentlicht. Alle, die die Anforderungen erfüllen, erhalten das Zertifikat.',
  'Renew a certificate: a new one replaces it': 'Ein Zertifikat erneuern: Ein neues ersetzt es',
  'Renew certificate': 'Zertifikat erneuern',
  'Required courses': 'Erforderliche Kurse',
  Requirements: 'Anforderungen',
  'Revoke a certificate with a reason': 'Ein Zertifikat mit einem Grund widerrufen',
  'Revoke certificate': 'Zertifikat widerrufen',
  'The certificate is no longer valid from now on. The holder sees the reason; its public page only says that it was revoked.':
    'Das Zertifikat ist ab jetzt nicht mehr gültig. Wer es besitzt, sieht den Grund; die öffentliche Seite sagt nur, dass es widerrufen wurde.',
  'This certificate is a draft again. Certificates that were awarded stay valid.':
    'Dieses Zertifikat ist wieder ein Entwurf. Bereits verliehene Zertifikate bleiben gültig.',
  'Valid certificates': 'Gültige Zertifikate',
  Validity: 'Gültigkeit',
  'What someone who holds it can do. Printed on the certificate and part of the digital badge.':
    'Was jemand mit diesem Zertifikat kann. Wird auf das Zertifikat gedruckt und ist Teil des digitalen Badges.',
  'badge key': 'Badge-Schlüssel',
  'badge keys': 'Badge-Schlüssel',
  certificate: 'Zertifikat',
  'certificate program': 'Zertifikatsprogramm',
  'certificate programs': 'Zertifikatsprogramme',
  certificates: 'Zertifikate',
};
