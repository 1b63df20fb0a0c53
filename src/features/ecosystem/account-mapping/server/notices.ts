import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Audience, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { said } from '#shared/text/labels.ts';
import type { Level } from '../levels.schema.ts';
import { type Introduction, populationKinds } from '../schema.ts';
import { levelNames } from '../words.ts';
import type { StoredPopulation } from './populations.ts';
import { texts } from './texts.ts';

const overview = (partner_id: string, isForPartner: boolean) =>
  isForPartner ? '/clients/mapping' : `/clients/mapping?partner=${partner_id}`;

/** Tells the owner of a list that the other side asks for it. */
export async function noticeOfMappingRequest(
  company: Call,
  list: StoredPopulation,
  partner_id: string,
  level: Level,
): Promise<void> {
  if (company.batch_id) return;
  const isForPartner = list.partner_id !== null;
  const name = await nameOf(company, partner_id, !isForPartner);
  await notify(company, await sideOf(company, partner_id, isForPartner, 'mapping_populations'), () => ({
    kind: isForPartner ? 'mapping_consent_asked_of_partner' : 'mapping_consent_asked',
    text: texts.asked(name, list.name, said(levelNames[level])),
    link: overview(partner_id, isForPartner),
    about: [{ table: 'partners', id: partner_id }],
  }));
}

/** Tells the side that asked for a list how it was answered. */
export async function noticeOfAnswer(
  call: Call,
  list: StoredPopulation,
  partner_id: string,
  level: Level,
  declined: { reason: string | null } | null,
): Promise<void> {
  if (call.batch_id) return;
  // The other side knows the name of a list only while it is shared.
  const listName = () =>
    level === 'none' ? said(populationKinds.find(({ value }) => value === list.kind)!.label) : list.name;
  await call.asCompany(async (company) => {
    const isForPartner = list.partner_id === null;
    const name = await nameOf(company, partner_id, !isForPartner);
    await notify(company, await sideOf(company, partner_id, isForPartner, 'mapping_populations'), () => ({
      kind: isForPartner ? 'mapping_consent_answered_to_partner' : 'mapping_consent_answered',
      text: declined
        ? texts.refused(name, listName(), declined.reason)
        : texts.answered(name, listName(), said(levelNames[level])),
      link: overview(partner_id, isForPartner),
      about: [{ table: 'partners', id: partner_id }],
    }));
  });
}

type Mode = 'company' | 'partner';

/** Tells the other side that a match was reported as wrong. The name of the account stays on the screen. */
export async function noticeOfReport(company: Call, partner_id: string, reporter: Mode): Promise<void> {
  if (company.batch_id) return;
  const isForPartner = reporter === 'company';
  const name = await nameOf(company, partner_id, !isForPartner);
  await notify(company, await sideOf(company, partner_id, isForPartner, 'mapping_populations'), () => ({
    kind: isForPartner ? 'mapping_match_reported_to_partner' : 'mapping_match_reported',
    text: texts.reported(name),
    link: '/clients/mapping/reports',
    about: [{ table: 'partners', id: partner_id }],
  }));
}

/** Tells the side that reported a match what the other side decided. */
export async function noticeOfMappingDecision(
  company: Call,
  partner_id: string,
  reporter: Mode,
  decision: 'wrong' | 'same',
  note: string | null,
): Promise<void> {
  if (company.batch_id) return;
  const isForPartner = reporter === 'partner';
  const name = await nameOf(company, partner_id, !isForPartner);
  await notify(company, await sideOf(company, partner_id, isForPartner, 'mapping_populations'), () => ({
    kind: isForPartner ? 'mapping_report_answered_to_partner' : 'mapping_report_answered',
    text: texts[decision](name, note),
    link: '/clients/mapping/reports',
    about: [{ table: 'partners', id: partner_id }],
  }));
}

type Told = Pick<Introduction, 'id' | 'account_name' | 'partner_id' | 'asked_by' | 'owner_user_id'>;

/** Tells the other side of a step of an introduction. */
export async function noticeOfIntroduction(
  call: Call,
  row: Told,
  step: 'requested' | 'accepted' | 'declined' | 'made',
  reason: string | null = null,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    // The answering side hears of the request, and the asking side of the answers.
    const isForPartner = (row.asked_by === 'partner') !== (step === 'requested');
    const kind = step === 'requested' ? 'introduction_asked' : 'introduction_answered';
    const name = await nameOf(company, row.partner_id, !isForPartner);
    const side = await sideOf(company, row.partner_id, isForPartner, 'introductions', row.owner_user_id);
    await notify(company, side, () => ({
      kind: isForPartner ? `own_${kind}` : kind,
      text: texts[step](name, row.account_name, reason),
      link: `/clients/mapping/introductions/show/${row.id}`,
      about: [{ table: 'partners', id: row.partner_id }],
    }));
  });
}

async function sideOf(
  call: Call,
  partner_id: string,
  isForPartner: boolean,
  resource: string,
  owner: string | null = null,
): Promise<Audience> {
  if (isForPartner)
    return {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, resource, 'manage'),
    };
  const people = await teamMembersWithPermission(call, resource, 'manage', partner_id);
  const responsible = people.filter(({ user_id }) => user_id === owner);
  return { mode: 'company', people: responsible.length > 0 ? responsible : people };
}

async function nameOf(call: Call, partner_id: string, isPartner: boolean): Promise<string> {
  const { name } = await call.one<{ name: string }>(
    isPartner
      ? 'select name from partners where organization_id = $1 and id = $2'
      : 'select name from organizations where id = $1 and $2::uuid is not null',
    [call.organization_id, partner_id],
  );
  return name;
}
