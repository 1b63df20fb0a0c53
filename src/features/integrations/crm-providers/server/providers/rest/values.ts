import type { CrmFieldType, CrmValue } from '#server/ports/crm.ts';
import { isCrmExchangeObject, type JsonObject } from '../exchange.ts';

/** The value at a place such as `address.city`. */
export function valueAt(source: unknown, place: string): unknown {
  let value = source;
  for (const part of place.split('.')) {
    if (Array.isArray(value) && /^\d{1,4}$/.test(part)) value = value[Number(part)];
    else if (isCrmExchangeObject(value) && Object.hasOwn(value, part)) value = value[part];
    else return undefined;
  }
  return value;
}

export function setAt(target: JsonObject, place: string, value: unknown): void {
  const parts = place.split('.');
  const last = parts.pop()!;
  let current = target;
  for (const part of parts) {
    const next = Object.hasOwn(current, part) && isCrmExchangeObject(current[part]) ? current[part] : {};
    current[part] = next;
    current = next;
  }
  current[last] = value;
}

export function restCrmValueFrom(raw: unknown, type: CrmFieldType): CrmValue {
  if (raw === null || raw === undefined) return null;
  if (type === 'choices')
    return (Array.isArray(raw) ? raw : [raw]).filter((each) => !isCrmExchangeObject(each)).map(String);
  if (typeof raw === 'object') return null;
  if (type === 'boolean') return raw === true || raw === 'true' || raw === 1 || raw === '1';
  if (type === 'number') {
    const number = typeof raw === 'number' ? raw : Number(raw);
    return raw === '' || !Number.isFinite(number) ? null : number;
  }
  if (type === 'instant') return restCrmInstant(raw) ?? String(raw);
  return String(raw);
}

export function restCrmValueTo(value: CrmValue, type: CrmFieldType): unknown {
  if (value === '' || value === null) return null;
  if (type === 'number') {
    const number = Number(value);
    return Number.isFinite(number) ? number : value;
  }
  return value;
}

/** Reads ISO 8601, and seconds or milliseconds since 1970. */
export function restCrmInstant(raw: unknown): string | null {
  const number = typeof raw === 'number' ? raw : /^\d{9,13}$/.test(String(raw)) ? Number(raw) : Number.NaN;
  const time = Number.isFinite(number) ? (number < 1e11 ? number * 1000 : number) : Date.parse(String(raw));
  return Number.isNaN(time) || Math.abs(time) > 8e15 ? null : new Date(time).toISOString();
}
