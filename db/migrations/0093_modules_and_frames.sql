-- A module that is announced shows "Coming Soon" at its addresses while it is off.
alter table feature_flags add column is_announced boolean not null default false;
-- The color of a company is for partners and visitors; the frame of the product has it only if the company wants it.
alter table organizations add column brands_frame boolean not null default false;
