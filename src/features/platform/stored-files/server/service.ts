export { parseRange } from './range.ts';
export { textOfOfficeFile } from './reading/apart.ts';
export { serveFiles } from './served.ts';
export type { Access } from './sources.ts';
export { discardFiles, fileRefusal, type StoredFile, safeFileName, storeFile } from './stored-file.ts';
export { type FormTexts, receiveFile } from './upload.ts';
