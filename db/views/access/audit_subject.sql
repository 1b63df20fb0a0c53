-- What an entry of the audit log is about, as its reader may know it. It lies here because it reads views.
create function audit_subject(of_organization uuid, ref_table text, ref_id uuid, changes jsonb) returns text
language sql stable as $$
  select coalesce(
    case ref_table
      when 'partners' then (select name from partners where organization_id = of_organization and id = ref_id)
      when 'contacts' then (select trim(first_name || ' ' || last_name) from contacts where organization_id = of_organization and id = ref_id)
      when 'accounts' then (select name from accounts where organization_id = of_organization and id = ref_id)
      when 'opportunities' then (select name from opportunities where organization_id = of_organization and id = ref_id)
      when 'opportunity_notes' then (select o.name from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id where n.organization_id = of_organization and n.id = ref_id)
      when 'opportunity_lines' then (select o.name from opportunity_lines l join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id where l.organization_id = of_organization and l.id = ref_id)
      when 'opportunity_participants' then (select o.name from opportunity_participants p join opportunities o on o.organization_id = p.organization_id and o.id = p.opportunity_id where p.organization_id = of_organization and p.id = ref_id)
      when 'deal_registrations' then (select account_name from deal_registrations where organization_id = of_organization and id = ref_id)
      when 'memberships' then (select u.full_name from people u where u.organization_id = of_organization and u.membership_id = ref_id)
      when 'organizations' then (select name from organizations where id = ref_id)
      when 'roles' then (select name from roles where organization_id = of_organization and id = ref_id)
      when 'payout_batches' then (select name from payout_batches where organization_id = of_organization and id = ref_id)
      when 'payout_approvals' then (select name from payout_batches where organization_id = of_organization and id = (changes->>'batch_id')::uuid)
      when 'commission_plans' then (select name from commission_plans where organization_id = of_organization and id = ref_id)
      when 'products' then (select name from products where organization_id = of_organization and id = ref_id)
      when 'invitations' then (select email::text from invitations where organization_id = of_organization and id = ref_id)
      when 'api_keys' then (select name from api_keys where organization_id = of_organization and id = ref_id)
      when 'provisioning_tokens' then (select name from provisioning_tokens where organization_id = of_organization and id = ref_id)
      when 'provisioned_people' then (select full_name from provisioned_people where organization_id = of_organization and id = ref_id)
    end,
    case jsonb_typeof(changes->'name') when 'string' then changes->>'name' when 'array' then changes->'name'->>1 end,
    case jsonb_typeof(changes->'label') when 'string' then changes->>'label' when 'array' then changes->'label'->>1 end)
$$;
