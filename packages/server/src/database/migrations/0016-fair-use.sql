-- How much of the server each owner and each network used lately, so that nobody takes it from the others. Gone once its
-- time is over.
create table fair_use (
  -- A hash of the owner's id, or a network, by its keyed fingerprint of the day.
  subject text not null,
  -- 'turn': its share of the workers; 'files' and 'bytes' handed in; 'work': milliseconds of workers; 'unpaid': the same,
  -- on files that cost no credits, as they were refused, cancelled or given up.
  meter text not null check (meter in ('turn', 'files', 'bytes', 'work', 'unpaid')),
  -- Until when what was used counts: each use moves it on by its part of the allowance, and time alone brings it nearer.
  until timestamptz not null,
  primary key (subject, meter)
);
create index fair_use_until on fair_use (until);

alter table conversions
  -- Content, options, columns that were set and passwords, as a keyed fingerprint: what is asked for again has the same.
  add column asked text,
  -- The network that a visitor sent it from, as a keyed fingerprint of the day.
  add column network text,
  -- When it has its turn among those that wait.
  add column turn_at timestamptz,
  -- False: its pages were not counted when it was accepted, as that takes long; the job counts them, and charges then.
  add column counted boolean not null default true;
create index conversions_asked on conversions (owner_kind, owner_id, asked) where asked is not null;
create index conversions_network on conversions (network) where network is not null and status = 'queued';
