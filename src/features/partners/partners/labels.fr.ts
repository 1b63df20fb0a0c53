import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partners'> = {
  'Active partners above the first tier with no deal won since January 1 and no open deals.':
    'Partenaires actifs au-dessus du premier niveau sans affaire gagnée depuis le 1er janvier ni affaire ouverte.',
  'Active partners by current tier, and partners at risk of losing their tier.':
    'Partenaires actifs par niveau actuel, et partenaires qui risquent de perdre leur niveau.',
  'Active partners whose tier ends within 90 days.': 'Partenaires actifs dont le niveau prend fin dans les 90 jours.',
  'Active partners without recent activity, grouped by reason.':
    'Partenaires actifs sans activité récente, regroupés par motif.',
  'Additional regions. The main region takes precedence.':
    'Régions supplémentaires. La région principale est prioritaire.',
  'Address, second line': 'Adresse, deuxième ligne',
  'Agreed terms': 'Conditions convenues',
  'All active partners had recent activity.': 'Tous les partenaires actifs ont eu une activité récente.',
  Business: 'Activité',
  'Company profile': 'Profil de l’entreprise',
  'Current partners': 'Partenaires actuels',
  'Exclusive in its territory': 'Exclusif sur son territoire',
  Fair: 'Moyen',
  'First deal': 'Première affaire',
  Good: 'Bon',
  'Has open deals, but none with activity for 30 days. Ask about the next step.':
    'A des affaires ouvertes, mais aucune avec de l’activité depuis 30 jours. Demandez la prochaine action.',
  'Inactive partners': 'Partenaires inactifs',
  'Internal notes': 'Notes internes',
  'Invitation unanswered': 'Invitation sans réponse',
  'Invited and active partners by activation step. Each step includes partners who went further; percentages are relative to the previous step. First deal: leads at least one deal. Repeat deals: leads two or more.':
    'Partenaires invités et actifs par étape d’activation. Chaque étape inclut les partenaires allés plus loin ; les pourcentages se rapportent à l’étape précédente. Première affaire : mène au moins une affaire. Affaires répétées : en mène deux ou plus.',
  'Invited more than 14 days ago and has not accepted. Resend the invitation.':
    'Invité il y a plus de 14 jours et n’a pas accepté. Renvoyez l’invitation.',
  'Joined more than 30 days ago and can sign in, but has no deals yet. Offer help with the first deal.':
    'Arrivé il y a plus de 30 jours et peut se connecter, mais n’a pas encore d’affaire. Proposez votre aide pour la première.',
  'Joined more than 30 days ago but no one can sign in yet. Invite them.':
    'Arrivé il y a plus de 30 jours, mais personne ne peut encore se connecter. Envoyez une invitation.',
  'Joined this month': 'Arrivés ce mois-ci',
  'Never invited': 'Jamais invité',
  'New partners': 'Nouveaux partenaires',
  'No active partners.': 'Aucun partenaire actif.',
  'No activity for 60 days': 'Sans activité depuis 60 jours',
  'No deals to support the tier': 'Aucune affaire pour soutenir le niveau',
  'No invited or active partners.': 'Aucun partenaire invité ou actif.',
  'No partners joined in this period.': 'Aucun partenaire n’est arrivé sur cette période.',
  'No recent activity': 'Aucune activité récente',
  'No tier': 'Aucun niveau',
  'Not in the portal': 'Absents du portail',
  'Not invited': 'Non invité',
  Onboarded: 'Onboarding terminé',
  'Onboarded, no deal': 'Onboarding terminé, sans affaire',
  'Only your company can see them.': 'Seule votre entreprise peut les voir.',
  'Other regions': 'Autres régions',
  'PNG, JPEG, WebP or GIF, up to 2 MB; square is best.':
    'PNG, JPEG, WebP ou GIF, 2 Mo au maximum ; de préférence carré.',
  'Parent company': 'Société mère',
  'Partner activation': 'Activation des partenaires',
  'Partners joined': 'Partenaires arrivés',
  'Partners who joined in the period, by join date.': 'Partenaires arrivés sur la période, par date d’arrivée.',
  'Partners who joined in the period.': 'Partenaires arrivés sur la période.',
  'Payment terms in days': 'Délai de paiement en jours',
  Poor: 'Faible',
  'Protection of registered deals before the tier’s factor. Leave it empty for the days of the deal type or the program.':
    'Protection des affaires enregistrées avant le facteur du niveau. Laissez vide pour les jours du type d’affaire ou du programme.',
  'Referred by': 'Recommandé par',
  'Regional manager': 'Responsable régional',
  'Repeat deals': 'Affaires répétées',
  'Sold before, but no open deals and no activity for 60 days. Get in touch.':
    'A déjà vendu, mais n’a ni affaire ouverte ni activité depuis 60 jours. Prenez contact.',
  'Stalled deals': 'Affaires au point mort',
  'Status history': 'Historique des statuts',
  'The partner’s ID in another system, such as your CRM.':
    'L’ID du partenaire dans un autre système, par exemple votre CRM.',
  'This program has no tiers.': 'Ce programme n’a pas de niveaux.',
  'Tier ends': 'Fin du niveau',
  'Tier ends within 90 days': 'Fin du niveau sous 90 jours',
  'Tier history': 'Historique des niveaux',
  'What they do and for whom.': 'Ce qu’il fait et pour qui.',
  'Won revenue this year': 'Chiffre d’affaires gagné cette année',
  'Your current tier, all tiers of the program, and the revenue you won since January 1. Your tier can affect your commission rates and protection periods.':
    'Votre niveau actuel, tous les niveaux du programme et le chiffre d’affaires que vous avez gagné depuis le 1er janvier. Votre niveau peut influer sur vos taux de commission et vos périodes de protection.',
  'region change': 'changement de région',
  'region changes': 'changements de région',
  'status change': 'changement de statut',
  'status changes': 'changements de statut',
  'tier change': 'changement de niveau',
  'tier changes': 'changements de niveau',
  'Emails and documents for the partner are in this language, unless a person has chosen another.':
    'Les e-mails et les documents destinés au partenaire sont dans cette langue, sauf si une personne en a choisi une autre.',
  'has a similar name': 'a un nom similaire',
  'has the same domain': 'a le même domaine',
  'has the same name': 'a le même nom',
};
