/** Texts of the request screens. */
export const texts = {
  empty: 'Requests of partners for money of a fund appear here.',
  emptyPartner: 'Request money for a marketing activity. Your requests and their claims appear here.',
  noFunds: 'No fund is open to you at the moment.',
  yourFunds: 'Your funds',
  request: 'Request MDF',
  requestsUntil: 'Requests until',
  share: (percent: string) => `Pays ${percent} of the cost of an activity`,
  sections: { Fund: 'Fund', Activity: 'Activity', Money: 'Money', results: 'Expected results' },
  plan: 'Activity',
  balance: 'Money',
  movements: 'Movements',
  tooMuch: 'This is more than the company’s share of the cost',
};
