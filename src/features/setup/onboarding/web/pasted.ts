/** What the form of a quick partner holds. */
export interface QuickPartner {
  name: string;
  domain?: string;
}

const domainLike = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#].*)?$/i;

/**
 * Lines of a pasted list: a name, perhaps with a domain behind a comma, a semicolon or a tab. A line that is only an address
 * is named by it. Empty lines and repetitions are left out.
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
