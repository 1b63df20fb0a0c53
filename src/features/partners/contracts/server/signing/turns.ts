import { excerpt, notificationFacts } from '#features/engagement/notifications/server/service.ts';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { newSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { inLanguageOf } from '#server/language.ts';
import { said } from '#shared/text/labels.ts';
import { nameForMail, oneLine } from '#shared/text/plain-text.ts';
import { readerDay } from '#shared/text/reader-formats.ts';
import { kindOptions } from '../../../contract-templates/content.schema.ts';
import type { LockedContract, Signing } from '../locked.ts';
import { texts } from './texts.ts';

/** The signers whose turn it is: everyone who has not signed, or only the first of them. */
export function turnsOf({ signing_order }: LockedContract, signings: readonly Signing[]): Signing[] {
  const open = signings.filter(({ status }) => ['waiting', 'notified', 'opened'].includes(status));
  return signing_order === 'parallel' ? open : open.slice(0, 1);
}

/** Emails the link to the signers whose turn it is; `again` also to those who have one already. */
export async function sendTurns(
  call: Call,
  contract: LockedContract,
  signings: readonly Signing[],
  { again = false, isReminder = false } = {},
): Promise<void> {
  const due = turnsOf(contract, signings).filter(({ status }) => again || status === 'waiting');
  for (const signing of due) {
    const token = await newSigningLink(call, contract, signing);
    const now = call.now();
    await call.run(sql`
      update contract_signings set status = case when status = 'waiting' then 'notified' else status end,
        turn_at = coalesce(turn_at, ${now}), last_sent_at = ${now}, reminders = reminders + ${isReminder ? 1 : 0}
        where organization_id = ${call.organization_id} and id = ${signing.id}`);
    await mailLink(call, contract, signing, token, isReminder);
  }
}

/** The links before lead on to this one, unless they are kept. @returns the token, which is stored nowhere */
export async function newSigningLink(
  call: Call,
  contract: LockedContract,
  signing: Pick<Signing, 'id' | 'partner_id'>,
  expires_at: string | Date = contract.expires_at!,
  { keepsFormer = false } = {},
): Promise<string> {
  const { token, hash } = newSecret();
  const { id } = await call.one<{ id: string }>(sql`
    insert into contract_links (organization_id, contract_id, signing_id, partner_id, token_hash, expires_at,
      created_at)
    values (${call.organization_id}, ${contract.id}, ${signing.id}, ${signing.partner_id}, ${hash}, ${expires_at},
      ${call.now()}) returning id`);
  if (!keepsFormer)
    await call.run(sql`
      update contract_links set revoked_at = coalesce(revoked_at, ${call.now()}), leads_to = ${id}
      where organization_id = ${call.organization_id} and signing_id = ${signing.id} and id <> ${id}
        and (revoked_at is null or leads_to is not null)`);
  return token;
}

/** No link of this signing opens it any more: it is over, or another person signs. */
export async function revokeSigningLinks(call: Call, signing_id: string): Promise<void> {
  await call.run(sql`
    update contract_links set revoked_at = coalesce(revoked_at, ${call.now()}), leads_to = null
    where organization_id = ${call.organization_id} and signing_id = ${signing_id}
      and (revoked_at is null or leads_to is not null)`);
}

const linkMail = defineMail({
  key: 'contract_signing',
  class: 'account',
  hides: 'body',
  plainSubject: 'A document to sign',
});

export const signingPath = (contract_id: string, token: string): string => `/sign/${contract_id}#token=${token}`;

/** A name in a subject, which has room for little of it. */
const LONGEST_PARTY = 55;

async function mailLink(
  call: Call,
  contract: LockedContract,
  signing: Signing,
  token: string,
  isReminder: boolean,
): Promise<void> {
  const facts = await call.one<{
    company: string;
    partner: string;
    kind: string;
    signers: number;
    signed: number;
    signed_by: string | null;
  }>(sql`
    select g.name as company, p.name as partner, c.kind, count(s.id)::int as signers,
      count(s.id) filter (where s.status = 'signed')::int as signed,
      string_agg(s.name || ' (' || s.role_name || ')', ', '
        order by s.position) filter (where s.status = 'signed') as signed_by
    from contracts c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    join organizations g on g.id = c.organization_id
    join contract_signings s on s.organization_id = c.organization_id and s.contract_id = c.id
    where c.organization_id = ${call.organization_id} and c.id = ${contract.id} group by g.name, p.name, c.kind`);
  const [company, partner, title, name] = [facts.company, facts.partner, contract.title, signing.name].map(
    nameForMail,
  ) as [string, string, string, string];
  const { signers, signed } = facts;
  const kind = kindOptions.find(({ value }) => value === facts.kind && value !== 'other')?.label;
  const isAsked = signing.side === 'partner';
  await inLanguageOf(call, { user_id: signing.user_id, partner_id: isAsked ? contract.partner_id : null }, async () => {
    const document = kind ? said(kind) : texts.contract;
    const day = readerDay(contract.expires_at!, call.actor.timezone);
    const count = texts.signers(signers);
    await sendMail(call, {
      kind: linkMail,
      to: signing.email,
      to_name: signing.name,
      about: [{ table: 'partners', id: contract.partner_id }],
      subject: isAsked
        ? texts.askedSubject(document, excerpt(company, LONGEST_PARTY), count, day, isReminder)
        : texts.ownSubject(document, excerpt(partner, LONGEST_PARTY), count, day, isReminder),
      paragraphs: [
        mailTexts.hello(name),
        isAsked ? texts.asked(company, title, partner) : texts.waits(title, partner),
        ...(facts.signed_by ? [texts.yourTurn(nameForMail(facts.signed_by))] : []),
        texts.noAccount,
      ],
      ...notificationFacts([
        [texts.document, document],
        [texts.youSignAs, oneLine(signing.role_name, 80)],
        [texts.signatures, signed > 0 ? texts.signedOf(signed, signers) : count],
        [texts.signBy, day],
      ]),
      action: { label: texts.reviewAndSign, path: signingPath(contract.id, token) },
      footer: texts.linkFooter(company, signing.email),
    });
  });
}
