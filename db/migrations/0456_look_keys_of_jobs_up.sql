-- Whether a job of the same key is there is looked up, not found by reading all that wait: the queue is empty mostly, and a
-- plan made then joins all of it.

alter function enqueue_job(text, jsonb, timestamptz, text, int, text) set enable_hashjoin = off;
alter function enqueue_job(text, jsonb, timestamptz, text, int, text) set enable_mergejoin = off;
alter function enqueue_mail(uuid) set enable_seqscan = off;
alter function enqueue_mail(uuid) set enable_bitmapscan = off;
alter function enqueue_mail(uuid) set enable_hashjoin = off;
alter function enqueue_mail(uuid) set enable_mergejoin = off;
