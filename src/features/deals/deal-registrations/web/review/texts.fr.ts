import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approve: (accountName: Part) => `Approuver ${accountName}\u202f?`,
  messageToPartner: 'Message au partenaire',
  reasonForApprovingDespiteConflict: 'Motif d’approbation malgré le conflit',
  reasonIsRequired: 'Le motif est obligatoire',
  explanation: 'Explication',
  storedWithConflictPartnerCannotSee: 'Conservée avec le conflit. Le partenaire ne la voit pas.',
  enterAnExplanation: 'Indiquez une explication',
  internalComment: 'Commentaire interne',
  onlyYourCompanyCanSeeIt: 'Visible par votre entreprise uniquement.',
  createOpportunityNowWithPartnerAs: 'Créer l’opportunité maintenant, avec le partenaire comme source',
  thisStepNextReviewerAskedThen: (position: Part, total: Part, name: Part) =>
    `Étape ${position} sur ${total} (${name}). La personne suivante est ensuite sollicitée. La protection commence avec la dernière approbation.`,
  protectionForStartsNowNoOther: (partnerName: Part) =>
    `La protection de ${partnerName} commence maintenant. Aucun autre partenaire ne peut enregistrer ce compte pour les mêmes produits.`,
  itsPartnerToldThatAnotherRegistration: (starts: Part, earlier: Part) =>
    `${starts} ${earlier} Son partenaire est informé qu’un autre enregistrement a été approuvé.`,
  registrationWasSubmittedEarlierAndStill: (number: Part, partnerName: Part) =>
    `L’enregistrement ${number} de ${partnerName} a été envoyé avant et attend encore.`,
  noOtherPartnerCanRegisterOr: (accountName: ReactNode, heldUntil: ReactNode, label: ReactNode) =>
    rich`Aucun autre partenaire ne peut enregistrer ni réserver ${accountName} avant le ${heldUntil}. Enregistrez l’affaire d’ici là. ${label}`,
  joinsDealFirstRegistrationCanSee: (partnerName: Part) =>
    `${partnerName} rejoint l’affaire du premier enregistrement, peut la voir et touche une commission. Seul le premier enregistrement garde sa protection. Chaque partenaire connaît son rôle et sa part, mais pas l’identité de l’autre.`,
  joinsYourDealCanSeeIt: (partnerName: Part) =>
    `${partnerName} rejoint votre affaire, peut la voir, touche une commission et bénéficie d’une protection pour ce compte.`,
  thePartner: 'le partenaire',
  roleInDeal: (partnerName: Part) => `Rôle dans l’affaire\u00a0: ${partnerName}`,
  shareCommissionForThisRole: 'Part de la commission pour ce rôle',
  otherPartnersSharesShrinkInProportion: 'Les parts des autres partenaires diminuent en proportion.',
  reason: 'Motif',
  storedWithConflictPartnersCannotSee: 'Conservé avec le conflit. Les partenaires ne le voient pas.',
  messageTo: (partnerName: Part) => `Message pour ${partnerName}`,
  dealAfterMerge: 'L’affaire après la fusion',
  partnersOf: (opportunityName: Part) => `Partenaires de ${opportunityName}`,
  role: 'Rôle',
  shareOfRole: 'Part du rôle',
  joinsTheDeal: 'Rejoint l’affaire',
  firstRegistrationHasNoDealYet: 'Le premier enregistrement n’a pas encore d’affaire. La fusion la crée.',
  text: (count: number) => plural(count, 'jour', 'jours'),
  protectionLastsFromApproval: (protectionDays: Part) =>
    `La protection dure ${protectionDays} à partir de l’approbation.`,
  itCannotBeExtended: (usually: Part) => `${usually} Elle ne peut pas être prolongée.`,
  textMaxExtensions: (maxExtensions: number) => plural(maxExtensions, 'fois', 'fois'),
  youCanAskUntil: (askUntil: Part) => ` Vous pouvez le demander jusqu’au ${askUntil}.`,
  itCanBeExtendedByUp: (usually: Part, times: Part, extensionDays: Part, used: Part, until: Part) =>
    `${usually} Elle peut être prolongée ${times}, de ${extensionDays} au plus à chaque fois, si l’affaire a progressé\u00a0: un changement d’étape ou une note.${used}${until}`,
  youAskedForExtensionOn: (extensionAskedAt: Part) => `Vous avez demandé une prolongation le ${extensionAskedAt}`,
  extension: 'Prolongation',
  asksForExtension: (partnerName: Part) => `${partnerName} demande une prolongation`,
  thisExtensionYourProgramAllowsDate: (extensions: Part, maxExtensions: Part, latestOn: Part) =>
    `Prolongation ${extensions} sur ${maxExtensions}. Votre programme autorise une date jusqu’au ${latestOn}.`,
  chooseADate: 'Choisissez une date',
};
