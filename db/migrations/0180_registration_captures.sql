-- A registration that a partner captured on a device, perhaps without a network: the time is what the device states, and
-- counts for nothing. The id that the device gave makes a capture that is sent again the same registration.
alter table deal_registrations
  add column captured_at timestamptz,
  add column capture_id uuid;
create unique index deal_registrations_captured on deal_registrations (organization_id, partner_id, capture_id) where capture_id is not null;

-- The receipt keeps what was stated when the registration arrived.
alter table deal_registration_arrivals add column captured_at timestamptz;
