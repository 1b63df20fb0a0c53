import type { GoLiveItem, GoLiveKey } from './schema.ts';

/** The company's state that the checklist is computed from, as read from the database. */
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
  /** Two other people approve payouts above the limit. */
  has_payout_limit: boolean;
  approvers: number;
  mails_sent: number;
  mail_error: string | null;
  portal_people: number;
  colleagues: number;
  own_deals: number;
  sample_records: number;
}

/** The resource an item depends on; the item is left out if its module is disabled. */
const about: Partial<Record<GoLiveKey, string>> = {
  plan: 'commission_plans',
  payouts: 'payout_batches',
  sample: 'sample_data',
};

type Judgment = Omit<GoLiveItem, 'key'>;

interface Installation {
  /** Whether it can send email. */
  delivers: boolean;
  /** The base URL of links in emails. */
  address: string;
  isOff?: (resource: string) => boolean;
}

/** The checklist. Items are computed from data, never ticked manually. */
export function goLiveItems(
  facts: GoLiveFacts,
  { delivers, address, isOff = () => false }: Installation,
): GoLiveItem[] {
  const judged: Record<GoLiveKey, Judgment> = {
    details: item(10, facts.name.trim() !== '' && !!facts.description?.trim(), 'Add a name and a description.'),
    types: item(5, facts.types > 0, 'No partner types yet.'),
    partners: item(15, facts.own_partners > 0, 'No partners yet. Sample partners do not count.'),
    plan: item(
      20,
      facts.has_plan,
      facts.has_drafted_plan ? 'Publish your draft structure.' : 'No incentive structure is published.',
    ),
    payouts: payouts(facts),
    mail: mail(facts, delivers, address),
    portal: item(15, facts.portal_people > 0, 'No partner users are invited yet.'),
    team: item(5, facts.colleagues > 1, 'You are the only team member.'),
    branding: item(5, facts.logo_url !== null, 'No logo yet.'),
    deals: item(5, facts.own_deals > 0, 'No deals or registrations yet. Sample deals do not count.'),
    sample: item(5, facts.sample_records === 0, 'Remove it before you invite partners.'),
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

function mail({ mails_sent, mail_error }: GoLiveFacts, delivers: boolean, address: string): Judgment {
  if (delivers && /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/.test(address))
    return item(
      10,
      false,
      `Links in emails point to ${address}, which other people cannot open. Ask the person who runs this installation to change it.`,
    );
  return item(
    10,
    mails_sent > 0,
    !delivers
      ? 'No mail server is set up, so emails are only saved. Ask the person who runs this installation to set one up.'
      : mail_error
        ? `The last email could not be sent: ${mail_error}`
        : 'Send a test email to check delivery.',
  );
}

function payouts({ has_minimum, requires_second_approver, has_payout_limit, approvers }: GoLiveFacts): Judgment {
  if (!has_minimum) return item(10, false, 'Set a minimum payout in your currency.');
  return item(
    10,
    approvers >= (has_payout_limit ? 3 : requires_second_approver ? 2 : 1),
    has_payout_limit
      ? 'Payouts above your limit need approval from two people other than the person who prepared them. Invite them or change the rule.'
      : 'Payouts need approval from a second person. Invite someone or change the rule.',
  );
}

function item(points: number, is_done: boolean, missing: string): Judgment {
  return { points, is_done, detail: is_done ? null : missing };
}
