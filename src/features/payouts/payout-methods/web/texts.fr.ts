import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  payoutDetailsFor: (currency: Part, partnerName: Part) => `Coordonnées de versement en ${currency} de ${partnerName}`,
  close: 'Fermer',
  accountHolder: 'Titulaire du compte',
  country: 'Pays',
  yourAccessRecordedInAuditLog: 'Votre accès est consigné dans le journal d’audit.',
  copy: (name: Part) => `Copier\u00a0: ${name}`,
  save: 'Enregistrer',
  yourDetailsEncryptedScreensShowOnly:
    'Vos coordonnées sont chiffrées. Les écrans n’affichent que les derniers chiffres. Les coordonnées complètes ne sont visibles que par l’équipe qui vous paie, et chaque accès est consigné. Les nouvelles coordonnées sont vérifiées avec vous avant d’être utilisées.',
  detailsEncryptedListsShowOnlyLast:
    'Les coordonnées sont chiffrées. Les listes n’affichent que les derniers chiffres, et chaque accès aux coordonnées complètes est consigné. Un autre membre de l’équipe doit les vérifier avec le partenaire.',
  partner: 'Partenaire',
  payoutCurrency: 'Devise de versement',
  paymentMethod: 'Mode de versement',
  accountCountry: 'Pays du compte',
  usingForOtherCurrencies: 'Utiliser pour les autres devises',
  earningsInCurrenciesWithoutTheirOwn:
    'Les gains dans des devises sans coordonnées propres sont convertis et versés sur ce compte.',
  accountHolderInLatinLetters: 'Titulaire du compte en caractères latins',
  asYourBankWritesItPayment:
    'Tel que l’écrit votre banque. Les fichiers de paiement ne comportent pas d’autres caractères.',
  routingNumber: 'Routing number',
  nineDigits: 'Neuf chiffres.',
  accountNumber: 'Numéro de compte',
  accountType: 'Type de compte',
  checking: 'Compte courant',
  savings: 'Compte d’épargne',
  nineDigitsIfBankHasOne: 'Neuf chiffres, si la banque en a un.',
  bankName: 'Nom de la banque',
  paypalEmail: 'E-mail PayPal',
  stripeAccount: 'Compte Stripe',
  idAccountThatConnectedToCompanys:
    'L’identifiant du compte connecté à la plateforme Stripe de l’entreprise, comme acct_1Nv0FGQ9RKHgCVdK.',
  paymentInstructions: 'Instructions de paiement',
  encryptedLikeAllPayoutDetails: 'Chiffrées comme toutes les coordonnées de versement.',
  payoutDetails: 'Coordonnées de versement',
  changeDetails: 'Modifier les coordonnées',
  enterDetails: 'Saisir les coordonnées',
  noPayoutDetailsYetWeNeed:
    'Aucune coordonnée de versement pour l’instant. Nous en avons besoin avant le premier paiement.',
  alsoUsedForOtherCurrencies: ', aussi utilisées pour les autres devises',
  usingForOnly: (currency: Part) => `Utiliser uniquement pour ${currency}`,
  beingVerified: 'En cours de vérification',
  enterPayoutDetails: 'Saisir les coordonnées de versement',
  verifyPayoutDetailsFor: (currency: Part, partnerName: Part) =>
    `Vérifier les coordonnées de versement en ${currency} de ${partnerName}`,
  verifyDetails: 'Vérifier les coordonnées',
  usesSameAccount: (sameAccountAs: Part) => `${sameAccountAs} utilise le même compte`,
  askBothPartnersBeforeYouVerify: 'Demandez aux deux partenaires avant de le vérifier.',
  accountEndsIn: 'Le compte se termine par',
  usableFrom: 'Utilisable à partir du',
  now: 'Maintenant',
  paymentsWaitUntilSecurityHoldAfter: 'Les paiements attendent la fin du délai de sécurité qui suit la modification.',
  nextPaymentsGoToThisAccount: 'Les prochains paiements sont versés sur ce compte.',
  howDidYouCheckThem: 'Comment les avez-vous vérifiées\u202f?',
  usingContactThatYouKnewBefore:
    'Passez par un contact que vous connaissiez déjà, et non par le message qui annonçait la modification.',
  chooseHowYouCheckedDetails: 'Choisissez comment vous avez vérifié les coordonnées',
  note: 'Note',
  forExampleWhomYouSpokeTo: 'Par exemple, à qui vous avez parlé, et quand.',
  pendingVerification: 'En attente de vérification',
  partnersEnterTheirPayoutDetailsIn:
    'Les partenaires saisissent leurs coordonnées de versement dans le portail, ou vous les saisissez ici et les vérifiez avec le partenaire.',
  disablePayoutDetailsFor: (currency: Part, partnerName: Part) =>
    `Désactiver les coordonnées de versement en ${currency} de ${partnerName}\u202f?`,
  approvedPaymentsThatNotInPayment:
    'Les paiements approuvés qui ne sont pas encore dans un fichier de paiement sont retenus. Le partenaire peut saisir de nouvelles coordonnées.',
  disableDetails: 'Désactiver les coordonnées',
  showFullDetails: 'Afficher les coordonnées complètes',
  anotherTeamMemberMustVerify: 'Un autre membre de l’équipe doit vérifier',
  moreAboutDetails: (currency: Part, partnerName: Part) =>
    `Plus d’options pour les coordonnées en ${currency} de ${partnerName}`,
};
