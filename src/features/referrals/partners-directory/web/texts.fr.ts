import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  title: 'Annuaire des partenaires',
  open: 'Ouvrir la page publique',
  partners: 'Partenaires',
  reason: 'Motif',
  review: 'Examen',
  field: 'Champ',
  before: 'Publié',
  after: 'Proposé',
  nothing: 'Rien',
  noDifference: 'Le partenaire envoie la fiche telle quelle.',
  note: 'Note du partenaire',
  editListing: 'Modifier la fiche',
  listingHelp: {
    services: 'Appuyez sur Entrée après chacun.',
    locations: 'Pays où vous avez un bureau ou une équipe. Par défaut, le pays du profil.',
  },
  portal: {
    title: 'Fiche d’annuaire',
    about: (company: string) => `Comment les visiteurs de l’annuaire public de ${company} vous voient.`,
    onProfile: 'Comment les visiteurs de l’annuaire public vous voient.',
    toListing: 'Ouvrir la fiche d’annuaire',
    none: 'Aucune fiche pour l’instant',
    empty: 'Votre fiche apparaît ici une fois que l’entreprise vous ajoute à son annuaire public.',
    edit: 'Modifier la fiche',
    save: 'Enregistrer le brouillon',
    submit: 'Envoyer pour approbation',
    submitted: 'Envoyée. L’entreprise vérifie la modification avant que les visiteurs la voient.',
    saved: 'Brouillon enregistré.',
    waiting: 'Votre modification attend une approbation. D’ici là, les visiteurs voient la fiche publiée.',
    draft: 'Vous avez un brouillon qui n’est pas envoyé.',
    rejected: (reason: string) => `Votre dernière modification n’a pas été approuvée\u00a0: ${reason}`,
    note: 'Note pour l’entreprise',
    yourNote: 'Votre note pour l’entreprise',
    history: 'Modifications',
    noHistory: 'Les modifications que vous envoyez apparaissent ici.',
  },
  listingChange: 'Modification de fiche',
  listingChanges: 'Modifications de fiches',
  directory: 'Annuaire',
  contact: 'Contact',
  published: 'Publié',
  draftText: 'Brouillon',
  partnerDirectory: (slug: ReactNode) => rich`/partner_directory/${slug}`,
  listings: 'Fiches',
  changes: 'Modifications',
  visits: 'Visites',
};
