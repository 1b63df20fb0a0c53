import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunities'> = {
  'A won deal earns commission; reopening it takes the commission back.':
    'Ein gewonnener Deal bringt Provision; wird er wieder geöffnet, wird die Provision zurückgenommen.',
  Age: 'Alter',
  'Amend deal': 'Deal nachträglich ändern',
  'Amend the amount, lines, or split of a won opportunity and its commissions':
    'Betrag, Positionen oder Aufteilung einer gewonnenen Opportunity und ihre Provisionen nachträglich ändern',
  'Amounts of deals won in the period that you led, by close date.':
    'Beträge der im Zeitraum gewonnenen Deals, bei denen Sie federführend waren, nach Abschlussdatum.',
  'Amounts of deals won in the period, by close date. Sourced: brought by a partner. Influenced: found by your company with a partner involved. Direct: without a lead partner.':
    'Beträge der im Zeitraum gewonnenen Deals, nach Abschlussdatum. Vermittelt: von einem Partner eingebracht. Beeinflusst: von Ihrem Unternehmen gefunden, mit Beteiligung eines Partners. Direkt: ohne federführenden Partner.',
  'Amounts of open deals by lead partner: the top ten, and deals without a partner.':
    'Beträge offener Deals nach federführendem Partner: die ersten zehn sowie Deals ohne Partner.',
  'Amounts of open deals by opportunity type.': 'Beträge offener Deals nach Opportunity-Typ.',
  'Amounts of open deals by stage, for one pipeline at a time.':
    'Beträge offener Deals nach Phase, jeweils für eine Pipeline.',
  'Amounts of the open deals that you lead, by current stage.':
    'Beträge der offenen Deals, bei denen Sie federführend sind, nach aktueller Phase.',
  'Amounts of the open deals that you lead, by expected close month.':
    'Beträge der offenen Deals, bei denen Sie federführend sind, nach voraussichtlichem Abschlussmonat.',
  'Amounts won by partners in the period, by the partner’s current regions. Deals of a partner in several regions count in each region, but only once in totals.':
    'Von Partnern im Zeitraum gewonnene Beträge, nach den aktuellen Regionen des Partners. Deals eines Partners in mehreren Regionen zählen in jeder Region, in Summen aber nur einmal.',
  'Assisted by partner': 'Von Partner unterstützt',
  'Average amount of deals won in the period, and average number of days from opened to won.':
    'Durchschnittlicher Betrag der im Zeitraum gewonnenen Deals und durchschnittliche Anzahl der Tage von der Eröffnung bis zum Gewinn.',
  'Average amount of deals won with a partner. Deals without an amount are excluded.':
    'Durchschnittlicher Betrag der mit einem Partner gewonnenen Deals. Deals ohne Betrag sind nicht enthalten.',
  'Average amount of deals won without a partner. Deals without an amount are excluded.':
    'Durchschnittlicher Betrag der ohne Partner gewonnenen Deals. Deals ohne Betrag sind nicht enthalten.',
  'Average amount of won deals. Deals without an amount are excluded.':
    'Durchschnittlicher Betrag gewonnener Deals. Deals ohne Betrag sind nicht enthalten.',
  'Average deal size': 'Durchschnittliche Dealgröße',
  'Average number of days from opened to won for deals with a partner, in all currencies.':
    'Durchschnittliche Anzahl der Tage von der Eröffnung bis zum Gewinn bei Deals mit einem Partner, in allen Währungen.',
  'Average number of days from opened to won for deals without a partner, in all currencies.':
    'Durchschnittliche Anzahl der Tage von der Eröffnung bis zum Gewinn bei Deals ohne Partner, in allen Währungen.',
  'Average number of days from opened to won, in all currencies.':
    'Durchschnittliche Anzahl der Tage von der Eröffnung bis zum Gewinn, in allen Währungen.',
  'Bad timing': 'Ungünstiger Zeitpunkt',
  'Calculated from the lines if there are any.': 'Wird aus den Positionen berechnet, falls es welche gibt.',
  'Chose a competitor': 'Hat einen Wettbewerber gewählt',
  'Closed deals': 'Abgeschlossene Deals',
  'Closing this month': 'Abschluss in diesem Monat',
  'Customer stopped answering': 'Kunde antwortete nicht mehr',
  'Customers by amount won in the period, in deals that you led.':
    'Kunden nach im Zeitraum gewonnenem Betrag, bei Deals unter Ihrer Federführung.',
  'Cycle time': 'Verkaufsdauer',
  'Cycle time with partners': 'Verkaufsdauer mit Partnern',
  'Cycle time without': 'Verkaufsdauer ohne Partner',
  'Deal amended': 'Deal nachträglich geändert',
  'Deal moved': 'Deal verschoben',
  'Deal size and cycle time': 'Dealgröße und Verkaufsdauer',
  'Deal size with partners': 'Dealgröße mit Partnern',
  'Deal size without': 'Dealgröße ohne Partner',
  'Deals at risk': 'Gefährdete Deals',
  'Deals past their close date': 'Deals nach ihrem Abschlussdatum',
  'Deals that you led and that closed in the period.':
    'Deals, bei denen Sie federführend waren und die im Zeitraum abgeschlossen wurden.',
  Direct: 'Direkt',
  'Direct revenue': 'Direkter Umsatz',
  'Duplicate of another deal': 'Dublette eines anderen Deals',
  'Forecast by close month': 'Prognose nach Abschlussmonat',
  'Import deals': 'Deals importieren',
  Influenced: 'Beeinflusst',
  'Influenced by partner': 'Von Partner beeinflusst',
  'Influenced revenue': 'Beeinflusster Umsatz',
  'Key figures of the program: current pipeline and results of the period.':
    'Kennzahlen des Programms: aktuelle Pipeline und Ergebnisse des Zeitraums.',
  'Lost deals': 'Verlorene Deals',
  'Lost reason': 'Verlustgrund',
  'Lost reason details': 'Details zum Verlustgrund',
  'Lost revenue': 'Verlorener Umsatz',
  'Mark as lost?': 'Als verloren markieren?',
  'Mark as won?': 'Als gewonnen markieren?',
  Month: 'Monat',
  'Move an opportunity to another stage, including won, lost, and reopened':
    'Eine Opportunity in eine andere Phase verschieben, auch gewonnen, verloren und wieder geöffnet',
  'Move deal': 'Deal verschieben',
  'My deals by close month': 'Meine Deals nach Abschlussmonat',
  'My open deals': 'Meine offenen Deals',
  'My open deals by stage': 'Meine offenen Deals nach Phase',
  'My results': 'Meine Ergebnisse',
  'New deals': 'Neue Deals',
  'New opportunity': 'Neue Opportunity',
  'New pipeline': 'Neue Pipeline',
  'Next step date': 'Datum des nächsten Schritts',
  'Next steps': 'Nächste Schritte',
  'No customer': 'Kein Kunde',
  'No data yet.': 'Noch keine Daten.',
  'No date': 'Kein Datum',
  'No deals closed in this period.': 'In diesem Zeitraum wurden keine Deals abgeschlossen.',
  'No deals were won in this period.': 'In diesem Zeitraum wurden keine Deals gewonnen.',
  'No deals were won with partners in this period.': 'In diesem Zeitraum wurden keine Deals mit Partnern gewonnen.',
  'No decision': 'Keine Entscheidung',
  'No open deals.': 'Keine offenen Deals.',
  'No region': 'Keine Region',
  'None of your deals closed in this period.': 'Keiner Ihrer Deals wurde in diesem Zeitraum abgeschlossen.',
  'None of your deals were won in this period.': 'Keiner Ihrer Deals wurde in diesem Zeitraum gewonnen.',
  'Not recorded': 'Nicht erfasst',
  'One-time': 'Einmalig',
  'Open deals by expected close month. Weighted: the amount multiplied by the probability of the stage. Unweighted remainder: the rest of the full amount.':
    'Offene Deals nach voraussichtlichem Abschlussmonat. Gewichtet: der Betrag mal die Wahrscheinlichkeit der Phase. Ungewichteter Rest: der übrige volle Betrag.',
  'Open pipeline by partner': 'Offene Pipeline nach Partner',
  'Open pipeline by stage': 'Offene Pipeline nach Phase',
  'Open pipeline by type': 'Offene Pipeline nach Typ',
  'Owner and source': 'Verantwortlich und Quelle',
  'Partner commissions are adjusted immediately. The reason is stored in the history.':
    'Die Provisionen der Partner werden sofort angepasst. Der Grund wird im Verlauf gespeichert.',
  'Partners with an active status today.': 'Partner mit einem aktiven Status heute.',
  'Pipeline board': 'Pipeline-Board',
  Price: 'Preis',
  Probability: 'Wahrscheinlichkeit',
  'Product did not fit': 'Produkt passte nicht',
  Quarterly: 'Vierteljährlich',
  'Reason for amendment': 'Grund der nachträglichen Änderung',
  'Reopen deal': 'Deal wieder öffnen',
  'Reopen deal?': 'Deal wieder öffnen?',
  'Revenue with partners': 'Umsatz mit Partnern',
  'Revenue won in the period, by the role partners played.':
    'Im Zeitraum gewonnener Umsatz, nach der Rolle der Partner.',
  'Share of deals closed in the period that were won, by number of deals, in all currencies.':
    'Anteil der im Zeitraum abgeschlossenen Deals, die gewonnen wurden, nach Anzahl der Deals, in allen Währungen.',
  'Share of your deals closed in the period that were won, by number of deals, in all currencies.':
    'Anteil Ihrer im Zeitraum abgeschlossenen Deals, die gewonnen wurden, nach Anzahl der Deals, in allen Währungen.',
  'Sold products': 'Verkaufte Produkte',
  Sourced: 'Vermittelt',
  'Sourced and influenced revenue in the period': 'Vermittelter und beeinflusster Umsatz im Zeitraum',
  'Sourced by partner': 'Von Partner vermittelt',
  'The commissions of the deal change at once.': 'Die Provisionen des Deals ändern sich sofort.',
  'The deal’s ID in another system, such as your CRM.':
    'Die ID des Deals in einem anderen System, zum Beispiel Ihrem CRM.',
  'The end customer.': 'Der Endkunde.',
  'The lead partner. You can add more partners on the opportunity.':
    'Der federführende Partner. Weitere Partner können Sie bei der Opportunity hinzufügen.',
  'Top customers': 'Führende Kunden',
  'Top partners': 'Führende Partner',
  'Top ten lead partners by amount won in the period.':
    'Die zehn federführenden Partner mit dem höchsten im Zeitraum gewonnenen Betrag.',
  'Total amount of all open deals, not weighted by probability.':
    'Gesamtbetrag aller offenen Deals, nicht nach Wahrscheinlichkeit gewichtet.',
  'Total amount of deals won in the period that you led, by close date.':
    'Gesamtbetrag der im Zeitraum gewonnenen Deals, bei denen Sie federführend waren, nach Abschlussdatum.',
  'Total amount of deals won in the period, by close date.':
    'Gesamtbetrag der im Zeitraum gewonnenen Deals, nach Abschlussdatum.',
  'Unweighted remainder': 'Ungewichteter Rest',
  Weighted: 'Gewichtet',
  'Win rate with and without partners': 'Gewinnquote mit und ohne Partner',
  'With partners': 'Mit Partnern',
  'Without partners': 'Ohne Partner',
  'Won by region': 'Gewonnen nach Region',
  'Won deals brought by a partner through a registration, referral page or referral link.':
    'Gewonnene Deals, die ein Partner über eine Registrierung, eine Empfehlungsseite oder einen Empfehlungslink eingebracht hat.',
  'Won deals that your company sourced and a partner helped with.':
    'Gewonnene Deals, die Ihr Unternehmen gefunden hat und bei denen ein Partner geholfen hat.',
  'Won deals without a lead partner.': 'Gewonnene Deals ohne federführenden Partner.',
  'Won over time': 'Gewonnen im Zeitverlauf',
  'Won this quarter': 'In diesem Quartal gewonnen',
  Yearly: 'Jährlich',
  'You have no open deals.': 'Sie haben keine offenen Deals.',
  'deal update': 'Deal-Update',
  'deal updates': 'Deal-Updates',
  opportunities: 'Opportunities',
  'stage change': 'Phasenwechsel',
  'stage changes': 'Phasenwechsel',
  'as distributor': 'als Distributor',
  'as influencer': 'als beeinflussender Partner',
  'as reseller': 'als Reseller',
  'as source': 'als Quelle',
  deals: 'Deals',
  line: 'Position',
  lines: 'Positionen',
  monthly: 'monatlich',
  quarterly: 'vierteljährlich',
  'with services': 'mit Dienstleistungen',
  yearly: 'jährlich',
};
