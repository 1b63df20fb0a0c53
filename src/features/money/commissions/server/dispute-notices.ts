import { colleaguesWho, partnerPeopleWho } from '#features/access/people/server/service.ts';
import type { MailSubject } from '#features/engagement/mails/schema.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import type { DisputedLine } from './disputes.ts';

function aboutOf({ line_id, partner_id }: Pick<DisputedLine, 'line_id' | 'partner_id'>): MailSubject[] {
  return [
    { table: 'commission_lines', id: line_id },
    { table: 'partners', id: partner_id },
  ];
}

/** Whoever may answer hears what a partner says is wrong. */
export async function tellDisputed(
  call: Call,
  { line_id, partner_id, number }: DisputedLine,
  text: string,
  isNew: boolean,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      'select name from partners where organization_id = $1 and id = $2',
      [company.organization_id, partner_id],
    );
    const act = isNew ? `disputes commission ${number}` : `added to its dispute of commission ${number}`;
    await notify(
      company,
      { mode: 'company', people: await colleaguesWho(company, 'commission_disputes', 'manage', partner_id) },
      {
        kind: 'commission_disputed',
        text: `${name} ${act}: ${text.trim()}`,
        link: `/commissions/show/${line_id}`,
        about: aboutOf({ line_id, partner_id }),
      },
      { subject: `${name} ${act}`.slice(0, 120), action: 'Look at the commission' },
    );
  });
}

/** The partner's people hear the answer, in the company's name. */
export async function tellAnswered(
  call: Call,
  { line_id, partner_id, number }: DisputedLine,
  what: 'kept' | 'corrected' | 'said',
  text: string,
): Promise<void> {
  if (call.batch_id) return;
  const { name } = await call.one<{ name: string }>('select name from organizations where id = $1', [
    call.organization_id,
  ]);
  const acts = {
    kept: `keeps commission ${number} as it is`,
    corrected: `corrects commission ${number}`,
    said: `answered about commission ${number}`,
  };
  await notify(
    call,
    { mode: 'partner', partner_id, people: await partnerPeopleWho(call, partner_id, 'commission_disputes', 'view') },
    {
      kind: 'dispute_answered',
      text: `${name} ${acts[what]}: ${text.trim()}`,
      link: `/revenue/commissions/show/${line_id}`,
      about: aboutOf({ line_id, partner_id }),
    },
    { subject: `${name} ${acts[what]}`.slice(0, 120), action: 'Look at the commission' },
  );
}
