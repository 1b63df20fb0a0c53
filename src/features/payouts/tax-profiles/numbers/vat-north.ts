import { isLuhn, modulo, weighted } from './digits.ts';
import type { VatRule } from './vat-rule.ts';

/** Rules of the countries from Austria to Hungary. */
export const vatNorth: Record<string, VatRule> = {
  AT: {
    pattern: /^U\d{8}$/,
    check: (n) => {
      const sum = [...n.slice(1, 8)].reduce((all, digit, at) => {
        const product = Number(digit) * (at % 2 ? 2 : 1);
        return all + Math.floor(product / 10) + (product % 10);
      }, 0);
      return (10 - ((sum + 4) % 10)) % 10 === Number(n[8]);
    },
  },
  BE: { pattern: /^[01]\d{9}$/, check: (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)) },
  BG: { pattern: /^\d{9,10}$/, check: (n) => (n.length === 9 ? isBulgarianFirm(n) : isBulgarianPerson(n)) },
  CY: {
    pattern: /^[0-59]\d{7}[A-Z]$/,
    check: (n) => {
      const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
      const sum = [...n.slice(0, 8)].reduce(
        (all, digit, at) => all + (at % 2 === 0 ? odd[Number(digit)]! : Number(digit)),
        0,
      );
      return !n.startsWith('12') && String.fromCharCode(65 + (sum % 26)) === n[8];
    },
  },
  CZ: { pattern: /^\d{8,10}$/, check: isCzech },
  DK: { pattern: /^[1-9]\d{7}$/, check: (n) => weighted(n, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { pattern: /^\d{9}$/, check: (n) => weighted(n, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  FI: { pattern: /^\d{8}$/, check: (n) => weighted(n, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: { pattern: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, check: isFrench },
  GR: {
    pattern: /^\d{9}$/,
    check: (n) => (weighted(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(n[8]),
  },
  HU: { pattern: /^\d{8}$/, check: (n) => weighted(n, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
};

function isBulgarianFirm(n: string): boolean {
  const first = weighted(n, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first === 10 ? (weighted(n, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
  return check === Number(n[8]);
}

/** A personal number, a number of a foreigner, or a number of another person. */
function isBulgarianPerson(n: string): boolean {
  const last = Number(n[9]);
  return (
    (weighted(n, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last ||
    weighted(n, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last ||
    11 - (weighted(n, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) === last
  );
}

/** Eight digits belong to firms; nine or ten are birth numbers, of which those with nine digits have no check. */
function isCzech(n: string): boolean {
  if (n.length === 8) {
    const rest = 11 - (weighted(n, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return !n.startsWith('9') && (rest === 10 ? 0 : rest === 11 ? 1 : rest) === Number(n[7]);
  }
  const month = Number(n.slice(2, 4)) % 50;
  const isMonth = (month >= 1 && month <= 12) || (month >= 21 && month <= 32);
  if (n.length === 9) return n.startsWith('6') || isMonth;
  return isMonth && (modulo(n.slice(0, 9), 11) % 10 === Number(n[9]) || modulo(n, 11) === 0);
}

const FRENCH = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
function isFrench(n: string): boolean {
  const siren = n.slice(2);
  // Numbers of Monaco have no valid SIREN.
  if (!siren.startsWith('000') && !isLuhn(siren)) return false;
  if (/^\d\d/.test(n)) return Number(n.slice(0, 2)) === modulo(`${siren}12`, 97);
  const [first, second] = [FRENCH.indexOf(n[0]!), FRENCH.indexOf(n[1]!)];
  const check = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11;
}
