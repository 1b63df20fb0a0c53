import { stripVTControlCharacters } from 'node:util';

export const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0].trim();

/** A runner that crashed or ran no test has failed, even if it counted no failure. @returns the failures */
export function requireTests({ code, passed, failures }) {
  if (failures.length > 0 || (code === 0 && passed > 0)) return failures;
  return [passed === 0 ? 'No test passed.' : `The runner ended with code ${code}.`];
}
