import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-registrations'> = {
  'A similar name in the same country with a different domain.':
    'Un nom similaire dans le même pays, avec un autre domaine.',
  'Account held': 'Compte réservé',
  'Accounts that partners hold while they prepare a registration appear here.':
    'Les comptes que les partenaires réservent pendant qu’ils préparent un enregistrement apparaissent ici.',
  'Adds the number of days set by your program to the current end date. The deal must have made progress: a stage change or a note.':
    'Ajoute à la date de fin actuelle le nombre de jours fixé par votre programme. L’affaire doit avoir progressé : un changement d’étape ou une note.',
  'After a rejection, there is a waiting period before an account can be registered again.':
    'Après un refus, un délai d’attente s’applique avant qu’un compte puisse être enregistré de nouveau.',
  'Agreed with all parties': 'Convenu avec toutes les parties',
  All: 'Tous',
  'All registrations': 'Tous les enregistrements',
  'All registrations of your partners appear here.': 'Tous les enregistrements de vos partenaires apparaissent ici.',
  'An account can be registered only once for the same products.':
    'Un compte ne peut être enregistré qu’une fois pour les mêmes produits.',
  'Another distributor is involved': 'Un autre distributeur est concerné',
  'Another partner registered first': 'Un autre partenaire a enregistré en premier',
  'Another reseller registered this account through a different distributor.':
    'Un autre revendeur a enregistré ce compte par l’intermédiaire d’un autre distributeur.',
  'Answer a question from the company': 'Répondre à une question de l’entreprise',
  'Answer sent': 'Réponse envoyée',
  'Approval saved': 'Approbation enregistrée',
  'Approve a registration': 'Approuver un enregistrement',
  'Approve registration': 'Approuver l’enregistrement',
  'Approved registrations appear here until they are won or their protection ends.':
    'Les enregistrements approuvés apparaissent ici jusqu’à ce qu’ils soient gagnés ou que leur protection prenne fin.',
  'Approved registrations whose protection ends within the next 90 days.':
    'Enregistrements approuvés dont la protection prend fin dans les 90 prochains jours.',
  'Ask for an extension': 'Demander une prolongation',
  'Ask the company to extend protection': 'Demander à l’entreprise de prolonger la protection',
  'Ask the partner for information': 'Demander des informations au partenaire',
  Blocked: 'Bloqué',
  'Capture a deal': 'Saisir une affaire',
  'Captured (device time)': 'Saisi (heure de l’appareil)',
  'Chose another vendor': 'Autre fournisseur choisi',
  Contested: 'En conflit',
  'Convert registration': 'Convertir l’enregistrement',
  'Convert to opportunity': 'Convertir en opportunité',
  'Create or link the opportunity': 'Créer ou lier l’opportunité',
  'Customer declined': 'Refus du client',
  Deadline: 'Date limite',
  'Deal registered': 'Affaire enregistrée',
  'Deals your partners register appear here for your decision, most urgent first.':
    'Les affaires enregistrées par vos partenaires apparaissent ici pour décision, les plus urgentes en premier.',
  'Deals your team registered in the period, by submission date.':
    'Affaires enregistrées par votre équipe sur la période, par date d’envoi.',
  'Decline extension': 'Refuser la prolongation',
  'Decline the extension with a reason': 'Refuser la prolongation avec un motif',
  'Different account': 'Compte différent',
  'Due within a day': 'Échéance dans un jour',
  'Existing customer': 'Client existant',
  'Existing customers': 'Clients existants',
  'Existing engagement': 'Démarche déjà engagée',
  'Expiring protection': 'Protections bientôt expirées',
  'Extend protection': 'Prolonger la protection',
  'Extension declined': 'Prolongation refusée',
  'Extension requested': 'Prolongation demandée',
  'First come, first protected': 'Premier arrivé, premier protégé',
  'Give more information': 'Donner plus d’informations',
  'Grant extension': 'Accorder la prolongation',
  'Grant the extension that the partner asked for': 'Accorder la prolongation demandée par le partenaire',
  'Held before': 'Réservé auparavant',
  'Hold account': 'Réserver le compte',
  'Hold the account of a draft': 'Réserver le compte d’un brouillon',
  'In review: the decision is due by this date; late decisions extend your protection. Protected: no other partner can register the account until this date.':
    'En cours d’examen : la décision est attendue pour cette date ; une décision tardive prolonge votre protection. Protégé : aucun autre partenaire ne peut enregistrer le compte avant cette date.',
  Incomplete: 'Incomplet',
  Information: 'Informations',
  'Information sent': 'Informations envoyées',
  'Merge a registration into the deal it conflicts with': 'Fusionner un enregistrement avec l’affaire en conflit',
  'Merge into one deal': 'Fusionner en une seule affaire',
  Merged: 'Fusionné',
  'My protections': 'Mes protections',
  'My registrations': 'Mes enregistrements',
  'My team': 'Mon équipe',
  'No active registrations. Register a deal before you work on it.':
    'Aucun enregistrement actif. Enregistrez une affaire avant d’y travailler.',
  'No answer in time': 'Aucune réponse à temps',
  'No deals were registered in this period.': 'Aucune affaire n’a été enregistrée sur cette période.',
  'No other partner can register or hold the account while you prepare the registration.':
    'Aucun autre partenaire ne peut enregistrer ni réserver le compte pendant que vous préparez l’enregistrement.',
  'No protection periods end within 90 days.': 'Aucune période de protection ne prend fin dans les 90 jours.',
  'No registrations to decide.': 'Aucun enregistrement à décider.',
  'No website': 'Aucun site web',
  'None of your protection periods end within 90 days.':
    'Aucune de vos périodes de protection ne prend fin dans les 90 jours.',
  'Not qualified': 'Non qualifié',
  'One registration per deal': 'Un enregistrement par affaire',
  'Opportunity linked': 'Opportunité liée',
  'Other partners can register this account again.': 'D’autres partenaires peuvent de nouveau enregistrer ce compte.',
  'Other reason': 'Autre motif',
  'Outside your territory': 'Hors de votre territoire',
  Overridden: 'Écarté',
  'Own company': 'Propre entreprise',
  'Partner has better evidence': 'Le partenaire a de meilleures preuves',
  'Partners cannot register their own company.': 'Les partenaires ne peuvent pas enregistrer leur propre entreprise.',
  'Partner’s system': 'Système du partenaire',
  'Pending registrations': 'Enregistrements à traiter',
  'Policy violation': 'Non-respect des règles',
  'Progress made': 'Progrès réalisés',
  Protected: 'Protégé',
  'Protected deals': 'Affaires protégées',
  'Protected for another partner': 'Protégé pour un autre partenaire',
  'Protected registrations': 'Enregistrements protégés',
  'Protected until': 'Protégé jusqu’au',
  'Protection ends': 'Fin de la protection',
  'Protection ends immediately and other partners can register this account. The partner sees the reason and your message.':
    'La protection prend fin immédiatement et d’autres partenaires peuvent enregistrer ce compte. Le partenaire voit le motif et votre message.',
  'Protection ends immediately and other partners can register this account. This cannot be undone.':
    'La protection prend fin immédiatement et d’autres partenaires peuvent enregistrer ce compte. Cette action est irréversible.',
  'Protection extended': 'Protection prolongée',
  'Protection released': 'Protection abandonnée',
  'Protection revoked': 'Protection révoquée',
  Receipt: 'Reçu',
  'Register deal on behalf of a partner': 'Enregistrer une affaire pour le compte d’un partenaire',
  'Register on behalf of a partner': 'Enregistrer pour le compte d’un partenaire',
  'Registered by': 'Enregistré par',
  'Registered by the company': 'Enregistré par l’entreprise',
  'Registered twice by this partner': 'Enregistré deux fois par ce partenaire',
  'Registering your own company': 'Enregistrement de votre propre entreprise',
  'Registration rejected': 'Enregistrement refusé',
  'Registration withdrawn': 'Enregistrement retiré',
  'Registrations are for new business.': 'Les enregistrements concernent de nouvelles affaires.',
  'Registrations converted': 'Enregistrements convertis',
  'Registrations declined': 'Enregistrements refusés',
  'Registrations merged': 'Enregistrements fusionnés',
  'Registrations submitted': 'Enregistrements envoyés',
  'Registrations to decide': 'Enregistrements à décider',
  'Registrations with an open question to the partner appear here. Their deadline is paused.':
    'Les enregistrements avec une question en cours au partenaire apparaissent ici. Leur délai est suspendu.',
  'Reject a registration with a reason': 'Refuser un enregistrement avec un motif',
  'Reject registration': 'Refuser l’enregistrement',
  'Release protection': 'Renoncer à la protection',
  'Release the hold of a draft': 'Lever la réservation d’un brouillon',
  'Repeat registration': 'Nouvel enregistrement',
  'Revoke protection': 'Révoquer la protection',
  'Revoke protection with a reason': 'Révoquer la protection avec un motif',
  Screening: 'Contrôle préalable',
  'Send answer': 'Envoyer la réponse',
  'Similar name': 'Nom similaire',
  'Someone else may already be engaged. The partner is told only that there may be a conflict.':
    'Quelqu’un d’autre a peut-être déjà engagé une démarche. Le partenaire apprend seulement qu’il peut y avoir un conflit.',
  'Submit a draft for screening': 'Envoyer un brouillon au contrôle préalable',
  'Tell the company more about a registration': 'Donner à l’entreprise plus d’informations sur un enregistrement',
  'That registration was submitted before this one and is not decided yet.':
    'Cet enregistrement a été envoyé avant celui-ci et n’est pas encore décidé.',
  'The company reads it in the comments of the registration.':
    'L’entreprise les lit dans les commentaires de l’enregistrement.',
  'The company sees your reason and decides.': 'L’entreprise voit votre motif et décide.',
  'The contact': 'Le contact',
  'The decision is overdue. The delay is added to the partner’s protection.':
    'La décision est en retard. Le retard s’ajoute à la protection du partenaire.',
  'The domain belongs to the partner or to one of their partner users.':
    'Le domaine appartient au partenaire ou à l’un de ses utilisateurs partenaires.',
  'The existing account': 'Le compte existant',
  'The first to engage with an account is protected.':
    'Le premier à engager une démarche auprès d’un compte est protégé.',
  'The name and country are the same. One record has no website.':
    'Le nom et le pays sont les mêmes. Une fiche n’a pas de site web.',
  'The names are similar.': 'Les noms sont similaires.',
  'The open deal': 'L’affaire ouverte',
  'The other registration': 'L’autre enregistrement',
  'The partner has another open registration for this account.':
    'Le partenaire a un autre enregistrement ouvert pour ce compte.',
  'The partner has another open registration of the same account and products.':
    'Le partenaire a un autre enregistrement ouvert pour le même compte et les mêmes produits.',
  'The partner is protected longer, up to the number of days set by your program.':
    'Le partenaire est protégé plus longtemps, dans la limite du nombre de jours fixé par votre programme.',
  'The partner is protected on this account from now on.': 'Le partenaire est désormais protégé sur ce compte.',
  'The partner joins the deal, can see it, and earns commission on it.':
    'Le partenaire rejoint l’affaire, peut la voir et gagne une commission dessus.',
  'The partner sees the reason and your message and can register the account again after the waiting period.':
    'Le partenaire voit le motif et votre message, et peut enregistrer de nouveau le compte après le délai d’attente.',
  'The partner’s last registration of this account was rejected recently.':
    'Le dernier enregistrement de ce compte par le partenaire a été refusé récemment.',
  'The partner’s own company': 'La propre entreprise du partenaire',
  'The protection ends as planned. The partner sees your message.':
    'La protection prend fin comme prévu. Le partenaire voit votre message.',
  'The registration becomes an opportunity in your pipeline. When the opportunity is won, the registration is closed and the commission is calculated.':
    'L’enregistrement devient une opportunité dans votre pipeline. Lorsque l’opportunité est gagnée, l’enregistrement est clos et la commission est calculée.',
  'The registration is closed without a decision. You can register the account again later with a new submission time.':
    'L’enregistrement est clos sans décision. Vous pourrez enregistrer de nouveau le compte plus tard, avec une nouvelle heure d’envoi.',
  'The review continues with your answer.': 'L’examen se poursuit avec votre réponse.',
  'The website belongs to the partner or one of their partner users.':
    'Le site web appartient au partenaire ou à l’un de ses utilisateurs partenaires.',
  'The website belongs to your company or one of your team members.':
    'Le site web appartient à votre entreprise ou à l’un des membres de votre équipe.',
  'The website is the partner’s own.': 'Le site web est celui du partenaire.',
  'The website is the same.': 'Le site web est le même.',
  'There is an open deal with this account that has no partner.':
    'Il existe une affaire ouverte avec ce compte, sans partenaire.',
  'There may be a conflict with an existing engagement. A reviewer decides based on your submission time.':
    'Il peut y avoir un conflit avec une démarche déjà engagée. Une personne décide en fonction de l’heure de votre envoi.',
  'This account already buys from you and may own these products.':
    'Ce compte achète déjà chez vous et possède peut-être ces produits.',
  'This account may already be a customer.': 'Ce compte est peut-être déjà client.',
  'This account may already be a customer. A reviewer decides.':
    'Ce compte est peut-être déjà client. Une personne décide.',
  'To ask, move the deal to another stage or add a note first.':
    'Pour faire la demande, déplacez d’abord l’affaire vers une autre étape ou ajoutez une note.',
  'To check': 'À vérifier',
  'Undecided registrations by the time left to decide. The deadline is paused while you wait for a partner’s answer.':
    'Enregistrements non décidés, selon le temps restant pour décider. Le délai est suspendu tant que vous attendez la réponse d’un partenaire.',
  Upheld: 'Confirmé',
  'Waiting for partner': 'En attente du partenaire',
  'Waiting for the partner': 'En attente du partenaire',
  'Withdraw a registration': 'Retirer un enregistrement',
  'Withdraw registration': 'Retirer l’enregistrement',
  'Within 90 days': 'Sous 90 jours',
  'Within a month': 'Sous un mois',
  'Within a week': 'Sous une semaine',
  'Wrong information': 'Informations erronées',
  'You already have an open registration for this account.': 'Vous avez déjà un enregistrement ouvert pour ce compte.',
  'You asked a question. The deadline is paused until the partner answers.':
    'Vous avez posé une question. Le délai est suspendu jusqu’à la réponse du partenaire.',
  'You can ask once the company has created the deal and it has made progress.':
    'Vous pourrez faire la demande une fois que l’entreprise aura créé l’affaire et que celle-ci aura progressé.',
  'You cannot approve this registration while that protection lasts.':
    'Vous ne pouvez pas approuver cet enregistrement tant que cette protection dure.',
  'Your answer': 'Votre réponse',
  'Your answer is needed': 'Votre réponse est attendue',
  'Your approved registrations whose protection ends within the next 90 days.':
    'Vos enregistrements approuvés dont la protection prend fin dans les 90 prochains jours.',
  'Your deadline is paused until they answer.': 'Votre délai est suspendu jusqu’à la réponse.',
  'Your last registration of this account was rejected recently.':
    'Votre dernier enregistrement de ce compte a été refusé récemment.',
  'Your team is already working on it': 'Votre équipe y travaille déjà',
  conflict: 'conflit',
  conflicts: 'conflits',
  'deal registration': 'enregistrement d’affaire',
  'deal registrations': 'enregistrements d’affaires',
  'registration check': 'contrôle d’enregistrement',
  'registration checks': 'contrôles d’enregistrement',
  'registration event': 'événement d’enregistrement',
  'registration events': 'événements d’enregistrement',
  'registration submission': 'envoi d’enregistrement',
  'registration submissions': 'envois d’enregistrement',
  'registration view': 'consultation d’enregistrement',
  'registration views': 'consultations d’enregistrement',
  'same name': 'même nom',
  'waiting for the partner': 'en attente du partenaire',
  'waiting for you': 'en attente de votre réponse',
  'A partner user has an email address at this account.':
    'Un utilisateur partenaire a une adresse e-mail de ce compte.',
  'Customer’s decision': 'Décision du client',
  registration: 'enregistrement',
  registrations: 'enregistrements',
  'same website': 'même site web',
  'the amount': 'le montant',
  'the contact': 'le contact',
  'the deal': 'l’affaire',
  'the description': 'la description',
};
