import { freeMailOf } from '#shared/free-mail.ts';
import { newId } from '#shared/ids.ts';
import { filledValues, type Values } from '#web/resource/form/formFields.ts';
import type { RegistrationCapture } from '../../capture.schema.ts';
import type { ContactCard } from '../../contact-card.ts';
import type { DealRegistrationForPartnerCreate } from '../../schema.ts';

/** The values of the form; `account` is a name or a website. */
export interface FairValues extends Values {
  account?: string;
  contact_email?: string;
  contact_name?: string;
  contact_phone?: string;
  amount_minor?: number | null;
  currency?: string;
  country?: string | null;
  expected_close_on?: string | null;
  /** From a contact card. */
  website?: string;
  /** From what another app shared. */
  title?: string;
  description?: string;
}

const DOMAIN = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,63})(?:[/?#].*)?$/i;

export const CAPTURES = 'deal_registrations/captures';

/** The request of a capture. A website given as the account is also its name until someone changes it. */
export function captureOf(values: FairValues, as_draft: boolean, id = newId()): RegistrationCapture {
  const { account = '', website, ...details } = values;
  const given = account.trim();
  const domain = DOMAIN.exec(given)?.[1]?.toLowerCase() ?? website;
  return {
    capture_id: id,
    captured_at: new Date().toISOString(),
    deal: {
      account_name: DOMAIN.test(given) ? domain : given,
      ...(domain && { account_domain: domain }),
      ...filledValues(details),
    } as DealRegistrationForPartnerCreate,
    ...(as_draft && { as_draft }),
  };
}

/** The form of a capture that waits, to change it. */
export function valuesOfCapture({ deal }: RegistrationCapture): FairValues {
  const { account_name, account_domain, ...details } = deal;
  return { ...details, account: account_name, website: account_domain ?? undefined } as FairValues;
}

/** The values that a contact card fills in; a company that was entered stays. */
export function valuesOfCard({ name, email, phone, company, website }: ContactCard, account?: string): FairValues {
  const domain = website ?? (email && !freeMailOf(email) ? email.split('@')[1]!.toLowerCase() : undefined);
  const named = company ?? domain;
  return {
    ...(name && { contact_name: name }),
    ...(email && { contact_email: email }),
    ...(phone && { contact_phone: phone }),
    ...(domain && { website: domain }),
    ...(!account && named && { account: named }),
  };
}
