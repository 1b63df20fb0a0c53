import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunities'> = {
  'A board shows only one type.': 'Ein Board zeigt nur einen Typ.',
  'A partner you proposed for a deal accepts or declines.':
    'Ein Partner, den Sie für einen Deal vorgeschlagen haben, nimmt an oder lehnt ab.',
  'An automation cannot move a deal that is won or lost.':
    'Eine Automatisierung kann einen gewonnenen oder verlorenen Deal nicht verschieben.',
  'An automation cannot win or lose a deal.': 'Eine Automatisierung kann einen Deal nicht gewinnen oder verlieren.',
  'Deal invitations': 'Deal-Einladungen',
  'Deals without activity': 'Deals ohne Aktivität',
  'Only a won deal can be discarded as a duplicate.': 'Nur ein gewonnener Deal kann als Duplikat verworfen werden.',
  'Only the company can change deals of this type.': 'Nur das Unternehmen kann Deals dieses Typs ändern.',
  'Partner answers to deal invitations': 'Antworten von Partnern auf Deal-Einladungen',
  'Partners you do not manage also work on this deal. Ask a team member with access to all partners to change the split.':
    'An diesem Deal arbeiten auch Partner, die Sie nicht verwalten. Bitten Sie ein Teammitglied mit Zugriff auf alle Partner, die Aufteilung zu ändern.',
  'Sent once when a deal you registered has had no activity for the period set by the program.':
    'Wird einmal gesendet, wenn ein von Ihnen registrierter Deal in dem vom Programm festgelegten Zeitraum keine Aktivität hatte.',
  'Sent once when one of your deals has had no activity for the period set by your program.':
    'Wird einmal gesendet, wenn einer Ihrer Deals in dem von Ihrem Programm festgelegten Zeitraum keine Aktivität hatte.',
  'This deal is led by a partner you do not manage. Ask that partner’s manager or a team member with access to all partners to change it.':
    'Federführend bei diesem Deal ist ein Partner, den Sie nicht verwalten. Bitten Sie dessen Partnermanagement oder ein Teammitglied mit Zugriff auf alle Partner, ihn zu ändern.',
  'This opportunity was changed in the meantime.': 'Diese Opportunity wurde in der Zwischenzeit geändert.',
  'You are proposed for a deal, confirmed, or rejected.':
    'Sie werden für einen Deal vorgeschlagen, bestätigt oder abgelehnt.',
  'You can only change the type of an open deal.': 'Sie können nur den Typ eines offenen Deals ändern.',
  'You cannot archive a won deal because commissions depend on it.':
    'Sie können einen gewonnenen Deal nicht archivieren, weil Provisionen davon abhängen.',
  'You cannot reject the lead partner. Choose another lead partner first.':
    'Sie können den federführenden Partner nicht ablehnen. Wählen Sie zuerst einen anderen federführenden Partner.',
  'add up to more than an amount can be': 'Die Summe übersteigt den höchstmöglichen Betrag.',
  'inactive deals': 'Deals ohne Aktivität',
  'is calculated from the lines of the deal: change the lines instead':
    'Wird aus den Positionen des Deals berechnet. Ändern Sie stattdessen die Positionen.',
  'is for deals that are won or lost': 'Nur für gewonnene oder verlorene Deals möglich.',
  'is for lost deals': 'Nur für verlorene Deals möglich.',
  'is in the future': 'Liegt in der Zukunft.',
  'is needed for a lost deal': 'Ist bei einem verlorenen Deal erforderlich.',
  'is needed where there is no product': 'Ist erforderlich, wenn kein Produkt angegeben ist.',
  'is not a line of this deal': 'Ist keine Position dieses Deals.',
  'is not a stage of this type': 'Ist keine Phase dieses Typs.',
  'is not the first participant': 'Ist nicht der erste beteiligte Partner.',
  'is only for deals that are won or lost': 'Nur für gewonnene oder verlorene Deals möglich.',
  'is required to reopen a won deal or mark it as lost':
    'Ist erforderlich, um einen gewonnenen Deal wieder zu öffnen oder als verloren zu markieren.',
  'is required unless lines, participants, or the closing date are given':
    'Ist erforderlich, wenn weder Positionen noch Beteiligte noch das Abschlussdatum angegeben sind.',
  'is required when a deal is lost': 'Ist erforderlich, wenn ein Deal verloren ist.',
  'is required: there is no opportunity type yet': 'Ist erforderlich: Es gibt noch keinen Opportunity-Typ.',
  'is the same as before': 'Ist unverändert.',
  'must be one id': 'Muss genau eine ID sein.',
  'name a partner twice in the same role': 'Nennt einen Partner zweimal in derselben Rolle.',
  'name one line twice': 'Nennt eine Position zweimal.',
  'need a confirmed partner in first place': 'An erster Stelle muss ein bestätigter Partner stehen.',
  'need weights above zero': 'Gewichtungen müssen größer als null sein.',
  'needs how often the line is charged': 'Geben Sie an, wie oft die Position berechnet wird.',
};
