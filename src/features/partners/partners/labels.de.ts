import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partners'> = {
  Activation: 'Aktivierung',
  'Active partners above the first tier with no deal won since January 1 and no open deals.':
    'Aktive Partner über der ersten Stufe ohne seit dem 1. Januar gewonnenen Deal und ohne offene Deals.',
  'Active partners by current tier, and partners at risk of losing their tier.':
    'Aktive Partner nach aktueller Stufe und Partner, die ihre Stufe zu verlieren drohen.',
  'Active partners whose tier ends within 90 days.': 'Aktive Partner, deren Stufe innerhalb von 90 Tagen endet.',
  'Active partners without recent activity, grouped by reason.':
    'Aktive Partner ohne jüngste Aktivität, nach Grund gruppiert.',
  'Additional regions. The main region takes precedence.': 'Zusätzliche Regionen. Die Hauptregion hat Vorrang.',
  'Address, second line': 'Adresse, zweite Zeile',
  'Agreed terms': 'Vereinbarte Bedingungen',
  'All active partners had recent activity.': 'Alle aktiven Partner hatten in letzter Zeit Aktivität.',
  Business: 'Geschäft',
  'Company profile': 'Firmenprofil',
  'Current partners': 'Aktuelle Partner',
  'Exclusive in its territory': 'Exklusiv im Gebiet',
  Fair: 'Mittel',
  'First deal': 'Erster Deal',
  Good: 'Gut',
  'Has open deals, but none with activity for 30 days. Ask about the next step.':
    'Hat offene Deals, aber keinen mit Aktivität in den letzten 30 Tagen. Fragen Sie nach dem nächsten Schritt.',
  'Inactive partners': 'Inaktive Partner',
  'Internal notes': 'Interne Notizen',
  'Invitation unanswered': 'Einladung unbeantwortet',
  'Invited and active partners by activation step. Each step includes partners who went further; percentages are relative to the previous step. First deal: leads at least one deal. Repeat deals: leads two or more.':
    'Eingeladene und aktive Partner nach Aktivierungsschritt. Jeder Schritt enthält Partner, die weiter gekommen sind; Prozentwerte beziehen sich auf den vorherigen Schritt. Erster Deal: federführend bei mindestens einem Deal. Weitere Deals: federführend bei zwei oder mehr.',
  'Invited more than 14 days ago and has not accepted. Resend the invitation.':
    'Vor mehr als 14 Tagen eingeladen und hat nicht angenommen. Senden Sie die Einladung erneut.',
  'Joined more than 30 days ago and can sign in, but has no deals yet. Offer help with the first deal.':
    'Vor mehr als 30 Tagen beigetreten und kann sich anmelden, hat aber noch keine Deals. Bieten Sie Hilfe beim ersten Deal an.',
  'Joined more than 30 days ago but no one can sign in yet. Invite them.':
    'Vor mehr als 30 Tagen beigetreten, aber noch kann sich niemand anmelden. Laden Sie Personen ein.',
  'Joined this month': 'Diesen Monat beigetreten',
  'Never invited': 'Nie eingeladen',
  'New partners': 'Neue Partner',
  'No active partners.': 'Keine aktiven Partner.',
  'No activity for 60 days': 'Keine Aktivität seit 60 Tagen',
  'No deals to support the tier': 'Keine Deals, die die Stufe stützen',
  'No invited or active partners.': 'Keine eingeladenen oder aktiven Partner.',
  'No partners joined in this period.': 'In diesem Zeitraum ist kein Partner beigetreten.',
  'No recent activity': 'Keine jüngste Aktivität',
  'No tier': 'Keine Stufe',
  'Not in the portal': 'Nicht im Portal',
  'Not invited': 'Nicht eingeladen',
  Onboarded: 'Onboarding abgeschlossen',
  'Onboarded, no deal': 'Onboarding abgeschlossen, kein Deal',
  'Only your company can see them.': 'Nur Ihr Unternehmen kann sie sehen.',
  'Other regions': 'Weitere Regionen',
  'PNG, JPEG, WebP or GIF, up to 2 MB; square is best.': 'PNG, JPEG, WebP oder GIF, bis 2 MB; am besten quadratisch.',
  'Parent company': 'Muttergesellschaft',
  'Partner activation': 'Partneraktivierung',
  'Partners joined': 'Beigetretene Partner',
  'Partners who joined in the period, by join date.': 'Partner, die im Zeitraum beigetreten sind, nach Beitrittsdatum.',
  'Partners who joined in the period.': 'Partner, die im Zeitraum beigetreten sind.',
  'Payment terms in days': 'Zahlungsziel in Tagen',
  Poor: 'Schlecht',
  'Protection of registered deals before the tier’s factor. Leave it empty for the days of the deal type or the program.':
    'Schutz registrierter Deals vor dem Faktor der Stufe. Leer lassen, um die Tage des Dealtyps oder des Programms zu verwenden.',
  'Referred by': 'Empfohlen von',
  'Regional manager': 'Regional verantwortlich',
  'Repeat deals': 'Weitere Deals',
  'Sold before, but no open deals and no activity for 60 days. Get in touch.':
    'Hat früher verkauft, aber keine offenen Deals und seit 60 Tagen keine Aktivität. Nehmen Sie Kontakt auf.',
  'Stalled deals': 'Stockende Deals',
  'Status history': 'Statusverlauf',
  'The partner’s ID in another system, such as your CRM.':
    'Die ID des Partners in einem anderen System, zum Beispiel Ihrem CRM.',
  'This program has no tiers.': 'Dieses Programm hat keine Stufen.',
  'Tier ends': 'Stufe endet',
  'Tier ends within 90 days': 'Stufe endet innerhalb von 90 Tagen',
  'Tier history': 'Stufenverlauf',
  'What they do and for whom.': 'Was die Firma tut und für wen.',
  'Won revenue this year': 'Gewonnener Umsatz in diesem Jahr',
  'Your current tier, all tiers of the program, and the revenue you won since January 1. Your tier can affect your commission rates and protection periods.':
    'Ihre aktuelle Stufe, alle Stufen des Programms und der Umsatz, den Sie seit dem 1. Januar gewonnen haben. Ihre Stufe kann Ihre Provisionssätze und Schutzfristen beeinflussen.',
  'region change': 'Regionswechsel',
  'region changes': 'Regionswechsel',
  'status change': 'Statuswechsel',
  'status changes': 'Statuswechsel',
  'tier change': 'Stufenwechsel',
  'tier changes': 'Stufenwechsel',
  'Emails and documents for the partner are in this language, unless a person has chosen another.':
    'E-Mails und Dokumente für den Partner sind in dieser Sprache, außer eine Person hat eine andere gewählt.',
  'has a similar name': 'hat einen ähnlichen Namen',
  'has the same domain': 'hat dieselbe Domain',
  'has the same name': 'hat denselben Namen',
};
