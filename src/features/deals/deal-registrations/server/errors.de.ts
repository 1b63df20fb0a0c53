import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-registrations'> = {
  'Approvals that wait for you': 'Genehmigungen, die auf Sie warten',
  'Approved, one of several approvals given, not approved, another registration approved, question asked, merged, or won.':
    'Genehmigt, eine von mehreren Genehmigungen erteilt, nicht genehmigt, eine andere Registrierung genehmigt, Frage gestellt, zusammengeführt oder gewonnen.',
  'Check this account first. Both its website and its name must have been checked today.':
    'Prüfen Sie zuerst diesen Account. Sowohl seine Website als auch sein Name müssen heute geprüft worden sein.',
  'Choose the distributor of this deal.': 'Wählen Sie den Distributor dieses Deals.',
  'Deal registrations': 'Deal-Registrierungen',
  'Decisions on your registrations': 'Entscheidungen über Ihre Registrierungen',
  'Decisions that are due': 'Fällige Entscheidungen',
  'Ending soon, extended, extension declined, revoked, or ended.':
    'Endet bald, verlängert, Verlängerung abgelehnt, widerrufen oder beendet.',
  'Enter a website or an account name.': 'Geben Sie eine Website oder einen Accountnamen ein.',
  'Fill in the missing fields before you register this deal.':
    'Füllen Sie die fehlenden Felder aus, bevor Sie diesen Deal registrieren.',
  'Give the currency of the amount.': 'Geben Sie die Währung des Betrags an.',
  'Give the name or the website of the account.': 'Geben Sie den Namen oder die Website des Accounts an.',
  'Give the partner that registers the deal.': 'Geben Sie den Partner an, der den Deal registriert.',
  'New registrations, answers, requests for extensions, and withdrawals.':
    'Neue Registrierungen, Antworten, Anträge auf Verlängerung und zurückgezogene Registrierungen.',
  'Only active partners can register deals.': 'Nur aktive Partner können Deals registrieren.',
  'Only drafts can be deleted. Submitted registrations stay on record.':
    'Nur Entwürfe können gelöscht werden. Eingereichte Registrierungen bleiben erhalten.',
  'Protection of your deals': 'Schutz Ihrer Deals',
  'Release the hold first. It applies to this account.':
    'Geben Sie zuerst die Reservierung frei. Sie gilt für diesen Account.',
  'Reminders halfway to the deadline and when a decision is overdue.':
    'Erinnerungen nach der Hälfte der Frist und wenn eine Entscheidung überfällig ist.',
  'Steps of approval chains that you decide.': 'Schritte von Genehmigungsketten, über die Sie entscheiden.',
  'The distributor declined this deal. Change or remove the distributor before you approve it.':
    'Der Distributor hat diesen Deal abgelehnt. Ändern oder entfernen Sie den Distributor, bevor Sie den Deal genehmigen.',
  'The distributor has not confirmed this deal yet.': 'Der Distributor hat diesen Deal noch nicht bestätigt.',
  'The other record belongs to a partner you do not manage. Ask a team member with access to all partners to merge them.':
    'Der andere Datensatz gehört zu einem Partner, den Sie nicht verwalten. Bitten Sie ein Teammitglied mit Zugriff auf alle Partner, die Datensätze zusammenzuführen.',
  'The program does not extend protection.': 'Das Programm verlängert den Schutz nicht.',
  'The program has no deal types yet.': 'Das Programm hat noch keine Deal-Typen.',
  'This cannot be changed once the deal is registered.':
    'Dies kann nicht mehr geändert werden, sobald der Deal registriert ist.',
  'This conflict does not involve another deal, so there is nothing to merge.':
    'Dieser Konflikt betrifft keinen anderen Deal, daher gibt es nichts zusammenzuführen.',
  'This conflict no longer exists.': 'Dieser Konflikt existiert nicht mehr.',
  'This deal type does not exist.': 'Dieser Deal-Typ existiert nicht.',
  'This is an email provider, not a company website.': 'Dies ist ein E-Mail-Anbieter, keine Firmenwebsite.',
  'This is not a valid website address.': 'Dies ist keine gültige Website-Adresse.',
  'This is your own company.': 'Dies ist Ihre eigene Firma.',
  'This product category does not exist.': 'Diese Produktkategorie existiert nicht.',
  'This product does not exist.': 'Dieses Produkt existiert nicht.',
  'This program does not offer holds. Register the deal instead.':
    'Dieses Programm bietet keine Reservierungen an. Registrieren Sie stattdessen den Deal.',
  'This registration has a conflict. Give a reason for approving it.':
    'Diese Registrierung hat einen Konflikt. Geben Sie einen Grund für die Genehmigung an.',
  'You have already registered this account.': 'Sie haben diesen Account bereits registriert.',
  'answers to your questions': 'Antworten auf Ihre Fragen',
  'does not work with the current weights: change the split of the deal first':
    'Passt nicht zu den aktuellen Gewichtungen. Ändern Sie zuerst die Aufteilung des Deals.',
  'is required to hold an account': 'Ist erforderlich, um einen Account zu reservieren.',
  'new deal registrations': 'neue Deal-Registrierungen',
  'overdue registrations': 'überfällige Registrierungen',
};
