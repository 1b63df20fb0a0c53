import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contracts'> = {
  'A contract is signed, declined, about to end or has ended.':
    'Ein Vertrag wurde unterzeichnet oder abgelehnt, endet bald oder ist beendet.',
  'A contract that was sent stays as it is. Void it and send a new one.':
    'Ein gesendeter Vertrag bleibt unverändert. Erklären Sie ihn für ungültig und senden Sie einen neuen.',
  'Agree to sign electronically first.': 'Stimmen Sie zuerst der elektronischen Unterzeichnung zu.',
  'Choose partners or an audience.': 'Wählen Sie Partner oder eine Zielgruppe.',
  Contracts: 'Verträge',
  'Fill in all required fields.': 'Füllen Sie alle erforderlichen Felder aus.',
  'It is not your turn yet.': 'Sie sind noch nicht an der Reihe.',
  'It would end before it takes effect.': 'Er würde enden, bevor er in Kraft tritt.',
  'One of the partners': 'Einer der Partner',
  'Only drafts can be deleted. Void a contract that was sent.':
    'Nur Entwürfe können gelöscht werden. Erklären Sie einen gesendeten Vertrag für ungültig.',
  'The PDF of this contract cannot be read.': 'Das PDF dieses Vertrags kann nicht gelesen werden.',
  'The company sends a contract, everybody has signed it, or it ends soon.':
    'Das Unternehmen sendet einen Vertrag, alle haben ihn unterzeichnet, oder er endet bald.',
  'The contract to amend': 'Der Vertrag für den Nachtrag',
  'There is nothing to sign for you.': 'Für Sie gibt es nichts zu unterzeichnen.',
  'This document cannot be signed any more.': 'Dieses Dokument kann nicht mehr unterzeichnet werden.',
  'This document has no such field.': 'Dieses Dokument hat kein solches Feld.',
  'Too many codes were sent for this link. Ask the company for a new one.':
    'Für diesen Link wurden zu viele Codes gesendet. Bitten Sie das Unternehmen um einen neuen.',
  'You are not a signer of this contract.': 'Sie gehören nicht zu den Unterzeichnenden dieses Vertrags.',
  'You can only choose who signs for your side.': 'Sie können nur wählen, wer für Ihre Seite unterzeichnet.',
  'Your contracts': 'Ihre Verträge',
  'cannot be read': 'Kann nicht gelesen werden.',
  'is a contract of another partner': 'Ist ein Vertrag eines anderen Partners.',
  'is fixed: this contract is a PDF file': 'Kann nicht geändert werden: Dieser Vertrag ist eine PDF-Datei.',
  'must be at most 5 MB': 'Darf höchstens 5 MB groß sein.',
  'must have between 1 byte and 5 MB': 'Muss zwischen 1 Byte und 5 MB groß sein.',
  'names a role twice': 'Nennt eine Rolle zweimal.',
  'token is required': 'token ist erforderlich.',
  'The text that you agreed to has changed. Reload this page and read it again.':
    'Der Text, dem Sie zugestimmt haben, hat sich geändert. Laden Sie diese Seite neu und lesen Sie ihn noch einmal.',
};
