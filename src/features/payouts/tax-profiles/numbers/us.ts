export type UsNumberKind = 'ssn' | 'itin' | 'ein';

/** Prefixes that the IRS has not assigned to employer identification numbers. */
const NO_EIN = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);

/** The kind of a US taxpayer identification number of nine digits; individuals have an SSN or ITIN, firms an EIN. */
export function usNumberKind(person: 'individual' | 'company', text: string): UsNumberKind | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null;
  if (person === 'company') return NO_EIN.has(digits.slice(0, 2)) ? null : 'ein';
  const [area, group] = [digits.slice(0, 3), Number(digits.slice(3, 5))];
  if (area.startsWith('9')) {
    const isItin = (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group !== 93);
    return isItin ? 'itin' : null;
  }
  return area === '000' || area === '666' || group === 0 || digits.endsWith('0000') ? null : 'ssn';
}
