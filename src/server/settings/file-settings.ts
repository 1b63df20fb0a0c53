import { StartError } from '../start-error.ts';
import { type Environment, readChoice, readSwitch, readUrl, WEB } from './read-setting.ts';

/** A bucket of a service that speaks the protocol of Amazon S3. */
export interface BucketSettings {
  bucket: string;
  /** Text before all keys; empty, or ending with a slash. */
  prefix: string;
  /** The origin of the service. */
  endpoint: string;
  /** Whether the bucket is the first part of the path instead of the host name. */
  isPathStyle: boolean;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The headers that ask the service to encrypt what it stores. */
  encryption: Readonly<Record<string, string>>;
}

/** Where files are: in the data folder, or in a bucket. */
export type FilePlace = 'folder' | BucketSettings;

export interface FileSettings {
  /** Where new files are written. */
  store: FilePlace;
  /** Where files are read that were not moved yet; null for nowhere. */
  former: FilePlace | null;
}

const ENCRYPTIONS = ['none', 'AES256', 'aws:kms'] as const;
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
const PREFIX = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const LONGEST_PREFIX = 200;

/** @throws StartError naming the first wrong setting */
export function readFileSettings(env: Environment): FileSettings {
  const store = readPlace(env, 'FILES_STORE') ?? 'folder';
  const former = readPlace(env, 'FILES_FORMER_STORE') ?? (store === 'folder' ? null : 'folder');
  if (former && filePlaceName(former) === filePlaceName(store)) return { store, former: null };
  return { store, former };
}

/** The value of a setting that leads to this place. */
export function filePlaceName(place: FilePlace): string {
  return place === 'folder' ? 'folder' : `s3://${place.bucket}${place.prefix && `/${place.prefix.slice(0, -1)}`}`;
}

function readPlace(env: Environment, name: string): FilePlace | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text === 'folder') return 'folder';
  const [, bucket, path = ''] = BUCKET.exec(text) ?? [];
  const prefix = path.replace(/(?<!\/)\/+$/, '');
  if (!bucket || prefix.length > LONGEST_PREFIX || (prefix && !PREFIX.test(prefix)))
    throw new StartError(
      `${name} is "${text}": set it to folder, or to a bucket such as s3://tandem-files/production.`,
    );
  return { bucket, prefix: prefix && `${prefix}/`, ...readService(env, name, bucket) };
}

function readService(env: Environment, name: string, bucket: string): Omit<BucketSettings, 'bucket' | 'prefix'> {
  const region = env.S3_REGION || 'us-east-1';
  if (!/^[A-Za-z0-9-]{1,50}$/.test(region))
    throw new StartError(`S3_REGION is "${region}": set it to a region such as eu-central-1.`);
  const given = readUrl(env, 'S3_ENDPOINT', { ...WEB, example: 'https://s3.eu-central-1.amazonaws.com' });
  const endpoint = new URL(given ?? `https://s3.${region}.amazonaws.com`).origin;
  return {
    endpoint,
    // A certificate covers one level of names, so a bucket with a dot cannot be a part of the host name.
    isPathStyle: readSwitch(env, 'S3_FORCE_PATH_STYLE', given !== undefined || bucket.includes('.')),
    region,
    accessKeyId: readKey(env, 'S3_ACCESS_KEY_ID', name),
    secretAccessKey: readKey(env, 'S3_SECRET_ACCESS_KEY', name),
    encryption: readEncryption(env),
  };
}

/** The message does not repeat a key. */
function readKey(env: Environment, name: string, store: string): string {
  const text = env[name] ?? '';
  if (/^[\x21-\x7e]{3,500}$/.test(text)) return text;
  if (text) throw new StartError(`${name} is malformed: copy it again from your storage service.`);
  throw new StartError(`${store} names a bucket, but ${name} is not set: set it to the key of your storage service.`);
}

function readEncryption(env: Environment): Record<string, string> {
  const kind = readChoice(env, 'S3_SERVER_SIDE_ENCRYPTION', ENCRYPTIONS);
  const key = env.S3_KMS_KEY_ID;
  if (key && kind !== 'aws:kms')
    throw new StartError('S3_KMS_KEY_ID works only with S3_SERVER_SIDE_ENCRYPTION=aws:kms: set both, or neither.');
  if (key && !/^[A-Za-z0-9:/_.-]{1,500}$/.test(key))
    throw new StartError('S3_KMS_KEY_ID is malformed: copy the id or ARN of the key.');
  if (kind === 'none') return {};
  return {
    'x-amz-server-side-encryption': kind,
    ...(key && { 'x-amz-server-side-encryption-aws-kms-key-id': key }),
  };
}
