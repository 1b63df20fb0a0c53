/** The fields of the quick partner form. */
export interface QuickPartner {
  name: string;
  domain?: string;
}

const domainLike = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#].*)?$/i;

/**
 * Parses a pasted list: one name per line, optionally with a domain after a comma, semicolon or tab. A line with only a
 * domain gets its name from it. Skips empty lines and duplicates.
 */
export function partnersIn(text: string): QuickPartner[] {
  const found = new Map<string, QuickPartner>();
  for (const line of text.split(/\r?\n/)) {
    const cells = line
      .split(/[\t;,]/)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
      .filter(Boolean);
    const domain = cells.map((cell) => domainLike.exec(cell)?.[1]?.toLowerCase()).find(Boolean);
    const name = cells.find((cell) => !domainLike.test(cell)) ?? nameOf(domain);
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), { name, ...(domain && { domain }) });
  }
  return [...found.values()];
}

/** `north-light.example` is "North Light". */
function nameOf(domain: string | undefined): string | undefined {
  return domain
    ?.replace(/\..*/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
