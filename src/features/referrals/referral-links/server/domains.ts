/** Whether a host is one of the domains or below one of them. */
export function isWithin(host: string, domains: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

/** The host of a web address; null for anything else, including addresses with a password. */
export function webHost(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.hostname.toLowerCase();
}
