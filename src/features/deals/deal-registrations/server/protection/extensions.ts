import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import { addDays, dateInZone, daysBetween } from '#shared/time/dates.ts';
import type { DealRegistration, ExtensionRules } from '../../schema.ts';
import type { ExtensionDecline, ExtensionGrant, ProtectionExtension } from '../../steps.schema.ts';
import { dayFormatter, notifyExtension, notifyExtensionAsked, notifyExtensionDeclined } from '../notices.ts';
import { change, type Mover, moverOf, recordRegistrationEvent, requireStanding } from '../registration/move.ts';
import { dealRegistrations } from '../resource.ts';
import { extendProtection, protectionDays } from './protection.ts';

interface Program {
  extension_days: number;
  max_extensions: number;
  timezone: string;
}

const programOf = (call: Call) =>
  call.one<Program>(
    sql`
      select s.extension_days, s.max_extensions, o.timezone
      from program_settings s join organizations o on o.id = s.organization_id
      where s.organization_id = ${call.organization_id}`,
    'The program',
  );

const NO_PROGRESS = 'There has been no progress on the deal. Move it to another stage or add a note first.';

/** @throws 409 when the protection has ended or all extensions are used */
async function requireExtendable(call: Call, registration: DealRegistration): Promise<Program> {
  requireStanding(call, registration);
  const program = await programOf(call);
  if (program.max_extensions === 0) throw conflict('The program does not extend protection.', { allowed: [] });
  if (registration.extensions >= program.max_extensions) {
    throw conflict(`All extensions have been used: ${registration.extensions} of ${program.max_extensions}.`, {
      allowed: [],
    });
  }
  return program;
}

/** @throws 422 when nothing happened on the deal since the protection began or was last extended */
async function requireProgress(call: Call, registration: DealRegistration): Promise<void> {
  if (!(await hasProgress(call, registration))) throw invalid({ reason_text: [NO_PROGRESS] });
}

/** A stage moved or something was noted on the deal since the protection began or was last extended. */
async function hasProgress(call: Call, { id, opportunity_id, protected_from }: DealRegistration): Promise<boolean> {
  if (!opportunity_id) return false;
  const { progressed } = await call.one<{ progressed: boolean }>(sql`
    with since as (select greatest(${protected_from}::timestamptz, max(at)) as instant from deal_registration_events
      where organization_id = ${call.organization_id} and registration_id = ${id} and reason_code = 'extended')
    select exists (select from opportunity_stage_events e, since
      where e.organization_id = ${call.organization_id} and e.opportunity_id = ${opportunity_id}
        and e.from_stage_id is not null and e.at >= since.instant)
      or exists (select from opportunity_notes n, since
        where n.organization_id = ${call.organization_id} and n.opportunity_id = ${opportunity_id}
        and n.archived_at is null
        and n.created_at >= since.instant) as progressed`);
  return progressed;
}

interface Longer {
  days: number;
  mover: Mover;
  text: string | null | undefined;
}

/** Extends the protection, which also answers an open request. */
async function extend(call: Call, registration: DealRegistration, { days, mover, text }: Longer): Promise<void> {
  const until = await extendProtection(call, registration.id, days);
  await change(call, registration.id, { expires_at: until, extension_asked_at: null, extension_reason: null });
  await recordRegistrationEvent(call, registration, registration.status, mover, { code: 'extended', text });
  await notifyExtension(call, { ...registration, expires_at: until });
}

/** Protects longer, by the program's number of days. */
export async function extendRegistration(
  call: Call,
  registration: DealRegistration,
  input: ProtectionExtension,
): Promise<void> {
  const { extension_days } = await requireExtendable(call, registration);
  await requireProgress(call, registration);
  await extend(call, registration, { days: extension_days, mover: moverOf(call), text: input.reason_text });
}

/**
 * The partner asks for an extension. Only what the company can grant can be asked for.
 * @throws 409 when the protection has ended or all extensions are used
 */
export async function askForExtension(
  call: Call,
  registration: DealRegistration,
  input: ProtectionExtension,
): Promise<void> {
  const { id } = registration;
  const mover = moverOf(call);
  await call.asCompany(async (company) => {
    await requireExtendable(company, registration);
    await requireProgress(company, registration);
    await change(company, id, {
      extension_asked_at: company.now().toISOString(),
      extension_reason: input.reason_text,
    });
    await recordRegistrationEvent(company, registration, registration.status, mover, {
      code: 'extension_asked',
      text: input.reason_text,
    });
    await company.announce('deal_registrations.extension_requested', id, { partner_id: registration.partner_id });
    await notifyExtensionAsked(company, { ...registration, extension_reason: input.reason_text });
  });
}

/**
 * Grants the request, to the last day that the rules allow or an earlier one.
 * @throws 422 when the day is outside the rules
 */
export async function grantExtension(call: Call, registration: DealRegistration, input: ExtensionGrant): Promise<void> {
  const { extension_days, timezone } = await requireExtendable(call, registration);
  await extend(call, registration, {
    days: input.until ? await daysUntil(call, registration, input.until, { extension_days, timezone }) : extension_days,
    mover: moverOf(call),
    text: input.reason_text,
  });
}

async function daysUntil(
  call: Call,
  { expires_at }: DealRegistration,
  until: string,
  { extension_days, timezone }: Pick<Program, 'extension_days' | 'timezone'>,
): Promise<number> {
  const ends_on = dateInZone(expires_at!, timezone);
  const days = daysBetween(ends_on, until);
  if (days >= 1 && days <= extension_days) return days;
  const dayOf = await dayFormatter(call);
  throw invalid({
    until: [`must be after ${dayOf(ends_on)} and on or before ${dayOf(addDays(ends_on, extension_days))}`],
  });
}

export async function declineExtension(
  call: Call,
  registration: DealRegistration,
  input: ExtensionDecline,
): Promise<void> {
  requireStanding(call, registration);
  await change(call, registration.id, { extension_asked_at: null, extension_reason: null });
  await recordRegistrationEvent(call, registration, registration.status, moverOf(call), {
    code: 'extension_declined',
    text: input.reason_text,
  });
  await notifyExtensionDeclined(call, registration, input.reason_text);
}

async function obstacleOf(
  call: Call,
  registration: DealRegistration,
  max_extensions: number,
): Promise<ExtensionRules['obstacle']> {
  if (registration.extension_asked_at) return 'asked';
  if (max_extensions === 0) return 'never';
  if (registration.extensions >= max_extensions) return 'used';
  if (!registration.opportunity_id) return 'no_deal';
  return (await hasProgress(call, registration)) ? null : 'no_progress';
}

/** The rules of extensions for a registration, and why none can be asked for now. */
export async function extensionRules(call: Call, id: string): Promise<ExtensionRules> {
  const registration = await readRow<DealRegistration>(call, dealRegistrations, id);
  return call.asCompany(async (company) => {
    const { extension_days, max_extensions, timezone } = await programOf(company);
    const { expires_at, extensions, status } = registration;
    const stands = status === 'approved' && expires_at !== null && Date.parse(expires_at) > company.now().getTime();
    const ends_on = stands ? dateInZone(expires_at, timezone) : null;
    const obstacle = stands ? await obstacleOf(company, registration, max_extensions) : 'ended';
    return {
      protection_days: await protectionDays(company, registration.type_id, registration.partner_id),
      extension_days,
      max_extensions,
      extensions,
      ask_until: stands ? expires_at : null,
      earliest_on: ends_on && addDays(ends_on, 1),
      latest_on: ends_on && addDays(ends_on, extension_days),
      obstacle,
    };
  });
}
