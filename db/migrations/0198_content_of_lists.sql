-- Texts of entries in lists have translations too, with the id of the entry in their key: `option.label/gold`.
alter table content_translations drop constraint content_translations_field_check;
alter table content_translations add constraint content_translations_field_check
  check (field ~ '^[a-z_.]{1,60}(/|$)' and length(field) <= 130);
call translated_table('custom_fields');
