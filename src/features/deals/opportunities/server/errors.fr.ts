import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunities'> = {
  'A board shows only one type.': 'Un tableau n’affiche qu’un seul type.',
  'A partner you proposed for a deal accepts or declines.':
    'Un partenaire que vous avez proposé pour une affaire accepte ou décline.',
  'An automation cannot move a deal that is won or lost.':
    'Une automatisation ne peut pas déplacer une affaire gagnée ou perdue.',
  'An automation cannot win or lose a deal.':
    'Une automatisation ne peut pas marquer une affaire comme gagnée ou perdue.',
  'Deal invitations': 'Invitations à des affaires',
  'Deals without activity': 'Affaires sans activité',
  'Only a won deal can be discarded as a duplicate.': 'Seule une affaire gagnée peut être écartée comme doublon.',
  'Only the company can change deals of this type.': 'Seule l’entreprise peut modifier les affaires de ce type.',
  'Partner answers to deal invitations': 'Réponses des partenaires aux invitations à des affaires',
  'Partners you do not manage also work on this deal. Ask a team member with access to all partners to change the split.':
    'Des partenaires que vous ne gérez pas travaillent aussi sur cette affaire. Demandez à un membre de l’équipe ayant accès à tous les partenaires de modifier la répartition.',
  'Sent once when a deal you registered has had no activity for the period set by the program.':
    'Envoyé une seule fois lorsqu’une affaire que vous avez enregistrée n’a eu aucune activité pendant la période fixée par le programme.',
  'Sent once when one of your deals has had no activity for the period set by your program.':
    'Envoyé une seule fois lorsqu’une de vos affaires n’a eu aucune activité pendant la période fixée par votre programme.',
  'This deal is led by a partner you do not manage. Ask that partner’s manager or a team member with access to all partners to change it.':
    'Cette affaire est menée par un partenaire que vous ne gérez pas. Demandez à son responsable ou à un membre de l’équipe ayant accès à tous les partenaires de la modifier.',
  'This opportunity was changed in the meantime.': 'Cette opportunité a été modifiée entre-temps.',
  'You are proposed for a deal, confirmed, or rejected.': 'Vous êtes proposé pour une affaire, confirmé ou refusé.',
  'You can only change the type of an open deal.': 'Vous ne pouvez changer le type que d’une affaire ouverte.',
  'You cannot archive a won deal because commissions depend on it.':
    'Vous ne pouvez pas archiver une affaire gagnée, car des commissions en dépendent.',
  'You cannot reject the lead partner. Choose another lead partner first.':
    'Vous ne pouvez pas refuser le partenaire principal. Choisissez d’abord un autre partenaire principal.',
  'add up to more than an amount can be': 'La somme des lignes dépasse le montant possible.',
  'inactive deals': 'affaires sans activité',
  'is calculated from the lines of the deal: change the lines instead':
    'Ce montant est calculé à partir des lignes de l’affaire : modifiez plutôt les lignes.',
  'is for deals that are won or lost': 'Réservé aux affaires gagnées ou perdues.',
  'is for lost deals': 'Réservé aux affaires perdues.',
  'is in the future': 'Cette date est dans le futur.',
  'is needed for a lost deal': 'Nécessaire pour une affaire perdue.',
  'is needed where there is no product': 'Nécessaire lorsqu’il n’y a pas de produit.',
  'is not a line of this deal': 'Ce n’est pas une ligne de cette affaire.',
  'is not a stage of this type': 'Ce n’est pas une étape de ce type.',
  'is not the first participant': 'Ce partenaire n’est pas le premier participant.',
  'is only for deals that are won or lost': 'Réservé aux affaires gagnées ou perdues.',
  'is required to reopen a won deal or mark it as lost':
    'Ce champ est obligatoire pour rouvrir une affaire gagnée ou la marquer comme perdue.',
  'is required unless lines, participants, or the closing date are given':
    'Ce champ est obligatoire, sauf si des lignes, des participants ou la date de clôture sont indiqués.',
  'is required when a deal is lost': 'Ce champ est obligatoire lorsqu’une affaire est perdue.',
  'is required: there is no opportunity type yet':
    'Ce champ est obligatoire : il n’y a pas encore de type d’opportunité.',
  'is the same as before': 'Rien n’a changé par rapport à avant.',
  'must be one id': 'Doit être un seul ID.',
  'name a partner twice in the same role': 'Un partenaire est indiqué deux fois dans le même rôle.',
  'name one line twice': 'Une ligne est indiquée deux fois.',
  'need a confirmed partner in first place': 'Un partenaire confirmé doit figurer en première place.',
  'need weights above zero': 'Les pondérations doivent être supérieures à zéro.',
  'needs how often the line is charged': 'Indiquez aussi à quelle fréquence la ligne est facturée.',
};
