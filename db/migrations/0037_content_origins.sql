-- Websites that SCORM packages of a course may load from; a version keeps those it was published with.
alter table courses add column content_origins text[] not null default '{}' check (
  cardinality(content_origins) <= 20
  and array_to_string(content_origins, ' ', 'null') ~ '^(https://[a-z0-9.-]+(:[0-9]{1,5})?( |$))*$'
);
alter table course_versions add column content_origins text[] not null default '{}';
