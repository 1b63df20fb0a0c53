/** @returns why an address cannot be a link in an email, if there is a reason */
export function linkProblem(url: string): string | undefined {
  const trimmed = url.trim();
  if (trimmed === '') return 'Enter an address.';
  if (/[\p{Cc}\s<>"'`\\{}]/u.test(trimmed)) return 'The address contains characters that are not allowed.';
  const parsed = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  if (!parsed || !['https:', 'http:', 'mailto:'].includes(parsed.protocol))
    return 'The address must begin with https://, http:// or mailto:.';
  if (parsed.username || parsed.password) return 'The address must not contain a name or password.';
  if (parsed.protocol !== 'mailto:' && !parsed.hostname.includes('.') && parsed.hostname !== 'localhost')
    return 'The address must contain a full host name.';
  return undefined;
}

/** Pictures are uploaded here or come from another site by HTTPS. */
export function imageProblem(url: string): string | undefined {
  const trimmed = url.trim();
  if (isOwnPicture(trimmed)) return undefined;
  return (
    linkProblem(trimmed) ?? (trimmed.startsWith('https://') ? undefined : 'The picture must have an https:// address.')
  );
}

export const isOwnPicture = (url: string): boolean =>
  /^\/api\/(?:pictures|files)\/[\w./-]{1,200}$/.test(url) && !url.includes('..');
