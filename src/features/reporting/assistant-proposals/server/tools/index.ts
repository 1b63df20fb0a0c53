import { findRecords } from './find-records.ts';
import { partnerBrief } from './partner-brief.ts';
import { proposeStep } from './propose-step.ts';
import { readRecord } from './read-record.ts';
import { summarizeThread } from './summarize-thread.ts';

/** The tools for any kind of record. Features declare those that know more about their own records. */
export const tools = [findRecords, partnerBrief, proposeStep, readRecord, summarizeThread];
