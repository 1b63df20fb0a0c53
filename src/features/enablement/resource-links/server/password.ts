import { scrypt as hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, Buffer>(hash);
const LENGTH = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await scrypt(password, salt, LENGTH)).toString('base64url')}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt, expected] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  return timingSafeEqual(await scrypt(password, salt!, LENGTH), expected!);
}
