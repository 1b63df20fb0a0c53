import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/tier-criteria'> = {
  'A number or a yes in a custom field of the partner.':
    'Eine Zahl oder ein Ja in einem benutzerdefinierten Feld des Partners.',
  Appeal: 'Widerspruch',
  'Appeal against losing your tier': 'Widerspruch gegen den Verlust Ihrer Stufe',
  'Appeal sent': 'Widerspruch gesendet',
  'Approve a proposed tier or an appeal': 'Eine vorgeschlagene Stufe oder einen Widerspruch genehmigen',
  'Approve and reject': 'Genehmigen und ablehnen',
  'Approved document requests, or documents that your team gave a tag.':
    'Genehmigte Dokumentanforderungen oder Dokumente, denen Ihr Team ein Tag gegeben hat.',
  'Approved registrations': 'Genehmigte Registrierungen',
  'Ask to keep your tier during a grace period': 'Darum bitten, die Stufe während einer Schonfrist zu behalten',
  'Average rating of published reviews, from 1 to 5.':
    'Durchschnittliche Bewertung veröffentlichter Bewertungen, von 1 bis 5.',
  'Commissions at risk': 'Gefährdete Provisionen',
  Criterion: 'Kriterium',
  'Currently qualifies for': 'Erfüllt derzeit die Anforderungen für',
  'Custom field': 'Benutzerdefiniertes Feld',
  'Customer satisfaction': 'Kundenzufriedenheit',
  'Deal registrations that were approved.': 'Genehmigte Deal-Registrierungen.',
  'Defaults to 90 days from today.': 'Standardmäßig 90 Tage ab heute.',
  'Different accounts with a won deal.': 'Verschiedene Accounts mit einem gewonnenen Deal.',
  'Different people of the partner who hold a valid certificate.':
    'Verschiedene Personen des Partners, die ein gültiges Zertifikat besitzen.',
  'Document on file': 'Vorliegendes Dokument',
  Downgrade: 'Herabstufung',
  'Empty locks it until someone unlocks it.': 'Leer bleibt sie fixiert, bis jemand die Fixierung aufhebt.',
  'End the lock of a tier': 'Die Fixierung einer Stufe beenden',
  'Explain why you should keep your tier.': 'Erläutern Sie, warum Sie Ihre Stufe behalten sollten.',
  'Grace period': 'Schonfrist',
  'Grace period ended': 'Schonfrist beendet',
  'Grace period ends': 'Schonfrist endet',
  'In effect from': 'In Kraft ab',
  'In the grace period': 'In der Schonfrist',
  'Keep the tier until': 'Stufe behalten bis',
  Lock: 'Fixierung',
  'Lock tier': 'Stufe fixieren',
  'Locked until': 'Fixiert bis',
  Measure: 'Messgröße',
  'No tier is at risk.': 'Keine Stufe ist gefährdet.',
  'Number of won deals.': 'Anzahl gewonnener Deals.',
  'Partners that no longer meet the requirements of their tier, or will not in the next 90 days, and the commissions they would lose in a year.':
    'Partner, die die Anforderungen ihrer Stufe nicht mehr oder in den nächsten 90 Tagen nicht mehr erfüllen, und die Provisionen, die sie in einem Jahr verlieren würden.',
  'Publish a draft; it counts from its day on': 'Einen Entwurf veröffentlichen; er gilt ab seinem Tag',
  'Publish requirements': 'Anforderungen veröffentlichen',
  'Published requirements cannot be changed. We notify partners with a login.':
    'Veröffentlichte Anforderungen können nicht geändert werden. Wir benachrichtigen Partner mit Zugang.',
  'Reason of the decision': 'Grund der Entscheidung',
  'Reject a proposed tier or an appeal': 'Eine vorgeschlagene Stufe oder einen Widerspruch ablehnen',
  'Requirements end': 'Anforderungen enden',
  'Requirements end within 90 days': 'Anforderungen enden innerhalb von 90 Tagen',
  'Requirements met': 'Anforderungen erfüllt',
  'Requirements published': 'Anforderungen veröffentlicht',
  'Set the tier of a partner manually and lock it': 'Die Stufe eines Partners manuell setzen und fixieren',
  'The company decides. You keep your tier until then.':
    'Das Unternehmen entscheidet. Bis dahin behalten Sie Ihre Stufe.',
  'The partner gets the lower tier today.': 'Der Partner erhält heute die niedrigere Stufe.',
  'The partner gets the new tier today.': 'Der Partner erhält heute die neue Stufe.',
  'The partner keeps its tier, and a new grace period starts.':
    'Der Partner behält seine Stufe, und eine neue Schonfrist beginnt.',
  'The partner keeps its tier. It is locked until the day you choose.':
    'Der Partner behält seine Stufe. Sie ist bis zu dem Tag fixiert, den Sie wählen.',
  'The partner keeps its tier. The promotion is not proposed again for 90 days.':
    'Der Partner behält seine Stufe. Die Hochstufung wird 90 Tage lang nicht erneut vorgeschlagen.',
  'The requirements are met today, and end if nothing is added.':
    'Die Anforderungen sind heute erfüllt und enden, wenn nichts hinzukommt.',
  'The requirements are no longer met. The tier is lost when the grace period ends.':
    'Die Anforderungen werden nicht mehr erfüllt. Die Stufe geht verloren, wenn die Schonfrist endet.',
  'The requirements decide about the tier again.': 'Die Anforderungen bestimmen wieder über die Stufe.',
  'The requirements do not change a locked tier. Use it for agreements and exceptions.':
    'Die Anforderungen ändern eine fixierte Stufe nicht. Verwenden Sie dies für Vereinbarungen und Ausnahmen.',
  'Tier decisions': 'Stufenentscheidungen',
  'Tier locked': 'Stufe fixiert',
  'Tier progress': 'Stufenfortschritt',
  'Tier requirements': 'Stufenanforderungen',
  'Tier unlocked': 'Fixierung der Stufe aufgehoben',
  'Tiers at risk': 'Gefährdete Stufen',
  Unlock: 'Aufhebung der Fixierung',
  'Unlock tier': 'Fixierung der Stufe aufheben',
  'We tell the partner why. The grace period goes on.':
    'Wir teilen dem Partner den Grund mit. Die Schonfrist läuft weiter.',
  'Won deals as a share of all closed deals.': 'Gewonnene Deals als Anteil an allen abgeschlossenen Deals.',
  'Would drop to': 'Würde fallen auf',
  'tier criteria': 'Stufenkriterien',
  'tier criterion': 'Stufenkriterium',
  'tier decision': 'Stufenentscheidung',
  'tier decisions': 'Stufenentscheidungen',
  'tier program': 'Stufenprogramm',
  'tier programs': 'Stufenprogramme',
  'tier standing': 'Stufenstand',
  'tier standings': 'Stufenstände',
  number: 'Zahl',
  percent: 'Prozent',
  rating: 'Bewertung',
};
