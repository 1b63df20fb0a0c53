-- After a reminder by hand, a missing document waits for the partner and is no work of the company for some days.
alter table document_requests add column reminded_at timestamptz;
