import type { FullTranslation } from '#shared/text/texts.ts';
import type { partnerSteps as english } from './steps.texts.ts';

/** Not yet reviewed by a native speaker. */
export const partnerSteps: FullTranslation<typeof english> = {
  company_details: {
    label: 'Votre entreprise',
    title: 'Présentez votre entreprise',
    text: 'Votre responsable partenaires voit ces informations, et elles figurent dans l’annuaire des partenaires si vous y êtes.',
  },
  people: {
    label: 'Personnes',
    title: 'Qui travaille avec vous\u00a0?',
    text: 'Invitez les personnes qui enregistrent des affaires, suivent des formations ou s’occupent des paiements. Elles reçoivent un e-mail avec un lien utilisable une seule fois.',
  },
  payout_details: {
    label: 'Coordonnées de versement',
    title: 'Où devons-nous vous payer\u00a0?',
    text: 'Il nous faut vos coordonnées de versement avant le premier paiement. Vous pouvez les ajouter ou les modifier plus tard dans Versements.',
  },
  first_contract: {
    label: 'Contrat',
    title: 'Signez votre contrat',
    text: 'Les contrats qui attendent votre signature sont affichés ici. Vous pouvez toujours les lire dans Contrats.',
  },
  first_step: {
    label: 'Premier pas',
    title: 'Commencez par une affaire ou une formation',
    text: 'Enregistrez votre première affaire pour la protéger, ou suivez une formation. Vous pouvez faire les deux plus tard.',
  },
};
