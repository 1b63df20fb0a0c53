import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { type FileStores, folderStores, withFormerReports, withFormerStore } from '../ports/files.ts';
import { type FilePlace, filePlaceName } from '../settings/file-settings.ts';
import { reasonOf } from '../start-error.ts';
import { Bucket, STORAGE_LIMITS, type StorageLimits } from './bucket.ts';
import { bucketFiles } from './bucket-files.ts';

type FileConfig = Pick<Config, 'dataDir' | 'files'>;

/** The place of all files of an installation. */
export interface FileStorage {
  /** Where new files go, for people: a folder, or a bucket and its service. */
  place: string;
  /** Where files are still read that were not moved yet; null for nowhere. */
  formerPlace: string | null;
  stores: FileStores;
  /** @returns one sentence about what keeps the storage from working; null if it works */
  findProblem(): Promise<string | null>;
}

/** A probe is short, because an operator waits for its answer. */
const PROBE_MS = 5_000;

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');

export function openFileStorage(config: FileConfig, outgoing: Outgoing, limits?: StorageLimits): FileStorage {
  const { store, former } = config.files;
  const stores = storesAt(store, config, outgoing, limits);
  const formerStores = former && storesAt(former, config, outgoing, limits);
  return {
    place: describePlace(store, config),
    formerPlace: former && describePlace(former, config),
    stores: withFormerReports(formerStores ? withFormerPlace(stores, formerStores) : stores),
    async findProblem() {
      if (store === 'folder') return null;
      const once = { ...STORAGE_LIMITS, ...limits, attempts: 1, answerMs: PROBE_MS };
      return new Bucket(store, outgoing, once).probe().then(
        () => null,
        (error) => reasonOf(error),
      );
    },
  };
}

/** The stores of one place alone. */
export function storesAt(
  place: FilePlace,
  config: Pick<Config, 'dataDir'>,
  outgoing: Outgoing,
  limits?: StorageLimits,
): FileStores {
  if (place === 'folder') return folderStores(filesFolder(config));
  const bucket = new Bucket(place, outgoing, limits);
  const receiving = join(config.dataDir, 'receiving');
  const storeOf = (folder: string) => bucketFiles(bucket, { folder, receiving });
  return {
    files: storeOf('files'),
    documents: storeOf('documents'),
    reports: storeOf('reports'),
    forms: storeOf('forms'),
  };
}

export function describePlace(place: FilePlace, config: Pick<Config, 'dataDir'>): string {
  return place === 'folder' ? filesFolder(config) : `${filePlaceName(place)} at ${new URL(place.endpoint).host}`;
}

function withFormerPlace(stores: FileStores, former: FileStores): FileStores {
  return {
    files: withFormerStore(stores.files, former.files),
    documents: withFormerStore(stores.documents, former.documents),
    reports: withFormerStore(stores.reports, former.reports),
    forms: withFormerStore(stores.forms, former.forms),
  };
}
