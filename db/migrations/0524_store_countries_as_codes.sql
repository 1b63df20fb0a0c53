-- Why: accounts had their country as free text, so a rule about customers in DE missed the companies in "Germany". A country is
-- an ISO 3166-1 alpha-2 code everywhere. Text that names no country is kept in `country_as_entered`; in custom addresses it stays.
-- Audit entries, receipts, published structures and fingerprinted payout methods keep what they say.

-- The spellings of src/shared/countries.ts: alpha-3 codes, English names, aliases, and the name in the country's own language.
create temporary table country_names (code text, names text) on commit drop;
insert into country_names values
  ('AD', 'AND|Andorra'),
  ('AE', 'ARE|United Arab Emirates|UAE|Emirates|الإمارات العربية المتحدة'),
  ('AF', 'AFG|Afghanistan|افغانستان'),
  ('AG', 'ATG|Antigua & Barbuda'),
  ('AI', 'AIA|Anguilla'),
  ('AL', 'ALB|Albania|Shqipëri'),
  ('AM', 'ARM|Armenia|Հայաստան'),
  ('AO', 'AGO|Angola'),
  ('AQ', 'ATA|Antarctica'),
  ('AR', 'ARG|Argentina'),
  ('AS', 'ASM|American Samoa'),
  ('AT', 'AUT|Austria|Österreich'),
  ('AU', 'AUS|Australia'),
  ('AW', 'ABW|Aruba'),
  ('AX', 'ALA|Åland Islands|Åland'),
  ('AZ', 'AZE|Azerbaijan|Azərbaycan'),
  ('BA', 'BIH|Bosnia & Herzegovina|Bosnia|Bosna i Hercegovina'),
  ('BB', 'BRB|Barbados'),
  ('BD', 'BGD|Bangladesh|বাংলাদেশ'),
  ('BE', 'BEL|Belgium|Belgique|Belgien|België'),
  ('BF', 'BFA|Burkina Faso'),
  ('BG', 'BGR|Bulgaria|България'),
  ('BH', 'BHR|Bahrain|البحرين'),
  ('BI', 'BDI|Burundi|Uburundi'),
  ('BJ', 'BEN|Benin|Bénin'),
  ('BL', 'BLM|St. Barthélemy|Saint-Barthélemy'),
  ('BM', 'BMU|Bermuda'),
  ('BN', 'BRN|Brunei|Brunei Darussalam'),
  ('BO', 'BOL|Bolivia|Plurinational State of Bolivia'),
  ('BQ', 'BES|Caribbean Netherlands'),
  ('BR', 'BRA|Brazil|Brasil'),
  ('BS', 'BHS|Bahamas'),
  ('BT', 'BTN|Bhutan|འབྲུག'),
  ('BV', 'BVT|Bouvet Island|Bouvetøya'),
  ('BW', 'BWA|Botswana'),
  ('BY', 'BLR|Belarus|Беларусь'),
  ('BZ', 'BLZ|Belize'),
  ('CA', 'CAN|Canada'),
  ('CC', 'CCK|Cocos (Keeling) Islands|Cocos Islands|Kepulauan Cocos (Keeling)'),
  ('CD', 'COD|Congo - Kinshasa|DR Congo|DRC|Democratic Republic of the Congo|Congo-Kinshasa'),
  ('CF', 'CAF|Central African Republic|Ködörösêse tî Bêafrîka'),
  ('CG', 'COG|Congo - Brazzaville|Republic of the Congo|Congo|Congo-Brazzaville'),
  ('CH', 'CHE|Switzerland|Suisse|Svizzera|Swiss Confederation|Schweiz'),
  ('CI', 'CIV|Côte d’Ivoire|Ivory Coast'),
  ('CK', 'COK|Cook Islands'),
  ('CL', 'CHL|Chile'),
  ('CM', 'CMR|Cameroon|Cameroun'),
  ('CN', 'CHN|China|People''s Republic of China|PRC|中国'),
  ('CO', 'COL|Colombia'),
  ('CR', 'CRI|Costa Rica'),
  ('CU', 'CUB|Cuba'),
  ('CV', 'CPV|Cape Verde|Cabo Verde'),
  ('CW', 'CUW|Curaçao'),
  ('CX', 'CXR|Christmas Island'),
  ('CY', 'CYP|Cyprus|Κύπρος'),
  ('CZ', 'CZE|Czechia|Czech Republic|Česko'),
  ('DE', 'DEU|Germany|Federal Republic of Germany|Allemagne|Deutschland'),
  ('DJ', 'DJI|Djibouti'),
  ('DK', 'DNK|Denmark|Danmark'),
  ('DM', 'DMA|Dominica'),
  ('DO', 'DOM|Dominican Republic|República Dominicana'),
  ('DZ', 'DZA|Algeria|الجزائر'),
  ('EC', 'ECU|Ecuador'),
  ('EE', 'EST|Estonia|Eesti'),
  ('EG', 'EGY|Egypt|مصر'),
  ('EH', 'ESH|Western Sahara|الصحراء الغربية'),
  ('ER', 'ERI|Eritrea|ኤርትራ'),
  ('ES', 'ESP|Spain|España'),
  ('ET', 'ETH|Ethiopia|ኢትዮጵያ'),
  ('FI', 'FIN|Finland|Suomi'),
  ('FJ', 'FJI|Fiji'),
  ('FK', 'FLK|Falkland Islands'),
  ('FM', 'FSM|Micronesia|Federated States of Micronesia'),
  ('FO', 'FRO|Faroe Islands|Føroyar'),
  ('FR', 'FRA|France'),
  ('GA', 'GAB|Gabon'),
  ('GB', 'GBR|United Kingdom|UK|U.K.|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|United Kingdom of Great Britain and Northern Ireland'),
  ('GD', 'GRD|Grenada'),
  ('GE', 'GEO|Georgia|საქართველო'),
  ('GF', 'GUF|French Guiana|Guyane française'),
  ('GG', 'GGY|Guernsey'),
  ('GH', 'GHA|Ghana|Gaana'),
  ('GI', 'GIB|Gibraltar'),
  ('GL', 'GRL|Greenland|Kalaallit Nunaat'),
  ('GM', 'GMB|Gambia'),
  ('GN', 'GIN|Guinea|Guinée'),
  ('GP', 'GLP|Guadeloupe'),
  ('GQ', 'GNQ|Equatorial Guinea|Guinea Ecuatorial'),
  ('GR', 'GRC|Greece|Ελλάδα'),
  ('GS', 'SGS|South Georgia & South Sandwich Islands'),
  ('GT', 'GTM|Guatemala'),
  ('GU', 'GUM|Guam'),
  ('GW', 'GNB|Guinea-Bissau|Guiné-Bissau'),
  ('GY', 'GUY|Guyana'),
  ('HK', 'HKG|Hong Kong SAR China|Hong Kong|Hong Kong SAR|Hongkong|中國香港特別行政區'),
  ('HM', 'HMD|Heard & McDonald Islands'),
  ('HN', 'HND|Honduras'),
  ('HR', 'HRV|Croatia|Hrvatska'),
  ('HT', 'HTI|Haiti'),
  ('HU', 'HUN|Hungary|Magyarország'),
  ('ID', 'IDN|Indonesia'),
  ('IE', 'IRL|Ireland|Republic of Ireland'),
  ('IL', 'ISR|Israel|ישראל'),
  ('IM', 'IMN|Isle of Man'),
  ('IN', 'IND|India|भारत'),
  ('IO', 'IOT|British Indian Ocean Territory'),
  ('IQ', 'IRQ|Iraq|العراق'),
  ('IR', 'IRN|Iran|Islamic Republic of Iran|ایران'),
  ('IS', 'ISL|Iceland|Ísland'),
  ('IT', 'ITA|Italy|Italia'),
  ('JE', 'JEY|Jersey'),
  ('JM', 'JAM|Jamaica'),
  ('JO', 'JOR|Jordan|الأردن'),
  ('JP', 'JPN|Japan|日本'),
  ('KE', 'KEN|Kenya'),
  ('KG', 'KGZ|Kyrgyzstan|Кыргызстан'),
  ('KH', 'KHM|Cambodia|កម្ពុជា'),
  ('KI', 'KIR|Kiribati'),
  ('KM', 'COM|Comoros|جزر القمر'),
  ('KN', 'KNA|St. Kitts & Nevis'),
  ('KP', 'PRK|North Korea|Democratic People''s Republic of Korea|북한'),
  ('KR', 'KOR|South Korea|Korea|Republic of Korea|대한민국'),
  ('KW', 'KWT|Kuwait|الكويت'),
  ('KY', 'CYM|Cayman Islands'),
  ('KZ', 'KAZ|Kazakhstan|Казахстан'),
  ('LA', 'LAO|Laos|Lao People''s Democratic Republic|ລາວ'),
  ('LB', 'LBN|Lebanon|لبنان'),
  ('LC', 'LCA|St. Lucia'),
  ('LI', 'LIE|Liechtenstein'),
  ('LK', 'LKA|Sri Lanka|ශ්‍රී ලංකාව'),
  ('LR', 'LBR|Liberia'),
  ('LS', 'LSO|Lesotho'),
  ('LT', 'LTU|Lithuania|Lietuva'),
  ('LU', 'LUX|Luxembourg'),
  ('LV', 'LVA|Latvia|Latvija'),
  ('LY', 'LBY|Libya|ليبيا'),
  ('MA', 'MAR|Morocco|المغرب'),
  ('MC', 'MCO|Monaco'),
  ('MD', 'MDA|Moldova|Republic of Moldova|Republica Moldova'),
  ('ME', 'MNE|Montenegro|Crna Gora'),
  ('MF', 'MAF|St. Martin|Saint-Martin'),
  ('MG', 'MDG|Madagascar|Madagasikara'),
  ('MH', 'MHL|Marshall Islands'),
  ('MK', 'MKD|North Macedonia|Macedonia|Северна Македонија'),
  ('ML', 'MLI|Mali'),
  ('MM', 'MMR|Myanmar (Burma)|Myanmar|Burma|မြန်မာ'),
  ('MN', 'MNG|Mongolia|Монгол'),
  ('MO', 'MAC|Macao SAR China|Macao|Macau|Macao SAR|中國澳門特別行政區'),
  ('MP', 'MNP|Northern Mariana Islands'),
  ('MQ', 'MTQ|Martinique'),
  ('MR', 'MRT|Mauritania|موريتانيا'),
  ('MS', 'MSR|Montserrat'),
  ('MT', 'MLT|Malta'),
  ('MU', 'MUS|Mauritius|Maurice'),
  ('MV', 'MDV|Maldives'),
  ('MW', 'MWI|Malawi'),
  ('MX', 'MEX|Mexico|México'),
  ('MY', 'MYS|Malaysia'),
  ('MZ', 'MOZ|Mozambique|Moçambique'),
  ('NA', 'NAM|Namibia|Namibië'),
  ('NC', 'NCL|New Caledonia|Nouvelle-Calédonie'),
  ('NE', 'NER|Niger|Nijar'),
  ('NF', 'NFK|Norfolk Island'),
  ('NG', 'NGA|Nigeria'),
  ('NI', 'NIC|Nicaragua'),
  ('NL', 'NLD|Netherlands|Holland|Kingdom of the Netherlands|Nederland'),
  ('NO', 'NOR|Norway|Norge'),
  ('NP', 'NPL|Nepal|नेपाल'),
  ('NR', 'NRU|Nauru'),
  ('NU', 'NIU|Niue'),
  ('NZ', 'NZL|New Zealand'),
  ('OM', 'OMN|Oman|عُمان'),
  ('PA', 'PAN|Panama|Panamá'),
  ('PE', 'PER|Peru|Perú'),
  ('PF', 'PYF|French Polynesia|Polynésie française'),
  ('PG', 'PNG|Papua New Guinea'),
  ('PH', 'PHL|Philippines|Philipines|Phillipines|Pilipinas'),
  ('PK', 'PAK|Pakistan|پاکستان'),
  ('PL', 'POL|Poland|Polska'),
  ('PM', 'SPM|St. Pierre & Miquelon|Saint-Pierre-et-Miquelon'),
  ('PN', 'PCN|Pitcairn Islands|Pitcairn'),
  ('PR', 'PRI|Puerto Rico'),
  ('PS', 'PSE|Palestinian Territories|Palestine|State of Palestine|الأراضي الفلسطينية'),
  ('PT', 'PRT|Portugal'),
  ('PW', 'PLW|Palau'),
  ('PY', 'PRY|Paraguay'),
  ('QA', 'QAT|Qatar|قطر'),
  ('RE', 'REU|Réunion|La Réunion'),
  ('RO', 'ROU|Romania|România'),
  ('RS', 'SRB|Serbia|Србија'),
  ('RU', 'RUS|Russia|Russian Federation|Россия'),
  ('RW', 'RWA|Rwanda|U Rwanda'),
  ('SA', 'SAU|Saudi Arabia|المملكة العربية السعودية'),
  ('SB', 'SLB|Solomon Islands'),
  ('SC', 'SYC|Seychelles'),
  ('SD', 'SDN|Sudan|السودان'),
  ('SE', 'SWE|Sweden|Sverige'),
  ('SG', 'SGP|Singapore'),
  ('SH', 'SHN|St. Helena'),
  ('SI', 'SVN|Slovenia|Slovenija'),
  ('SJ', 'SJM|Svalbard & Jan Mayen|Svalbard og Jan Mayen'),
  ('SK', 'SVK|Slovakia|Slovensko'),
  ('SL', 'SLE|Sierra Leone'),
  ('SM', 'SMR|San Marino'),
  ('SN', 'SEN|Senegal|Senegaal'),
  ('SO', 'SOM|Somalia|Soomaaliya'),
  ('SR', 'SUR|Suriname'),
  ('SS', 'SSD|South Sudan|جنوب السودان'),
  ('ST', 'STP|São Tomé & Príncipe|São Tomé e Príncipe'),
  ('SV', 'SLV|El Salvador'),
  ('SX', 'SXM|Sint Maarten'),
  ('SY', 'SYR|Syria|Syrian Arab Republic|سوريا'),
  ('SZ', 'SWZ|Eswatini|Swaziland'),
  ('TC', 'TCA|Turks & Caicos Islands'),
  ('TD', 'TCD|Chad|تشاد'),
  ('TF', 'ATF|French Southern Territories|Terres australes françaises'),
  ('TG', 'TGO|Togo'),
  ('TH', 'THA|Thailand|ไทย'),
  ('TJ', 'TJK|Tajikistan|Тоҷикистон'),
  ('TK', 'TKL|Tokelau'),
  ('TL', 'TLS|Timor-Leste|East Timor'),
  ('TM', 'TKM|Turkmenistan|Türkmenistan'),
  ('TN', 'TUN|Tunisia|تونس'),
  ('TO', 'TON|Tonga'),
  ('TR', 'TUR|Türkiye|Turkey|Turkiye'),
  ('TT', 'TTO|Trinidad & Tobago'),
  ('TV', 'TUV|Tuvalu'),
  ('TW', 'TWN|Taiwan|Republic of China|台灣'),
  ('TZ', 'TZA|Tanzania|United Republic of Tanzania'),
  ('UA', 'UKR|Ukraine|Україна'),
  ('UG', 'UGA|Uganda'),
  ('UM', 'UMI|U.S. Outlying Islands'),
  ('US', 'USA|United States|U.S.|U.S.A.|United States of America|America'),
  ('UY', 'URY|Uruguay'),
  ('UZ', 'UZB|Uzbekistan|Oʻzbekiston'),
  ('VA', 'VAT|Vatican City|Holy See|Vatican|Città del Vaticano'),
  ('VC', 'VCT|St. Vincent & Grenadines'),
  ('VE', 'VEN|Venezuela|Bolivarian Republic of Venezuela'),
  ('VG', 'VGB|British Virgin Islands'),
  ('VI', 'VIR|U.S. Virgin Islands'),
  ('VN', 'VNM|Vietnam|Viet Nam|Việt Nam'),
  ('VU', 'VUT|Vanuatu'),
  ('WF', 'WLF|Wallis & Futuna|Wallis-et-Futuna'),
  ('WS', 'WSM|Samoa'),
  ('YE', 'YEM|Yemen|اليمن'),
  ('YT', 'MYT|Mayotte'),
  ('ZA', 'ZAF|South Africa'),
  ('ZM', 'ZMB|Zambia'),
  ('ZW', 'ZWE|Zimbabwe');

-- Spellings are compared by their letters and digits, without accents, "the" and dots. Marks of other scripts count.
create function pg_temp.squash_country(name text) returns text language sql immutable as $$
  select regexp_replace(replace(regexp_replace(regexp_replace(lower(normalize(name, NFKD)),
    '^\s*the\s+', ''), '\mst\.?\s+', 'saint ', 'g'), '&', ' and '), U&'[\0300-\036F\\s[:punct:]\2018\2019\02BB]', '', 'g')
$$;
create temporary table country_spellings (spelling text primary key, code text not null) on commit drop;
insert into country_spellings select pg_temp.squash_country(code), code from country_names;
insert into country_spellings select pg_temp.squash_country(name), code from country_names, string_to_table(names, '|') name
  on conflict do nothing;
create function pg_temp.country_code(name text) returns text language sql stable as $$
  select code from country_spellings where spelling = pg_temp.squash_country(name)
$$;

alter table accounts add column country_as_entered text;
alter table accounts no force row level security, disable trigger user;
update accounts a
  set country = m.code, country_as_entered = case when m.code is null then nullif(trim(a.country), '') end
  from (select country, pg_temp.country_code(country) as code from accounts where country is not null group by country) m
  where a.country = m.country and a.country is distinct from m.code;
alter table accounts force row level security, enable trigger user;
alter table accounts add constraint accounts_country_check check (country ~ '^[A-Z]{2}$');

-- Two capital letters were accepted here before, though they were no code, as UK.
alter table partners no force row level security, disable trigger user;
update partners p set country = m.code
  from (select country, pg_temp.country_code(country) as code from partners group by country) m
  where p.country = m.country and p.country <> m.code;
alter table partners force row level security, enable trigger user;
alter table partners add constraint partners_country_check check (country ~ '^[A-Z]{2}$');

alter table deal_registrations no force row level security, disable trigger user;
update deal_registrations r set country = m.code
  from (select country, pg_temp.country_code(country) as code from deal_registrations group by country) m
  where r.country = m.country and r.country <> m.code;
alter table deal_registrations force row level security, enable trigger user;
alter table deal_registrations add constraint deal_registrations_country_check check (country ~ '^[A-Z]{2}$');

alter table withholding_rules no force row level security, disable trigger user;
update withholding_rules w set country = pg_temp.country_code(w.country)
  where w.country <> pg_temp.country_code(w.country) and not exists (select from withholding_rules o
    where o.organization_id = w.organization_id and o.country = pg_temp.country_code(w.country) and o.applies_from = w.applies_from);
alter table withholding_rules force row level security, enable trigger user;
alter table withholding_rules add constraint withholding_rules_country_check check (country ~ '^[A-Z]{2}$');
alter table payout_methods add constraint payout_methods_country_check check (country ~ '^[A-Z]{2}$');

-- Custom addresses. One transaction may name a key for several companies.
alter table custom_fields no force row level security;
do $$
declare
  of_address record;
begin
  for of_address in select entity, key from custom_fields where field_type = 'ADDRESS' group by entity, key loop
    execute format('alter table %I no force row level security, disable trigger user', of_address.entity);
    execute format('update %I t set custom = jsonb_set(t.custom, array[$1, ''country''], to_jsonb(pg_temp.country_code(t.custom->$1->>''country'')))
      from custom_fields f where f.organization_id = t.organization_id and f.entity = $2 and f.key = $1 and f.field_type = ''ADDRESS''
        and pg_temp.country_code(t.custom->$1->>''country'') <> t.custom->$1->>''country''', of_address.entity)
      using of_address.key, of_address.entity;
    execute format('alter table %I force row level security, enable trigger user', of_address.entity);
  end loop;
end $$;
alter table custom_fields force row level security;

-- Kept filters on companies name codes too. A filter by a part of a name cannot be told in codes and stays.
create function pg_temp.with_country_codes(filters jsonb) returns jsonb language sql stable as $$
  select jsonb_agg(case when jsonb_typeof(f->'values') = 'array' and f->>'field' = 'country' and f->>'operator' in ('eq', 'ne', 'like')
      and not exists (select from jsonb_array_elements_text(f->'values') v where v <> '' and pg_temp.country_code(v) is null)
    then f || jsonb_build_object('operator', replace(f->>'operator', 'like', 'eq'),
      'values', (select jsonb_agg(coalesce(pg_temp.country_code(v), v) order by place) from jsonb_array_elements_text(f->'values') with ordinality e(v, place)))
    else f end order by place)
  from jsonb_array_elements(filters) with ordinality e(f, place)
$$;
alter table saved_views no force row level security, disable trigger user;
update saved_views set state = jsonb_set(state, '{filters}', pg_temp.with_country_codes(state->'filters'))
  where entity = 'accounts' and state->'filters' @> '[{"field": "country"}]';
alter table saved_views force row level security, enable trigger user;
alter table report_schedules no force row level security, disable trigger user;
update report_schedules set filters = pg_temp.with_country_codes(filters)
  where object = 'accounts' and filters @> '[{"field": "country"}]';
alter table report_schedules force row level security, enable trigger user;

-- Codes are no words to search for: "de" would find all of Germany.
drop index accounts_name_domain_industry_country_organization_id_idx;
create index on accounts using gin (name gin_trgm_ops, domain gin_trgm_ops, industry gin_trgm_ops, organization_id);
create or replace function find_accounts(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
begin
  return query
    select a.id from (select * from accounts a where a.organization_id = organization and (with_archived or a.archived_at is null)
      and (a.name ilike sparse or a.domain ilike sparse or a.industry ilike sparse) offset 0) a
    where a.name ilike pattern or a.domain ilike pattern or a.industry ilike pattern limit most;
end $$;

create or replace view account_rows with (security_invoker = true) as
select a.id, a.organization_id, a.name, a.name_key, a.domain, a.domain_key, a.website, a.country, a.industry, a.employees,
  a.annual_revenue_minor, a.currency, a.founded_year, a.parent_account_id, a.owner_user_id, a.is_customer, a.external_ref,
  a.tags, a.custom, a.archived_at, a.row_version, a.created_at, a.updated_at, a.merged_into_id,
  parent.name as parent_account_name,
  kept.name as merged_into_name,
  (select p.full_name from people p where p.organization_id = a.organization_id and p.id = a.owner_user_id) as owner_name,
  deals.open as open_opportunities,
  deals.won as won_opportunities,
  -- Of no interest any more once somebody has chosen a country.
  case when a.country is null then a.country_as_entered end as country_as_entered
from accounts a
left join accounts parent on parent.organization_id = a.organization_id and parent.id = a.parent_account_id
left join accounts kept on kept.organization_id = a.organization_id and kept.id = a.merged_into_id
left join lateral (
  select count(*) filter (where o.status = 'open')::integer as open, count(*) filter (where o.status = 'won')::integer as won
  from opportunities o
  where o.organization_id = a.organization_id and o.account_id = a.id and o.status in ('open', 'won') and o.archived_at is null
) deals on true;
