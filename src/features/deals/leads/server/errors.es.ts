import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A lead is offered to you, your time to answer ends soon, or the offer has ended.':
    'Se te ofrece un lead, tu plazo de respuesta termina pronto o la oferta ha terminado.',
  'A lead is unassigned, marked as spam, or waits too long for a first contact.':
    'Un lead está sin asignar, se marcó como spam o espera demasiado un primer contacto.',
  'A partner accepts or declines a lead.': 'Un partner acepta o rechaza un lead.',
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Un partner tiene este lead. Ciérralo o márcalo como spam antes de archivarlo.',
  'First contact with leads': 'Primer contacto con leads',
  'Leads offered to you': 'Leads que se te ofrecen',
  'Leads that need you': 'Leads que requieren tu atención',
  'Partner answers to leads': 'Respuestas de partners a leads',
  'The first contact with a lead you accepted is overdue.':
    'El primer contacto con un lead que aceptaste lleva retraso.',
  'The time to answer has ended.': 'El plazo para responder ha terminado.',
  'This lead is archived.': 'Este lead está archivado.',
  'accepted leads': 'leads aceptados',
  'already works on this lead': 'Este partner ya trabaja en este lead.',
  'is already the ID of another lead': 'Otro lead ya tiene este ID.',
  'is already the name of another rule': 'Otra regla ya tiene este nombre.',
  'is not a custom field of partners': 'No es un campo personalizado de partners.',
  'leads without a partner': 'leads sin partner',
  'names a record that does not exist': 'Indica un registro que no existe.',
  'need points for at least one criterion': 'Asigna puntos al menos a un criterio.',
  'new leads': 'leads nuevos',
};
