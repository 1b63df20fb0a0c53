import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';
import { laterOf } from '#shared/time/dates.ts';
import { describePlan, type PlanText } from '../describe.ts';
import { planForPartner } from '../partner-plan.ts';
import { assignmentFor, byPrecedence, versionOn } from '../precedence.ts';
import type { Incentive, Incentives } from '../responses.ts';
import { planAudienceReason } from './audience/audience.ts';
import {
  type Assignment,
  activePlanVersions,
  allAssignments,
  type ProfiledPartner,
  type PublishedVersion,
  profiledPartners,
} from './audience/program.ts';
import { namesInDefinitions } from './names.ts';

/**
 * Describes a partner's terms in plain words: the version that applies today and the next one decided. They are
 * computed with the company's permissions, and only this partner's part is returned.
 */
export async function incentivesOf(call: Call, partner_id: string): Promise<Incentives> {
  const { partner, current, next, nextDay } = await dueTo(call, partner_id);
  if (!partner) return { tier_name: null, current: null, next: null };
  const { region, currency } = await programOf(call);

  async function told(version: PublishedVersion, from: string): Promise<Incentive> {
    const definition = planForPartner(version.definition, partner!);
    const names = await namesInDefinitions(call, [definition], { forPartner: true });
    const text = describePlan(definition, { currency, locale: region, names, reader: 'partner' });
    return { plan_name: version.plan_name, version: version.version, from, note: version.note, ...spoken(text) };
  }
  return {
    tier_name: partner.tier_name,
    current: current ? await told(current.version, current.since) : null,
    next: next && nextDay ? await told(next.version, nextDay) : null,
    ...(nextDay && !next && { ends_on: nextDay }),
  };
}

interface Due {
  version: PublishedVersion;
  assignment: Assignment;
  since: string;
}

/** The version that applies to a partner today, and the next one decided, each with its assignment. */
async function dueTo(
  call: Call,
  partner_id: string,
): Promise<{ partner?: ProfiledPartner; current?: Due; next?: Due; nextDay?: string }> {
  const today = call.today();
  const [partner] = await profiledPartners(call, today, partner_id);
  if (!partner) return {};
  const versions = await activePlanVersions(call);
  const assignments = byPrecedence(await allAssignments(call));
  const on = (day: string): Due | undefined => {
    const hasVersion = (id: string) => versionOn(versions, id, day) !== undefined;
    const assignment = assignmentFor(assignments, { partner: partner.id, ...partner }, day, hasVersion);
    const version = assignment && versionOn(versions, assignment.plan_id, day);
    return version && { version, assignment, since: laterOf(version.effective_from, assignment.effective_from) };
  };
  const current = on(today);
  const later = changeDays(assignments, versions).filter((day) => day > today);
  const nextDay = later.find((day) => on(day)?.version.id !== current?.version.id);
  const next = nextDay === undefined ? undefined : on(nextDay);
  return { partner, ...(current && { current }), ...(next && { next }), ...(nextDay && { nextDay }) };
}

/** The incentive a partner sees, and the assignment that gives it. */
export const seesIncentives = defineSees({
  kind: 'Incentives',
  can: 'commission_plans:view',
  of: async (call, partner_id) => {
    const { partner, current, next, nextDay } = await dueTo(call, partner_id);
    const entry = ({ version, assignment }: Due, since: string, from = '') => ({
      what: `${version.plan_name}, version ${version.version}`,
      to: `/commissions/structure/edit/${version.plan_id}`,
      rule: `${planAudienceReason(assignment, partner!)}${from}`,
      since,
    });
    return {
      entries: [
        ...(current ? [entry(current, current.since)] : []),
        ...(next && nextDay ? [entry(next, nextDay, ', from that date')] : []),
      ],
    };
  },
});

/** Days on which the plan of any partner changes. */
function changeDays(assignments: readonly Assignment[], versions: readonly PublishedVersion[]): string[] {
  const days = [
    ...assignments.flatMap(({ effective_from, effective_to }) => [
      effective_from,
      ...(effective_to ? [effective_to] : []),
    ]),
    ...versions.map(({ effective_from }) => effective_from),
  ];
  return [...new Set(days)].sort();
}

function spoken({ headline, rules, terms }: PlanText): Pick<Incentive, 'headline' | 'rules' | 'terms'> {
  return {
    headline,
    rules: rules.map(({ title, statements }) => ({ title, sentences: statements.map(({ text }) => text) })),
    terms: terms.map(({ text }) => text),
  };
}

async function programOf(call: Call): Promise<{ region: string; currency: string }> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return { region, currency: await baseCurrency(call) };
}
