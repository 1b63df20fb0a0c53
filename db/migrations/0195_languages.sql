-- The language of texts is a setting of its own; what was called language are the formats of dates and numbers.
alter table identity.preferences rename column language to region;
alter table identity.preferences add column language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja'));
