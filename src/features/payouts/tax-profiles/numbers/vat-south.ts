import { isLuhn, isMod11And10, modulo, weighted } from './digits.ts';
import type { VatRule } from './vat-rule.ts';

const down = (from: number, count: number) => Array.from({ length: count }, (_, at) => from - at);

/** Rules of the other countries of the European Union, and of the United Kingdom, Switzerland and Norway. */
export const vatSouth: Record<string, VatRule> = {
  DE: { pattern: /^[1-9]\d{8}$/, check: isMod11And10 },
  ES: { pattern: /^([A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/, check: isSpanish },
  HR: { pattern: /^\d{11}$/, check: isMod11And10 },
  IE: { pattern: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, check: isIrish },
  IT: {
    pattern: /^\d{11}$/,
    check: (n) => !n.startsWith('0000000') && isLuhn(n),
  },
  LT: { pattern: /^(\d{7}1\d|\d{10}1\d)$/, check: isLithuanian },
  LU: { pattern: /^\d{8}$/, check: (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)) },
  LV: { pattern: /^\d{11}$/, check: isLatvian },
  MT: { pattern: /^[1-9]\d{7}$/, check: (n) => weighted(n, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: {
    pattern: /^\d{9}B\d{2}$/,
    check: (n) => {
      const isNumber = weighted(n, down(9, 8)) % 11 === Number(n[8]);
      // Letters count from 10 in ISO 7064, MOD 97-10.
      return isNumber || modulo(`2321${n.replace('B', '11')}`, 97) === 1;
    },
  },
  PL: { pattern: /^\d{10}$/, check: (n) => weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(n[9]) },
  PT: {
    pattern: /^[1-9]\d{8}$/,
    check: (n) => ((11 - (weighted(n, down(9, 8)) % 11)) % 11) % 10 === Number(n[8]),
  },
  RO: {
    pattern: /^[1-9]\d{1,9}$/,
    check: (n) => {
      const padded = n.padStart(10, '0');
      return ((10 * weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === Number(padded[9]);
    },
  },
  SE: { pattern: /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/, check: (n) => isLuhn(n.slice(0, 10)) },
  SI: {
    pattern: /^[1-9]\d{7}$/,
    check: (n) => {
      const rest = 11 - (weighted(n, down(8, 7)) % 11);
      return rest !== 11 && rest % 10 === Number(n[7]);
    },
  },
  SK: { pattern: /^[1-9]\d[2346-9]\d{7}$/, check: (n) => modulo(n, 11) === 0 },
  GB: { pattern: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/, check: isBritish },
  CH: {
    pattern: /^E\d{9}(MWST|TVA|IVA)?$/,
    check: (n) => (11 - (weighted(n.slice(1), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(n[9]),
  },
  NO: {
    pattern: /^\d{9}(MVA)?$/,
    check: (n) => (11 - (weighted(n, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(n[8]),
  },
};

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
function isSpanish(n: string): boolean {
  const person = n.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))).replace(/^[KLM]/, '');
  if (/^\d/.test(n) || /^[XYZKLM]/.test(n))
    return /^\d{7,8}[A-Z]$/.test(person) && SPANISH_LETTERS[Number(person.slice(0, -1)) % 23] === n.at(-1);
  const digit = [...Array(10).keys()].find((each) => isLuhn(`${n.slice(1, 8)}${each}`))!;
  const letter = 'JABCDEFGHI'[digit];
  if (/^[PQSNWR]/.test(n)) return n.at(-1) === letter;
  if (/^[ABEH]/.test(n)) return n.at(-1) === String(digit);
  return /^[CDFGJUV]/.test(n) && (n.at(-1) === letter || n.at(-1) === String(digit));
}

const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV';
function isIrish(n: string): boolean {
  const isOld = !/^\d{7}/.test(n);
  const digits = isOld ? `0${n.slice(2, 7)}${n[0]}` : n.slice(0, 7);
  const second = n.length > 8 ? IRISH.indexOf(n[8]!) * 9 : 0;
  return IRISH[(weighted(digits, down(8, 7)) + second) % 23] === n[7];
}

function isLithuanian(n: string): boolean {
  const body = n.slice(0, -1);
  const sum = (shift: number) =>
    weighted(
      body,
      [...body].map((_, at) => 1 + ((at + shift) % 9)),
    ) % 11;
  const first = sum(0);
  return (first === 10 ? sum(2) % 10 : first) === Number(n.at(-1));
}

function isLatvian(n: string): boolean {
  if (n > '4') return weighted(n, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  if (n.startsWith('32')) return true;
  return ((1 + weighted(n, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(n[10]);
}

function isBritish(n: string): boolean {
  if (/^[GH]/.test(n)) return true;
  const rest = (weighted(n, down(8, 7)) + Number(n.slice(7, 9))) % 97;
  return rest === 0 || rest === 42;
}
