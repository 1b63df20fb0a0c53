-- The protection that a partner gets for a type of deal: its own days (else the type's, else the program's) times its
-- tier's factor. A contract promises its days: they count as soon as everybody has signed, and no tier makes them fewer.
create function protection_days_of(organization uuid, deal_type uuid, partner uuid) returns integer
language sql stable as $$
  select greatest(1, floor(coalesce(sealing.days, p.protection_days, t.protection_days, s.protection_days)::bigint
    * greatest(coalesce(i.protection_factor_ppm, 1000000),
      case when promised.is_kept then 1000000 end) / 1000000))::int
  from program_settings s
  left join opportunity_types t on t.organization_id = s.organization_id and t.id = deal_type
  left join partners p on p.organization_id = s.organization_id and p.id = partner
  left join partner_tiers i on i.organization_id = p.organization_id and i.id = p.tier_id
  left join lateral (select (c.terms->>'protection_days')::int as days from contracts c
    where c.organization_id = p.organization_id and c.partner_id = p.id and c.status = 'awaiting_seal'
      and c.terms->>'protection_days' is not null order by c.sent_at desc limit 1) sealing on true
  left join lateral (select true as is_kept from contracts c
    where c.organization_id = p.organization_id and c.partner_id = p.id
      and c.status in ('awaiting_seal', 'completed', 'active', 'expiring')
      and (c.terms->>'protection_days')::int = coalesce(sealing.days, p.protection_days) limit 1) promised on true
  where s.organization_id = organization
$$;
