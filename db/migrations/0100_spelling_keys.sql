-- One spelling of a name across ways to write it in Latin letters: ü, ue and u; ø, oe and o; ß and ss; Cyrillic and
-- Greek letters by their usual transliterations. Coarse on purpose: equal keys are a hint to a reviewer, never a reason to block.
create function spelling_key(name_key text) returns text language sql immutable parallel safe strict as $$
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          translate(
            regexp_replace(normalize(lower(name_key), NFD), '[\u0300-\u036f]', '', 'g'),
            'øłđабвгґдезиіклмнопрстуфыэъьαβγδεζηικλμνξοπρσςτυφω',
            'oldabvggdeziiklmnoprstufie__abgdeziiklmnxoprsstifo'),
          '_', ''), 'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), 'щ', 'shch'), 'ш', 'sh'), 'ч', 'ch'), 'ц', 'ts'), 'ж', 'zh'), 'х', 'h'),
          'ю', 'iu'), 'я', 'ia'), 'є', 'ie'), 'θ', 'th'), 'χ', 'h'),
        'yj', 'ii'),
      'ψ', 'ps'), 'kh', 'h'), 'ph', 'f'), 'ue', 'u'), 'oe', 'o'), 'ae', 'a'), 'aa', 'a'), 'ii', 'i'), 'ck', 'k')
$$;
create index on deal_registrations (organization_id, spelling_key(name_key));
create index on accounts (organization_id, spelling_key(name_key));
create index on partners (organization_id, spelling_key(name_key));
