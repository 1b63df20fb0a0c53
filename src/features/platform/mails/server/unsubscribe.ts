import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kernel } from '#server/kernel.ts';
import type { Sealing } from '#server/sealing.ts';
import { isId } from '#shared/ids.ts';
import type { MailKind } from './kinds.ts';

interface Sent {
  id: string;
  organization_id: string | null;
  topics: readonly string[];
}

/**
 * The headers by which mailbox providers offer to unsubscribe (RFC 2369, RFC 8058). Only news has them: readers must
 * not lose emails about their account or their money.
 * @param oneClick an address that unsubscribes without a question; without it, the settings are offered
 */
export function unsubscribeHeaders(
  { hosts }: Pick<Kernel, 'hosts'>,
  { class: kind, organization_id }: Pick<MailKind, 'class'> & Pick<Sent, 'organization_id'>,
  oneClick: string | null,
): Record<string, string> {
  if (kind !== 'notice' && kind !== 'campaign') return {};
  if (!oneClick) return { 'List-Unsubscribe': `<${hosts.addressOf(organization_id)}/notification-settings>` };
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The address that turns off the topics of a notice; null for an email without topics. */
export function noticeUnsubscribe({ hosts, sealing }: Kernel, { id, organization_id, topics }: Sent): string | null {
  if (topics.length === 0) return null;
  return `${hosts.addressOf(organization_id)}/api/public/notice_unsubscribe?token=${tokenFor(sealing, id)}`;
}

const macOf = (sealing: Sealing, id: string): string =>
  createHmac('sha256', sealing.textFor('notice unsubscribe')).update(id).digest('base64url');

const tokenFor = (sealing: Sealing, id: string): string => `${id}.${macOf(sealing, id)}`;

/** The email whose reader unsubscribes; null for a token that we did not make. */
export function mailOfToken(sealing: Sealing, token: string): string | null {
  const [id, mac = ''] = token.split('.');
  if (!isId(id)) return null;
  const [expected, given] = [Buffer.from(macOf(sealing, id)), Buffer.from(mac)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
