import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Retours',
  ideas: 'Idées',
  newIdea: 'Proposer une idée',
  editIdea: 'Modifier l’idée',
  post: 'Proposer l’idée',
  titleLabel: 'Idée',
  description: 'Description',
  descriptionHelp: 'Qu’est-ce que cela changerait pour vous\u202f?',
  visibleHelp:
    'Tous les partenaires du programme peuvent lire votre idée et voter. Seule l’entreprise voit qui l’a proposée.',
  empty: 'Les idées des partenaires pour votre programme apparaissent ici. Les partenaires votent dans le portail.',
  emptyPartner: 'Proposez une idée pour le programme et votez pour celles des autres.',
  none: 'Aucune idée',
  noneOpen: 'Aucune idée avec ce statut.',
  filter: 'Statut',
  all: 'Toutes',
  vote: 'Voter',
  voted: 'Voté',
  voteFor: (title: string) => `Voter pour ${title}`,
  withdrawFrom: (title: string) => `Retirer votre vote pour ${title}`,
  votes: (votes: number) => plural(votes, 'vote', 'votes'),
  yours: 'Votre idée',
  postedBy: 'Proposée par',
  partner: 'Partenaire',
  posted: 'Proposée le',
  answered: 'Réponse le',
  replyOf: (company: string) => `Réponse de ${company}`,
  companyReply: 'Votre réponse',
  archive: 'Archiver l’idée',
  withdraw: 'Retirer l’idée',
  removed: (title: string) => `Retrait effectué\u00a0: ${title}`,
  idea: 'Idée',
  noDescription: 'Aucune description',
  showMore: 'Afficher plus',
};
