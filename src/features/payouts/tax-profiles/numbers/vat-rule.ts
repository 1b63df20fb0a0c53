/** The numbers of one country, without the country code, spaces and punctuation. */
export interface VatRule {
  pattern: RegExp;
  check: (number: string) => boolean;
}
