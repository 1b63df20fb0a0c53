import type { GoLiveItem, GoLiveKey } from './schema.ts';

/** What the company has, as the database tells it. */
export interface GoLiveFacts {
  name: string;
  description: string | null;
  logo_url: string | null;
  types: number;
  own_partners: number;
  has_plan: boolean;
  has_drafted_plan: boolean;
  has_minimum: boolean;
  requires_second_approver: boolean;
  /** Over the limit two others approve. */
  has_payout_limit: boolean;
  approvers: number;
  mails_sent: number;
  mail_error: string | null;
  portal_people: number;
  colleagues: number;
  own_deals: number;
  sample_records: number;
}

/** What an entry is about, where that may be switched off: then nothing is missing. */
const about: Partial<Record<GoLiveKey, string>> = {
  plan: 'commission_plans',
  payouts: 'payout_batches',
  sample: 'sample_data',
};

type Judgement = Omit<GoLiveItem, 'key'>;

interface Installation {
  /** Mail leaves it. */
  delivers: boolean;
  /** Where links in mails lead. */
  address: string;
  isOff?: (resource: string) => boolean;
}

/** The checklist: every item is judged by what is there, never by what somebody ticked. */
export function itemsOf(facts: GoLiveFacts, { delivers, address, isOff = () => false }: Installation): GoLiveItem[] {
  const judged: Record<GoLiveKey, Judgement> = {
    details: item(10, facts.name.trim() !== '' && !!facts.description?.trim(), 'A name and a description are missing.'),
    types: item(5, facts.types > 0, 'No type yet.'),
    partners: item(15, facts.own_partners > 0, 'No partner of your own yet; sample partners do not count.'),
    plan: item(
      20,
      facts.has_plan,
      facts.has_drafted_plan ? 'A structure is drafted. Publish it.' : 'No structure is published.',
    ),
    payouts: payouts(facts),
    mail: mail(facts, delivers, address),
    portal: item(15, facts.portal_people > 0, 'Nobody of a partner is invited yet.'),
    team: item(5, facts.colleagues > 1, 'You are alone here.'),
    branding: item(5, facts.logo_url !== null, 'No logo yet.'),
    deals: item(5, facts.own_deals > 0, 'No deal or registration yet; sample deals do not count.'),
    sample: item(5, facts.sample_records === 0, 'Partners should not meet it.'),
  };
  return (Object.keys(judged) as GoLiveKey[])
    .filter((key) => key !== 'sample' || facts.sample_records > 0)
    .filter((key) => !isOff(about[key] ?? ''))
    .map((key) => ({ key, ...judged[key] }));
}

export function scoreOf(items: readonly GoLiveItem[]): number {
  const sum = (list: readonly GoLiveItem[]) => list.reduce((total, { points }) => total + points, 0);
  return Math.floor((100 * sum(items.filter(({ is_done }) => is_done))) / sum(items));
}

function mail({ mails_sent, mail_error }: GoLiveFacts, delivers: boolean, address: string): Judgement {
  if (delivers && /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/.test(address))
    return item(10, false, `Links in mails lead to ${address}, which nobody else reaches: set TANDEM_BASE_URL.`);
  return item(
    10,
    mails_sent > 0,
    !delivers
      ? 'No mail server is set up: set SMTP_URL. Until then mails wait under Sent email.'
      : mail_error
        ? `The last mail did not leave: ${mail_error}`
        : 'Send a test mail to see that mail leaves.',
  );
}

function payouts({ has_minimum, requires_second_approver, has_payout_limit, approvers }: GoLiveFacts): Judgement {
  if (!has_minimum) return item(10, false, 'Decide the smallest payout in your currency.');
  return item(
    10,
    approvers >= (has_payout_limit ? 3 : requires_second_approver ? 2 : 1),
    has_payout_limit
      ? 'Over your limit a payout needs two people who agree beside the one who prepares it. Invite them, or change the rule.'
      : 'A payout needs a second person who agrees. Invite one, or change the rule.',
  );
}

function item(points: number, is_done: boolean, missing: string): Judgement {
  return { points, is_done, detail: is_done ? null : missing };
}
