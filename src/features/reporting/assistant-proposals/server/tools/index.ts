import { describe } from './describe.ts';
import { explain } from './explain.ts';
import { findRecords } from './find-records.ts';
import { partnerBrief } from './partner-brief.ts';
import { proposeChange } from './propose-change.ts';
import { proposeCreate } from './propose-create.ts';
import { proposeMessage } from './propose-message.ts';
import { proposeStep } from './propose-step.ts';
import { query } from './query.ts';
import { read } from './read.ts';
import { readRecord } from './read-record.ts';
import { search } from './search.ts';
import { summarizeThread } from './summarize-thread.ts';

/** The tools for any kind of record. Features declare those that know more about their own records. */
export const tools = [
  describe,
  explain,
  findRecords,
  partnerBrief,
  proposeChange,
  proposeCreate,
  proposeMessage,
  proposeStep,
  query,
  read,
  readRecord,
  search,
  summarizeThread,
];
