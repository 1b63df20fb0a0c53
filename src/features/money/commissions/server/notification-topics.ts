import { defineTopics } from '#server/notification-topics.ts';

export const topics = defineTopics([
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
    key: 'rates',
    resource: 'commission_lines',
    label: 'Exchange rates that do not come',
    about: 'Rates should be fetched, and none have come in for days.',
    mode: 'company',
    email: 'instant',
    kinds: ['rates_missing'],
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
]);
