import { localeIn } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { texts } from './texts.ts';
/** Sends a request of a public page to the API. @param path below `/api/` */
export async function post<T>(path: string, body?: object): Promise<{ value?: T; problem?: string }> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status === 204) return {};
    const answer = (await response.json()) as T & { message?: string };
    return response.ok ? { value: answer } : { problem: answer.message ?? texts.errorStatusCode(response.status) };
  } catch {
    return { problem: texts.serverCannotBeReachedCheckYour };
  }
}

/** The locale of dates and numbers on public pages, which have no region. */
export const siteLocale = (): string => localeIn(readerLanguage(), 'en-US');

/** Formats `November 23, 2026`, with the same result on the server and in the browser. */
export function longDate(at: string, locale = siteLocale()): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}
