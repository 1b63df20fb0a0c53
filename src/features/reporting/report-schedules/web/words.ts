import { roleName } from '#features/access/roles/names.ts';
import { sayable } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';
import type { Audience, Recipient } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

export const stateOptions: readonly Option[] = sayable([
  { value: 'queued', label: 'Waiting', tone: 'amber' },
  { value: 'running', label: 'Sending', tone: 'blue' },
  { value: 'delivered', label: 'Delivered', tone: 'green' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'skipped_empty', label: 'Nothing to send', tone: 'gray' },
]);
export const statusOptions: readonly Option[] = sayable([
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'paused', label: 'Paused', tone: 'gray' },
]);
export const formatOptions: readonly Option[] = sayable([
  { value: 'inline', label: 'In the email' },
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
  { value: 'pdf', label: 'PDF' },
]);

export const scheduleLabel = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** "2 people, Finance, all partners". */
export function recipientsText(recipients: readonly Recipient[]): string {
  const of = (kind: Recipient['kind']) => recipients.filter((one) => one.kind === kind).length;
  const roles = recipients.flatMap((one) => (one.kind === 'role' ? [roleName(one.role)] : []));
  return [
    of('user') > 0 && ownTexts.textOfText(of('user')),
    ...roles,
    of('every_partner') > 0 && 'all partners',
    of('partner') > 0 && ownTexts.textText(of('partner')),
    of('external') > 0 && ownTexts.textLine(of('external')),
  ]
    .filter(Boolean)
    .join(', ');
}

/** One line for each recipient, by name where it is known. */
export function recipientNames(recipients: readonly Recipient[], audience: Audience): string[] {
  return recipients.map((one) => recipientName(one, audience));
}

function recipientName(one: Recipient, audience: Audience): string {
  switch (one.kind) {
    case 'user':
      return audience.users.find(({ user_id }) => user_id === one.user_id)?.full_name ?? ownTexts.formerMember;
    case 'role': {
      const isIt = ({ role, role_id }: Audience['roles'][number]) =>
        role === one.role && (role_id ?? null) === (one.role_id ?? null);
      return ownTexts.everyoneWithThisRole(audience.roles.find(isIt)?.label ?? roleName(one.role));
    }
    case 'partner':
      return ownTexts.onlyTheirOwnRows(
        audience.partners.find(({ partner_id }) => partner_id === one.partner_id)?.name ?? 'A partner',
      );
    case 'every_partner':
      return ownTexts.allPartnersEachSeesOnlyTheir;
    case 'external':
      return `${one.address}: external`;
  }
}
