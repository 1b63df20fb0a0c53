import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'A partner disputes a commission or adds a message.':
    'Ein Partner erhebt Einspruch gegen eine Provision oder fügt eine Nachricht hinzu.',
  'Answers to your disputes': 'Antworten auf Ihre Einsprüche',
  'Commission disputes': 'Einsprüche gegen Provisionen',
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Eine Neuberechnung der Deals ab diesem Tag ändert nichts. Korrigieren Sie zuerst den Deal, den Partner oder die Struktur.',
  'The company keeps or corrects a commission you disputed, or asks a question.':
    'Das Unternehmen belässt oder korrigiert eine Provision, gegen die Sie Einspruch erhoben haben, oder stellt eine Frage.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Sie haben gegen diese Provision bereits Einspruch erhoben. Fügen Sie dem offenen Einspruch eine Nachricht hinzu.',
};
