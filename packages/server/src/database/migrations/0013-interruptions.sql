-- How often a process died, or lost the database, while it worked on a conversion; `attempts` counts the document's own faults.
alter table conversions add column interruptions integer not null default 0 check (interruptions >= 0);
-- The process that works on it (see presence.ts).
alter table conversions add column worker integer;

-- Files in the storage that no conversion refers to: those of an upload that is being received, and those that are about to be
-- deleted. What a killed process leaves here is deleted by the next.
create table loose_files (
  file_id uuid primary key,
  process text not null,
  since timestamptz not null default now()
);
