import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-registrations'> = {
  'A similar name in the same country with a different domain.':
    'Ein ähnlicher Name im selben Land mit einer anderen Domain.',
  'Account held': 'Account reserviert',
  'Accounts that partners hold while they prepare a registration appear here.':
    'Accounts, die Partner während der Vorbereitung einer Registrierung reservieren, erscheinen hier.',
  'Adds the number of days set by your program to the current end date. The deal must have made progress: a stage change or a note.':
    'Verlängert das aktuelle Enddatum um die Tage, die Ihr Programm festlegt. Der Deal muss vorangekommen sein: ein Phasenwechsel oder eine Notiz.',
  'After a rejection, there is a waiting period before an account can be registered again.':
    'Nach einer Ablehnung gilt eine Sperrfrist, bevor ein Account erneut registriert werden kann.',
  'Agreed with all parties': 'Mit allen Parteien vereinbart',
  All: 'Alle',
  'All registrations': 'Alle Registrierungen',
  'All registrations of your partners appear here.': 'Alle Registrierungen Ihrer Partner erscheinen hier.',
  'An account can be registered only once for the same products.':
    'Ein Account kann für dieselben Produkte nur einmal registriert werden.',
  'Another distributor is involved': 'Ein anderer Distributor ist beteiligt',
  'Another partner registered first': 'Ein anderer Partner hat zuerst registriert',
  'Another reseller registered this account through a different distributor.':
    'Ein anderer Reseller hat diesen Account über einen anderen Distributor registriert.',
  'Answer a question from the company': 'Eine Frage des Unternehmens beantworten',
  'Answer sent': 'Antwort gesendet',
  'Approval saved': 'Genehmigung gespeichert',
  'Approve a registration': 'Eine Registrierung genehmigen',
  'Approve registration': 'Registrierung genehmigen',
  'Approved registrations appear here until they are won or their protection ends.':
    'Genehmigte Registrierungen erscheinen hier, bis sie gewonnen sind oder ihr Schutz endet.',
  'Approved registrations whose protection ends within the next 90 days.':
    'Genehmigte Registrierungen, deren Schutz in den nächsten 90 Tagen endet.',
  'Ask for an extension': 'Verlängerung anfragen',
  'Ask the company to extend protection': 'Das Unternehmen um Verlängerung des Schutzes bitten',
  'Ask the partner for information': 'Vom Partner Informationen anfordern',
  Blocked: 'Blockiert',
  'Capture a deal': 'Deal erfassen',
  'Captured (device time)': 'Erfasst (Gerätezeit)',
  'Chose another vendor': 'Hat anderen Anbieter gewählt',
  Contested: 'Strittig',
  'Convert registration': 'Registrierung umwandeln',
  'Convert to opportunity': 'In Opportunity umwandeln',
  'Create or link the opportunity': 'Die Opportunity erstellen oder verknüpfen',
  'Customer declined': 'Kunde hat abgelehnt',
  Deadline: 'Frist',
  'Deal desk': 'Deal Desk',
  'Deal registered': 'Deal registriert',
  'Deals your partners register appear here for your decision, most urgent first.':
    'Deals, die Ihre Partner registrieren, erscheinen hier zur Entscheidung, die dringendsten zuerst.',
  'Deals your team registered in the period, by submission date.':
    'Deals, die Ihr Team im Zeitraum registriert hat, nach Datum der Einreichung.',
  'Decline extension': 'Verlängerung ablehnen',
  'Decline the extension with a reason': 'Die Verlängerung mit einem Grund ablehnen',
  'Different account': 'Anderer Account',
  'Due within a day': 'Innerhalb eines Tages fällig',
  'Existing customer': 'Bestehender Kunde',
  'Existing customers': 'Bestehende Kunden',
  'Existing engagement': 'Bereits in Bearbeitung',
  'Expiring protection': 'Ablaufender Schutz',
  'Extend protection': 'Schutz verlängern',
  'Extension declined': 'Verlängerung abgelehnt',
  'Extension requested': 'Verlängerung angefragt',
  'First come, first protected': 'Wer zuerst kommt, ist geschützt',
  'Give more information': 'Weitere Informationen geben',
  'Grant extension': 'Verlängerung gewähren',
  'Grant the extension that the partner asked for': 'Die vom Partner angefragte Verlängerung gewähren',
  'Held before': 'Zuvor reserviert',
  'Hold account': 'Account reservieren',
  'Hold the account of a draft': 'Den Account eines Entwurfs reservieren',
  'In review: the decision is due by this date; late decisions extend your protection. Protected: no other partner can register the account until this date.':
    'In Prüfung: Die Entscheidung ist bis zu diesem Datum fällig; späte Entscheidungen verlängern Ihren Schutz. Geschützt: Kein anderer Partner kann den Account bis zu diesem Datum registrieren.',
  Incomplete: 'Unvollständig',
  Information: 'Informationen',
  'Information sent': 'Informationen gesendet',
  'Merge a registration into the deal it conflicts with':
    'Eine Registrierung mit dem Deal zusammenführen, mit dem sie in Konflikt steht',
  'Merge into one deal': 'Zu einem Deal zusammenführen',
  Merged: 'Zusammengeführt',
  'My protections': 'Meine Schutzfristen',
  'My registrations': 'Meine Registrierungen',
  'My team': 'Mein Team',
  'No active registrations. Register a deal before you work on it.':
    'Keine aktiven Registrierungen. Registrieren Sie einen Deal, bevor Sie daran arbeiten.',
  'No answer in time': 'Keine rechtzeitige Antwort',
  'No deals were registered in this period.': 'In diesem Zeitraum wurden keine Deals registriert.',
  'No other partner can register or hold the account while you prepare the registration.':
    'Kein anderer Partner kann den Account registrieren oder reservieren, während Sie die Registrierung vorbereiten.',
  'No protection periods end within 90 days.': 'Innerhalb von 90 Tagen endet keine Schutzfrist.',
  'No registrations to decide.': 'Keine Registrierungen zu entscheiden.',
  'No website': 'Keine Website',
  'None of your protection periods end within 90 days.': 'Keine Ihrer Schutzfristen endet innerhalb von 90 Tagen.',
  'Not qualified': 'Nicht qualifiziert',
  'One registration per deal': 'Eine Registrierung je Deal',
  'Opportunity linked': 'Opportunity verknüpft',
  'Other partners can register this account again.': 'Andere Partner können diesen Account wieder registrieren.',
  'Other reason': 'Anderer Grund',
  'Outside your territory': 'Außerhalb Ihres Gebiets',
  Overridden: 'Aufgehoben',
  'Own company': 'Eigene Firma',
  'Partner has better evidence': 'Partner hat bessere Nachweise',
  'Partners cannot register their own company.': 'Partner können nicht ihre eigene Firma registrieren.',
  'Partner’s system': 'System des Partners',
  'Pending registrations': 'Ausstehende Registrierungen',
  'Policy violation': 'Verstoß gegen die Richtlinien',
  'Progress made': 'Erzielter Fortschritt',
  Protected: 'Geschützt',
  'Protected deals': 'Geschützte Deals',
  'Protected for another partner': 'Für einen anderen Partner geschützt',
  'Protected registrations': 'Geschützte Registrierungen',
  'Protected until': 'Geschützt bis',
  'Protection ends': 'Schutz endet',
  'Protection ends immediately and other partners can register this account. The partner sees the reason and your message.':
    'Der Schutz endet sofort, und andere Partner können diesen Account registrieren. Der Partner sieht den Grund und Ihre Nachricht.',
  'Protection ends immediately and other partners can register this account. This cannot be undone.':
    'Der Schutz endet sofort, und andere Partner können diesen Account registrieren. Dies kann nicht rückgängig gemacht werden.',
  'Protection extended': 'Schutz verlängert',
  'Protection released': 'Schutz freigegeben',
  'Protection revoked': 'Schutz entzogen',
  Receipt: 'Eingangsbestätigung',
  'Register deal on behalf of a partner': 'Deal für einen Partner registrieren',
  'Register on behalf of a partner': 'Für einen Partner registrieren',
  'Registered by': 'Registriert von',
  'Registered by the company': 'Vom Unternehmen registriert',
  'Registered twice by this partner': 'Von diesem Partner zweimal registriert',
  'Registering your own company': 'Registrierung der eigenen Firma',
  'Registration rejected': 'Registrierung abgelehnt',
  'Registration withdrawn': 'Registrierung zurückgezogen',
  'Registrations are for new business.': 'Registrierungen sind für Neugeschäft.',
  'Registrations converted': 'Umgewandelte Registrierungen',
  'Registrations declined': 'Abgelehnte Registrierungen',
  'Registrations merged': 'Registrierungen zusammengeführt',
  'Registrations submitted': 'Eingereichte Registrierungen',
  'Registrations to decide': 'Zu entscheidende Registrierungen',
  'Registrations with an open question to the partner appear here. Their deadline is paused.':
    'Registrierungen mit einer offenen Frage an den Partner erscheinen hier. Ihre Frist ruht.',
  'Reject a registration with a reason': 'Eine Registrierung mit einem Grund ablehnen',
  'Reject registration': 'Registrierung ablehnen',
  'Release protection': 'Schutz freigeben',
  'Release the hold of a draft': 'Die Reservierung eines Entwurfs freigeben',
  'Repeat registration': 'Erneute Registrierung',
  'Revoke protection': 'Schutz entziehen',
  'Revoke protection with a reason': 'Den Schutz mit einem Grund entziehen',
  Screening: 'Vorprüfung',
  'Send answer': 'Antwort senden',
  'Similar name': 'Ähnlicher Name',
  'Someone else may already be engaged. The partner is told only that there may be a conflict.':
    'Möglicherweise ist bereits jemand anderes damit befasst. Der Partner erfährt nur, dass ein Konflikt bestehen kann.',
  'Submit a draft for screening': 'Einen Entwurf zur Vorprüfung einreichen',
  'Tell the company more about a registration': 'Dem Unternehmen mehr über eine Registrierung mitteilen',
  'That registration was submitted before this one and is not decided yet.':
    'Diese Registrierung wurde vor der vorliegenden eingereicht und ist noch nicht entschieden.',
  'The company reads it in the comments of the registration.':
    'Das Unternehmen liest sie in den Kommentaren der Registrierung.',
  'The company sees your reason and decides.': 'Das Unternehmen sieht Ihren Grund und entscheidet.',
  'The contact': 'Der Kontakt',
  'The decision is overdue. The delay is added to the partner’s protection.':
    'Die Entscheidung ist überfällig. Die Verzögerung wird dem Schutz des Partners hinzugerechnet.',
  'The domain belongs to the partner or to one of their partner users.':
    'Die Domain gehört dem Partner oder einem seiner Partnerbenutzer.',
  'The existing account': 'Der bestehende Account',
  'The first to engage with an account is protected.': 'Wer sich als Erster um einen Account kümmert, ist geschützt.',
  'The name and country are the same. One record has no website.':
    'Name und Land sind gleich. Ein Datensatz hat keine Website.',
  'The names are similar.': 'Die Namen sind ähnlich.',
  'The open deal': 'Der offene Deal',
  'The other registration': 'Die andere Registrierung',
  'The partner has another open registration for this account.':
    'Der Partner hat eine weitere offene Registrierung für diesen Account.',
  'The partner has another open registration of the same account and products.':
    'Der Partner hat eine weitere offene Registrierung für denselben Account und dieselben Produkte.',
  'The partner is protected longer, up to the number of days set by your program.':
    'Der Partner ist länger geschützt, höchstens um die Tage, die Ihr Programm festlegt.',
  'The partner is protected on this account from now on.': 'Der Partner ist bei diesem Account ab jetzt geschützt.',
  'The partner joins the deal, can see it, and earns commission on it.':
    'Der Partner kommt zum Deal hinzu, kann ihn sehen und verdient Provision daran.',
  'The partner sees the reason and your message and can register the account again after the waiting period.':
    'Der Partner sieht den Grund und Ihre Nachricht und kann den Account nach der Sperrfrist erneut registrieren.',
  'The partner’s last registration of this account was rejected recently.':
    'Die letzte Registrierung dieses Accounts durch den Partner wurde vor Kurzem abgelehnt.',
  'The partner’s own company': 'Die eigene Firma des Partners',
  'The protection ends as planned. The partner sees your message.':
    'Der Schutz endet wie geplant. Der Partner sieht Ihre Nachricht.',
  'The registration becomes an opportunity in your pipeline. When the opportunity is won, the registration is closed and the commission is calculated.':
    'Aus der Registrierung wird eine Opportunity in Ihrer Pipeline. Wird die Opportunity gewonnen, wird die Registrierung geschlossen und die Provision berechnet.',
  'The registration is closed without a decision. You can register the account again later with a new submission time.':
    'Die Registrierung wird ohne Entscheidung geschlossen. Sie können den Account später mit einem neuen Einreichungszeitpunkt erneut registrieren.',
  'The review continues with your answer.': 'Die Prüfung geht mit Ihrer Antwort weiter.',
  'The website belongs to the partner or one of their partner users.':
    'Die Website gehört dem Partner oder einem seiner Partnerbenutzer.',
  'The website belongs to your company or one of your team members.':
    'Die Website gehört Ihrer Firma oder einem Ihrer Teammitglieder.',
  'The website is the partner’s own.': 'Die Website ist die eigene des Partners.',
  'The website is the same.': 'Die Website ist dieselbe.',
  'There is an open deal with this account that has no partner.':
    'Es gibt einen offenen Deal mit diesem Account, der keinen Partner hat.',
  'There may be a conflict with an existing engagement. A reviewer decides based on your submission time.':
    'Möglicherweise besteht ein Konflikt mit einer laufenden Bearbeitung. Eine prüfende Person entscheidet anhand Ihres Einreichungszeitpunkts.',
  'This account already buys from you and may own these products.':
    'Dieser Account kauft bereits bei Ihnen und besitzt diese Produkte möglicherweise.',
  'This account may already be a customer.': 'Dieser Account ist möglicherweise bereits Kunde.',
  'This account may already be a customer. A reviewer decides.':
    'Dieser Account ist möglicherweise bereits Kunde. Eine prüfende Person entscheidet.',
  'To ask, move the deal to another stage or add a note first.':
    'Um anzufragen, verschieben Sie den Deal zuerst in eine andere Phase oder fügen Sie eine Notiz hinzu.',
  'To check': 'Zu klären',
  'Undecided registrations by the time left to decide. The deadline is paused while you wait for a partner’s answer.':
    'Nicht entschiedene Registrierungen nach der verbleibenden Zeit. Die Frist ruht, während Sie auf die Antwort eines Partners warten.',
  Upheld: 'Aufrechterhalten',
  'Waiting for partner': 'Wartet auf Partner',
  'Waiting for the partner': 'Wartet auf den Partner',
  'Withdraw a registration': 'Eine Registrierung zurückziehen',
  'Withdraw registration': 'Registrierung zurückziehen',
  'Within 90 days': 'Innerhalb von 90 Tagen',
  'Within a month': 'Innerhalb eines Monats',
  'Within a week': 'Innerhalb einer Woche',
  'Wrong information': 'Falsche Angaben',
  'You already have an open registration for this account.':
    'Sie haben bereits eine offene Registrierung für diesen Account.',
  'You asked a question. The deadline is paused until the partner answers.':
    'Sie haben eine Frage gestellt. Die Frist ruht, bis der Partner antwortet.',
  'You can ask once the company has created the deal and it has made progress.':
    'Sie können anfragen, sobald das Unternehmen den Deal erstellt hat und er vorangekommen ist.',
  'You cannot approve this registration while that protection lasts.':
    'Sie können diese Registrierung nicht genehmigen, solange dieser Schutz besteht.',
  'Your answer': 'Ihre Antwort',
  'Your answer is needed': 'Ihre Antwort ist erforderlich',
  'Your approved registrations whose protection ends within the next 90 days.':
    'Ihre genehmigten Registrierungen, deren Schutz in den nächsten 90 Tagen endet.',
  'Your deadline is paused until they answer.': 'Ihre Frist ruht, bis der Partner antwortet.',
  'Your last registration of this account was rejected recently.':
    'Ihre letzte Registrierung dieses Accounts wurde vor Kurzem abgelehnt.',
  'Your team is already working on it': 'Ihr Team arbeitet bereits daran',
  conflict: 'Konflikt',
  conflicts: 'Konflikte',
  'deal registration': 'Deal-Registrierung',
  'deal registrations': 'Deal-Registrierungen',
  protection: 'Schutz',
  protections: 'Schutzfristen',
  'registration check': 'Prüfung einer Registrierung',
  'registration checks': 'Prüfungen von Registrierungen',
  'registration event': 'Registrierungsereignis',
  'registration events': 'Registrierungsereignisse',
  'registration submission': 'Einreichung einer Registrierung',
  'registration submissions': 'Einreichungen von Registrierungen',
  'registration view': 'Aufruf einer Registrierung',
  'registration views': 'Aufrufe von Registrierungen',
  'same name': 'gleicher Name',
  'waiting for the partner': 'wartet auf den Partner',
  'waiting for you': 'wartet auf Sie',
  'A partner user has an email address at this account.':
    'Ein Partnerbenutzer hat eine E-Mail-Adresse bei diesem Account.',
  'Customer’s decision': 'Entscheidung des Kunden',
  registration: 'Registrierung',
  registrations: 'Registrierungen',
  'same website': 'gleiche Website',
  'the amount': 'den Betrag',
  'the contact': 'den Kontakt',
  'the deal': 'den Deal',
  'the description': 'die Beschreibung',
};
