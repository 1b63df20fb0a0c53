-- What a company has waiting is counted up to a limit. A bitmap gathers the company's whole pile before the first row is
-- counted, and a plan made while the queue was small reads everybody's: both cost the more the more waits. The index scan
-- stops at the limit.

alter function enqueue_job(text, jsonb, timestamptz, text, int, text) set enable_bitmapscan = off;
alter function enqueue_job(text, jsonb, timestamptz, text, int, text) set enable_seqscan = off;
