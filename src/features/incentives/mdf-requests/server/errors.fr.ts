import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'Une partie de cette demande a déjà été payée. Fermez-la plutôt.',
  'A partner requests money from a marketing fund.': 'Un partenaire demande de l’argent d’un fonds marketing.',
  'A request cannot be changed once it is decided.':
    'Une demande ne peut plus être modifiée une fois la décision prise.',
  'MDF requests': 'Demandes de fonds',
  'The company decides about your request, or the time to claim is running out.':
    'L’entreprise décide de votre demande de fonds, ou le délai pour demander le remboursement expire bientôt.',
  'Your MDF requests': 'Vos demandes de fonds',
};
