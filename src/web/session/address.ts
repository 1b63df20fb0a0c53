let company: string | null = null;

/** @param address the company's own host name; null without one */
export function setCompanyAddress(address: string | null): void {
  company = address;
}

/** The address that links for people outside begin with: the company's own host name, or the one of this page. */
export const companyAddress = (): string => company ?? window.location.origin;
