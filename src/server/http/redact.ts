/** Names of parameters whose values grant access. */
const NAMED =
  /([?&#;][\w.-]*(?:token|ticket|secret|password|code|state|key|proof|challenge|signature|answer)=)[^&#\s"'\\]+/gi;
const LONG = /[A-Za-z0-9_-]{20,}/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The one rule for everything logged about requests: it removes values of parameters with the name of a secret, and
 * everything that looks random in a path, query, header or message. Ids stay, because they grant no access.
 */
export function redact(text: string): string {
  return text.replace(NAMED, '$1[redacted]').replace(LONG, (word) => (isRandom(word) ? '[redacted]' : word));
}

/** A token of 43 letters has no digit once in 1,400 times; a shorter word without one may be a name in the code. */
function isRandom(word: string): boolean {
  if (UUID.test(word) || (word.length < 32 && !/\d/.test(word))) return false;
  return (/[a-z]/.test(word) && /[A-Z]/.test(word)) || /^[0-9a-f]{32,}$/i.test(word);
}
