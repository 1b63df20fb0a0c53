import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A lead is offered to you, your time to answer ends soon, or the offer has ended.':
    'Un lead vous est proposé, votre délai de réponse expire bientôt ou la proposition a pris fin.',
  'A lead is unassigned, marked as spam, or waits too long for a first contact.':
    'Un lead n’est pas attribué, est marqué comme spam ou attend trop longtemps un premier contact.',
  'A partner accepts or declines a lead.': 'Un partenaire accepte ou décline un lead.',
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Un partenaire a ce lead. Fermez-le ou marquez-le comme spam avant de l’archiver.',
  'First contact with leads': 'Premier contact avec les leads',
  'Leads offered to you': 'Leads qui vous sont proposés',
  'Leads that need you': 'Leads qui demandent votre attention',
  'Partner answers to leads': 'Réponses des partenaires aux leads',
  'The first contact with a lead you accepted is overdue.':
    'Le premier contact avec un lead que vous avez accepté est en retard.',
  'The time to answer has ended.': 'Le délai de réponse est écoulé.',
  'This lead is archived.': 'Ce lead est archivé.',
  'accepted leads': 'leads acceptés',
  'already works on this lead': 'Ce partenaire travaille déjà sur ce lead.',
  'is already the ID of another lead': 'Un autre lead porte déjà cet ID.',
  'is already the name of another rule': 'Une autre règle porte déjà ce nom.',
  'is not a custom field of partners': 'Ce n’est pas un champ personnalisé des partenaires.',
  'leads without a partner': 'leads sans partenaire',
  'names a record that does not exist': 'Une fiche indiquée ici n’existe pas.',
  'need points for at least one criterion': 'Attribuez des points à au moins un critère.',
  'new leads': 'nouveaux leads',
};
