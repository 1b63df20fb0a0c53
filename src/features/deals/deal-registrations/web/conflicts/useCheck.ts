import { useQuery } from '@tanstack/react-query';
import { type ApiError, api } from '#web/requests/api.ts';
import type { CheckAnswer, CheckQuestion } from '../../check.schema.ts';

/** The input of the check: a website, or a name and country where there is none. */
export function questionOf(values: Record<string, unknown>): CheckQuestion | null {
  const text = (name: string) => (typeof values[name] === 'string' ? (values[name] as string).trim() : '');
  const domain = values.has_no_website ? '' : text('account_domain');
  const country = text('country');
  if (!domain && !(values.has_no_website && text('account_name') && country)) return null;
  if (domain && !/\S\.\S/.test(domain)) return null;
  return {
    ...(values.partner_id ? { partner_id: values.partner_id as string } : {}),
    ...(text('account_name') && { account_name: text('account_name') }),
    ...(domain && { account_domain: domain }),
    ...(country && { country }),
    ...(values.type_id ? { type_id: values.type_id as string } : {}),
    ...(values.product_family ? { product_family: values.product_family as string } : {}),
  };
}

/**
 * Asks when the person has finished a field, not on every key: each different company counts against the partner's day.
 * Its key is not that of registrations, so that live changes do not ask again by themselves.
 */
export function useCheck(question: CheckQuestion | null) {
  return useQuery<CheckAnswer, ApiError>({
    queryKey: ['deal_registration_check', question],
    queryFn: ({ signal }) =>
      api<CheckAnswer>('deal_registrations/check', { method: 'POST', body: question, asks: true, signal }),
    enabled: question !== null,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}
