import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'comme source',
  resell: 'comme revendeur',
  influence: 'comme influenceur',
  services: 'avec des services',
  distributor: 'comme distributeur',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  registration: (account, number) => `${account} (enregistrement ${number})`,
  furtherNotice: 'nouvel ordre',
  partner: 'Partenaire',
  customer: 'Client',
  value: 'Valeur',
  decisionDue: 'Décision attendue le',
  protectionEnds: 'Fin de la protection',
  reviewRegistration: 'Examiner l’enregistrement',
  viewRegistration: 'Voir l’enregistrement',
  viewDeal: 'Voir l’affaire',
  answer: 'Répondre',
  answerRequest: 'Répondre à la demande',

  submitted: (partner, registration, due) =>
    `${partner} a enregistré ${registration}. Une décision est attendue au plus tard le ${due}.`,
  submittedSubject: (partner, deal, due) => `${partner} a enregistré ${deal}\u00a0: décision au plus tard le ${due}`,
  approvalAsked: ({ registration, partner, position, total, step, isSubstitute }) =>
    `${registration} de ${partner} attend votre approbation\u00a0: étape ${position} sur ${total}, ${step}.${isSubstitute ? ' Vous êtes sollicité parce que la personne chargée de l’examen n’est pas disponible.' : ''}`,
  approvalAskedSubject: (deal) => `Votre approbation est attendue\u00a0: ${deal}`,
  approvalGiven: (registration, approved, total) =>
    `Approbations pour ${registration}\u00a0: ${approved} sur ${total}.`,
  collision: (registration) =>
    `${registration} et un enregistrement d’un autre partenaire protègent le même compte. Les deux restent protégés jusqu’à ce que l’une des protections soit libérée ou révoquée.`,
  answered: (partner, registration) => `${partner} a répondu à votre question sur ${registration}.`,

  approved: (registration, until) => `${registration}\u00a0: approuvé et protégé jusqu’au ${until}.`,
  approvedSubject: (account) => `${account}\u00a0: approuvé`,
  approvedMore: 'D’ici là, aucun autre partenaire ne peut enregistrer ce compte pour les mêmes produits.',
  rejected: (registration, reason) => `${registration} n’a pas été approuvé\u00a0: ${reason}`,
  rejectedSubject: (account) => `${account}\u00a0: non approuvé`,
  infoRequested: (registration, question) => `${registration} attend une réponse de votre part\u00a0: ${question}`,
  infoRequestedSubject: (account) => `${account}\u00a0: une question pour vous`,
  infoRequestedMore: 'Le délai de décision est suspendu jusqu’à votre réponse.',
  revoked: (registration, reason) => `${registration} n’est plus protégé\u00a0: ${reason}`,
  revokedSubject: (account) => `${account}\u00a0: protection révoquée`,
  expired: (registration, paysUntil) =>
    `${registration} a expiré\u00a0: sa protection est terminée.${paysUntil ? ` Vous touchez encore une commission si vous gagnez l’affaire au plus tard le ${paysUntil}.` : ''}`,
  expiredSubject: (account) => `${account}\u00a0: protection terminée`,
  converted: (registration) => `${registration}\u00a0: affaire gagnée.`,
  convertedSubject: (account) => `${account}\u00a0: gagnée`,
  overtaken: (registration) =>
    `Un autre enregistrement pour le compte de ${registration} a été approuvé. Le vôtre attend encore une décision.`,
  overtakenSubject: (account) => `${account}\u00a0: un autre enregistrement a été approuvé`,

  extended: (registration, until) => `La protection de ${registration} a été prolongée jusqu’au ${until}.`,
  extendedSubject: (account, until) => `${account}\u00a0: protégé jusqu’au ${until}`,
  extensionAsked: ({ partner, registration, until, reason }) =>
    `${partner} demande de prolonger la protection de ${registration}, qui se termine le ${until}\u00a0: ${reason}`,
  extensionAskedSubject: (partner, deal) => `${partner} demande une prolongation\u00a0: ${deal}`,
  extensionDeclined: (registration, reason) =>
    `La protection de ${registration} n’a pas été prolongée\u00a0: ${reason}`,
  extensionDeclinedSubject: (account) => `${account}\u00a0: non prolongé`,
  protectedUntil: (until) => `Vous bénéficiez de la protection jusqu’au ${until}.`,
  withdrawn: (partner, registration) => `${partner} a retiré ${registration}.`,
  released: (partner, registration) => `${partner} a libéré ${registration}.`,
  holdEnded: (account, how) =>
    how === 'ended'
      ? `L’entreprise a mis fin à votre réservation de ${account}. Enregistrez l’affaire tant que le compte est encore libre.`
      : `Votre réservation de ${account} a expiré. Enregistrez l’affaire tant que le compte est encore libre.`,
  probingAllChecks: (partner, limit) =>
    `${partner} a utilisé les ${limit} vérifications du jour. Si vous ne vous y attendiez pas, réduisez le nombre de vérifications par jour de ce partenaire ou contactez-le.`,
  probingManyChecks: (partner, asked, registered) =>
    `${partner} a vérifié ${asked} comptes par site web ou par nom en 30 jours et en a enregistré ${registered}. Si vous ne vous y attendiez pas, réduisez le nombre de vérifications par jour de ce partenaire ou contactez-le.`,
  ending: (registration, until) => `La protection de ${registration} se termine le ${until}.`,
  endingSubject: (account, until) => `${account}\u00a0: la protection se termine le ${until}`,
  endingMore: 'Si l’affaire a progressé, vous pouvez demander une prolongation depuis l’enregistrement.',
  due: (registration, partner, due) =>
    `La décision sur ${registration} de ${partner} est attendue au plus tard le ${due}.`,
  dueSubject: (deal, due) => `Décision au plus tard le ${due}\u00a0: ${deal}`,
  overdue: (registration, partner) =>
    `La décision sur ${registration} de ${partner} est en retard. La protection est prolongée d’autant.`,
  overdueSubject: (deal) => `En retard\u00a0: ${deal}`,
  inactive: (registration, days) =>
    `${registration} n’a pas été mis à jour depuis ${days} jours, et aucune affaire n’en a été créée.`,
  inactiveSubject: (account, days) => `Aucune mise à jour depuis ${days} jours\u00a0: ${account}`,

  merged: ({ registration, role, share, isBeside, until }) =>
    [
      `${registration} a été fusionné avec une affaire existante.`,
      `Vous y participez ${roles[role]}${share ? `, avec ${share} de la commission pour ce rôle` : ''}.`,
      isBeside
        ? `Votre enregistrement est valable jusqu’au ${until}, mais sans exclusivité.`
        : `Le compte est protégé pour vous jusqu’au ${until}.`,
    ].join(' '),
  mergedSubject: (account) => `${account}\u00a0: vous participez à l’affaire`,
  joined: (deal, shares) =>
    [
      `Un autre partenaire participe désormais à l’affaire ${deal}.`,
      ...shares.map(({ role, share }) => `Votre part ${roles[role]} est désormais de ${share}.`),
      ...(shares.length === 0 ? ['Votre part n’a pas changé.'] : []),
    ].join(' '),
  joinedSubject: (deal) => `${deal}\u00a0: un autre partenaire a rejoint l’affaire`,

  replyInternal: 'Répondez à cet e-mail pour ajouter un commentaire interne. Le partenaire ne le voit pas.',
  replyShared: 'Répondez à cet e-mail pour ajouter un commentaire que les deux parties lisent.',
  replyAnswer: 'Répondez à cet e-mail pour répondre à la question.',

  actions: {
    approve: 'Approuver',
    reject: 'Refuser',
    ask: 'Poser une question',
    grant: 'Accorder',
    decline: 'Refuser',
    registerDeal: 'Enregistrer une affaire',
    account: 'Compte',
    website: 'Site web',
    amount: 'Montant',
    expectedClose: 'Clôture prévue',
    conflict: 'Conflit',
    mayConflict: 'Il y a peut-être un conflit. Ouvrez l’enregistrement pour le voir.',
    reason: 'Motif',
    messageToPartner: 'Message au partenaire',
    yourQuestion: 'Votre question',
    yourAnswer: 'Votre réponse',
    sendQuestion: 'Envoyer la question',
    sendAnswer: 'Envoyer la réponse',
    approveTitle: (registration) => `Approuver ${registration}\u202f?`,
    approveStep: (position, total) =>
      `Approbation ${position} sur ${total}. La personne suivante est ensuite sollicitée.`,
    approveText: (partner) =>
      `La protection de ${partner} commence maintenant. Aucun autre partenaire ne peut enregistrer ce compte pour les mêmes produits.`,
    approved: (registration, partner) => `${registration} est approuvé, et ${partner} en est informé.`,
    stepApproved: (registration) =>
      `Votre approbation de ${registration} est enregistrée. La personne suivante est sollicitée.`,
    rejectTitle: (registration) => `Refuser ${registration}\u202f?`,
    rejectText: (partner) => `${partner} reçoit le motif et votre message.`,
    rejected: (registration) => `${registration} est refusé, et le partenaire en est informé.`,
    askTitle: (partner, registration) => `Question à ${partner} sur ${registration}`,
    askText: 'Le délai de décision est suspendu jusqu’à la réponse du partenaire.',
    asked: 'Votre question a été envoyée au partenaire.',
    grantTitle: (registration) => `Prolonger la protection de ${registration}\u202f?`,
    grantText: (partner, until) => `${partner} est protégé jusqu’au ${until}.`,
    granted: (registration) => `La protection de ${registration} est prolongée, et le partenaire en est informé.`,
    declineTitle: (registration) => `Refuser la prolongation pour ${registration}\u202f?`,
    declineText: (partner) => `${partner} reçoit votre message. La protection se termine comme prévu.`,
    declined: (registration) => `La prolongation pour ${registration} est refusée, et le partenaire en est informé.`,
    answerTitle: (registration) => `Répondre à la question sur ${registration}`,
    answered: 'Votre réponse a été envoyée. L’examen continue.',
    submitTitle: (account) => `Enregistrer ${account}\u202f?`,
    submitText: 'L’enregistrement est comparé aux autres et examiné. Son compte ne peut plus être modifié ensuite.',
    protected: (registration) => `${registration} est enregistré et protégé.`,
    inReview: (registration) => `${registration} est enregistré. Vous recevrez un e-mail après la décision.`,
  },
};
