/** What people are told about, as they would name it; each can be had in the bell and by mail, or not. */
export interface Topic {
  key: string;
  label: string;
  about: string;
  mode: 'company' | 'partner';
  /** By mail, before a person says otherwise. */
  email: 'off' | 'instant' | 'daily';
  /** Reaches everybody at once in every way: what it warns of cannot wait. */
  is_critical?: boolean;
  /** What it is about: nobody is asked about a module that is switched off. */
  resource: string;
  /** The kinds of notices it stands for. */
  kinds: readonly string[];
}

export const topics: readonly Topic[] = [
  {
    key: 'registrations',
    resource: 'deal_registrations',
    label: 'Deal registrations',
    about: 'New ones to decide on, answers, and what partners withdraw.',
    mode: 'company',
    email: 'off',
    kinds: [
      'deal_registration_pending',
      'deal_registration_answered',
      'deal_registration_collision',
      'deal_registration_probing',
      'deal_registration_withdrawn',
      'deal_registration_released',
    ],
  },
  {
    key: 'deadlines',
    resource: 'deal_registrations',
    label: 'Decisions that are due',
    about: 'Reminders at half time, and when a decision is late.',
    mode: 'company',
    email: 'instant',
    kinds: ['deal_registration_due', 'deal_registration_overdue'],
  },
  {
    key: 'silent_deals',
    resource: 'opportunities',
    label: 'Deals without an update',
    about: 'Once, when a deal of yours has stood still for as long as the programme says.',
    mode: 'company',
    email: 'daily',
    kinds: ['deal_silent'],
  },
  {
    key: 'participation_answers',
    resource: 'opportunities',
    label: 'Partners’ answers on deals',
    about: 'A partner you proposed for a deal takes part, or does not.',
    mode: 'company',
    email: 'off',
    kinds: ['participation_answered'],
  },
  {
    key: 'approvals',
    resource: 'payout_batches',
    label: 'Payouts to approve',
    about: 'A colleague prepared a payout, and somebody else has to agree; over the limit, two others.',
    mode: 'company',
    email: 'instant',
    kinds: ['payout_submitted'],
  },
  {
    key: 'payout_calendar',
    resource: 'payout_batches',
    label: 'Planned payouts',
    about: 'The calendar prepared a payout, or one is still a draft after its review or unpaid after its day.',
    mode: 'company',
    email: 'instant',
    kinds: ['payout_prepared', 'payout_late'],
  },
  {
    key: 'disputes',
    resource: 'commission_disputes',
    label: 'Disputes about commissions',
    about: 'A partner says that a commission is wrong, or adds to what it said.',
    mode: 'company',
    email: 'instant',
    kinds: ['commission_disputed'],
  },
  {
    key: 'given_up_money',
    resource: 'commission_lines',
    label: 'Money that waited in vain',
    about: 'Payments and refunds of customers are given up, because their deal was not won in time.',
    mode: 'company',
    email: 'instant',
    kinds: ['commission_given_up'],
  },
  {
    key: 'payout_details',
    resource: 'payout_methods',
    label: 'Changed payout details',
    about: 'A partner entered or changed where its money goes.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['payout_method_changed'],
  },
  {
    key: 'books',
    resource: 'journal_entries',
    label: 'Differences in the books',
    about: 'The nightly checks found the ledger, the audit log or what commissions count other than it was.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['books_broken', 'counters_differ'],
  },
  {
    key: 'rates',
    resource: 'commission_lines',
    label: 'Exchange rates that do not come',
    about: 'Rates should be fetched, and none have come in for days.',
    mode: 'company',
    email: 'instant',
    kinds: ['rates_missing'],
  },
  {
    key: 'data_taken_along',
    resource: 'organizations',
    label: 'Your company’s data',
    about: 'An owner took everything your company owns along as a file.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['data_exported'],
  },
  {
    key: 'decisions',
    resource: 'deal_registrations',
    label: 'Decisions on your registrations',
    about: 'Approved, not approved, a question for you, joined with another, won.',
    mode: 'partner',
    email: 'instant',
    kinds: [
      'deal_registration_approved',
      'deal_registration_rejected',
      'deal_registration_info_requested',
      'deal_registration_converted',
      'deal_registration_merged',
      'deal_registration_joined',
    ],
  },
  {
    key: 'protection',
    resource: 'deal_registrations',
    label: 'Protection of your deals',
    about: 'Ending soon, extended, withdrawn or over.',
    mode: 'partner',
    email: 'instant',
    kinds: [
      'deal_registration_expiring',
      'deal_registration_hold_ended',
      'deal_registration_extended',
      'deal_registration_expired',
      'deal_registration_revoked',
    ],
  },
  {
    key: 'participation',
    resource: 'opportunities',
    label: 'Deals you are asked into',
    about: 'The company proposes you for a deal, or says whether you take part.',
    mode: 'partner',
    email: 'instant',
    kinds: ['participation_proposed', 'participation_confirmed', 'participation_rejected'],
  },
  {
    key: 'own_silent_deals',
    resource: 'opportunities',
    label: 'Deals without an update',
    about: 'Once, when a deal you registered has stood still for as long as the programme says.',
    mode: 'partner',
    email: 'daily',
    kinds: ['own_deal_silent'],
  },
  {
    key: 'incentives',
    resource: 'commission_plans',
    label: 'How you earn',
    about: 'New terms, before they count.',
    mode: 'partner',
    email: 'instant',
    kinds: ['incentive_published'],
  },
  {
    key: 'commissions_by_hand',
    resource: 'commission_lines',
    label: 'Commissions entered by hand',
    about: 'The company added an amount, took one back, or wrote off what you owed.',
    mode: 'partner',
    email: 'instant',
    kinds: ['commission_by_hand'],
  },
  {
    key: 'own_disputes',
    resource: 'commission_disputes',
    label: 'Answers about your commissions',
    about: 'The company keeps or corrects a commission that you disputed, or asks about it.',
    mode: 'partner',
    email: 'instant',
    kinds: ['dispute_answered'],
  },
  {
    key: 'payments',
    resource: 'payout_items',
    label: 'Payments',
    about: 'Money that was sent to you, or came back.',
    mode: 'partner',
    email: 'instant',
    kinds: ['payout_paid', 'payout_failed'],
  },
  {
    key: 'own_payout_details',
    resource: 'payout_methods',
    label: 'Where your money goes',
    about: 'Somebody entered or changed your payout details.',
    mode: 'partner',
    email: 'instant',
    is_critical: true,
    kinds: ['payout_details_changed'],
  },
];

const byKind = new Map(topics.flatMap((topic) => topic.kinds.map((kind) => [kind, topic] as const)));

/** @throws when nobody said which topic a kind of notice belongs to: then nobody could turn it off */
export function topicOf(kind: string): Topic {
  const topic = byKind.get(kind);
  if (!topic) throw new TypeError(`No topic has notices of the kind "${kind}".`);
  return topic;
}
