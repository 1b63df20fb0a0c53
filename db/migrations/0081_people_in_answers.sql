-- The people who were placeholders when a model wrote an answer, so that later questions hide them in it, too.
alter table assistant_messages add column personal jsonb not null default '[]'
  check (jsonb_typeof(personal) = 'array' and octet_length(personal::text) <= 300000);
