import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('deals/deal-registrations/web/conflicts', {
  checkingWhetherThisAccountFree: 'Checking whether this account is free…',
  text: (checksLeft: number) => plural(checksLeft, 'more account', 'more accounts'),
  youCanCheckToday: (checksLeft: number) =>
    ` You can check ${plural(checksLeft, 'more account', 'more accounts')} today.`,
  freeToRegister: 'Free to register',
  youCanHoldThisAccountFor: (holdHours: number) =>
    ` You can hold this account for ${plural(holdHours, 'hour', 'hours')} while you prepare.`,
  noOtherPartnerHasRegisteredThis: (holdHours: ReactNode, left: ReactNode) =>
    rich`No other partner has registered this account.${holdHours}${left}`,
  notEligible: (title: Part) => `Not eligible: ${title}`,
  possibleConflictWithExistingEngagement: 'Possible conflict with an existing engagement',
  itCanBeRegisteredAgainFrom: (reapplyOn: Part) => `It can be registered again from ${reapplyOn}. `,
  viewRegistration: (number: ReactNode) => rich`View registration ${number}`,
  itApprovedImmediatelyUnlessAccountProtected:
    'It is approved immediately unless the account is protected for another partner.',
  youCanStillRegisterIt: 'You can still register it.',
  bothWereMergedIntoOneDeal: 'Both were merged into one deal.',
  similar: (score: Part) => ` ${score} similar.`,
  mergeIntoOneDeal: 'Merge into one deal',
  otherRecordBelongsToPartnerYou:
    'The other record belongs to a partner you do not manage. A team member with access to all partners can compare them.',
  registration: (number: Part) => `Registration ${number}`,
  account: 'Account',
  website: 'Website',
  country: 'Country',
  partner: 'Partner',
  products: 'Products',
  allProducts: 'All products',
  status: 'Status',
  submitted: 'Submitted',
  protectedUntil: 'Protected until',
  lastActivity: 'Last activity',
  amount: 'Amount',
  thisRegistration: 'This registration',
  rulesOfEngagement: 'Rules of engagement',
  noSimilarRecords: 'No similar records',
  noAccountsOrOtherRegistrationsLook: 'No accounts or other registrations look like this one.',
  existingAccounts: 'Existing accounts',
  customer: 'Customer',
  otherRegistrations: 'Other registrations',
});
