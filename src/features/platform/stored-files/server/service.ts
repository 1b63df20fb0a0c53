export { rangeOf } from './range.ts';
export { textOfOfficeFile } from './reading/apart.ts';
export { serveFiles } from './served.ts';
export type { Access } from './sources.ts';
export { discardFiles, refusalOfFile, type StoredFile, safeFileName, storeFile } from './stored-file.ts';
export { type Fields, receiveFile } from './upload.ts';
