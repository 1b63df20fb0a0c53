import { defineTexts } from '#shared/text/texts.ts';

export const breakdownTexts = defineTexts('payouts/receipts/server/breakdown', {
  status: (status: string, earned: string, payable: string, deal: string | null) =>
    `${status} · earned on ${earned}, payable from ${payable}${deal ? ` · ${deal}` : ''}`,
  calculation: 'Calculation',
  details: 'Details',
  history: {
    payable: 'Became payable.',
    payableEarly: 'Became payable before the end of its hold period.',
    releasedBy: (name: string | null, reason: string | null) => `Released early by ${name}: ${reason}`,
    held: 'Put on hold.',
    inPayout: (statement: string | null) => `Added to payout ${statement}.`,
    paid: (reference: string | null) => `Paid${reference ? `, reference ${reference}` : ''}.`,
    failed: (statement: string | null, why: string | null) => `Payment ${statement} failed${why ? `: ${why}` : '.'}`,
    bookedOnHold: 'Booked, on hold.',
    booked: 'Booked as payable.',
    carried: (statement: string, isTaken: boolean) =>
      `Carried over ${isTaken ? 'out of' : 'from'} payout ${statement}.`,
  },
  hidden: {
    title: 'Commission',
    detail:
      'Calculated by your incentive structure. The program does not show you the amounts of your reseller’s deal.',
  },
  early: {
    released: (who: string | null, on: string, until: string) =>
      `${who} released it on ${on}, before the end of its hold period on ${until}.`,
    why: (reason: string | null) => ` Reason: ${reason}`,
  },
  carried: {
    title: 'Carried over',
    detail: (statement: string, amount: string) =>
      `From payout ${statement}, ${amount} is carried over to the next payout, because this currency is paid in whole units.`,
    result: 'Result',
    taken: (statement: string) => `Removed from payout ${statement}. Another commission of the same amount is payable.`,
    next: 'Payable with the next payout. Another commission removes the same amount from this one’s payout.',
    reversed: 'Reversed',
    undone: (statement: string) =>
      `Payout ${statement} was not paid and no other payout included this amount, so both commissions were reversed.`,
  },
  manual: {
    titles: {
      added: 'Manual commission',
      taken_back: 'Reversal',
      written_off: 'Write-off',
      write_off_taken_back: 'Write-off reversed',
      reimbursed: 'MDF reimbursement',
      reimbursement_taken_back: 'MDF reimbursement reversed',
      rewarded: 'Bounty earned',
      reward_taken_back: 'Bounty reversed',
    },
    approved: (who: string, day: string) => `${who} approved the claim on ${day}.`,
    entered: (who: string, day: string) =>
      `${who} entered it on ${day}. It was not calculated by an incentive structure.`,
    reason: 'Reason',
    corrected: 'Corrected commission',
    correctedDetail: (number: number, description: string) => `Commission ${number}, ${description}.`,
    booked: (day: string) => `Booked for ${day}.`,
    bookedOnHold: (day: string, until: string) => `Booked for ${day}, on hold until ${until}.`,
    bookedPayable: (day: string) => `Booked for ${day}, payable at once.`,
  },
  recompute: {
    inputs: 'Stored inputs',
    inputsDiffer: 'The inputs are not those the breakdown was created from.',
    amount: 'Commission amount',
    calculation: 'Calculation',
    stored: 'The stored calculation',
    differsElsewhere: 'differs in a part that is not shown here.',
    isMissing: 'is missing',
  },
  answers: {
    failed: 'The commission could not be calculated. A team member needs to review it.',
    earned: 'This deal earned commission.',
    clawedBack: 'The commission of this deal was clawed back in full.',
    notWon: 'Commission is earned when the deal is won.',
    noPartner: 'No partner participates in this deal.',
    notConfirmed: 'No partner’s participation in this deal is confirmed.',
    awaitsPayment: 'Commission is earned as the customer pays, and no payment has come in yet.',
    notCalculated: 'Commission has not been calculated for this deal.',
    nothing: 'This deal has not earned commission so far.',
  },
});
