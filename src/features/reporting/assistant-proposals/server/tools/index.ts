import { findRecords } from './find-records.ts';
import { readRecord } from './read-record.ts';

/** The tools for any kind of record. Features declare those that know more about their own records. */
export const tools = [findRecords, readRecord];
