/**
 * The header `content-disposition` for a file with a name in any script (RFC 6266). Programs that know only plain letters
 * get the name with other characters replaced.
 */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const whole = name.toWellFormed();
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === whole) return `${kind}; filename="${plain}"`;
  const exact = encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** An address as the header `location` can have it; other characters than plain ones would fail with 500. */
export const locationOf = (url: string): string => URL.parse(url)?.href ?? encodeURI(url.toWellFormed());
