-- Columns of layouts as their owner set them: statements laid out alike are read by them.
create table layouts (
  user_id uuid not null references users on delete cascade,
  -- What tells a layout from others (the engine's hash, of no words); one entry a layout.
  fingerprint text not null,
  -- The contract's JSON: what each column holds, and from where to where it reaches.
  columns json not null,
  set_at timestamptz not null,
  primary key (user_id, fingerprint)
);
