-- What a person corrected of a result, beside it: the result stays as it was read.
alter table conversions
  add column corrections json,
  -- Goes up by one with every save, so that two windows do not overwrite each other.
  add column corrections_revision integer not null default 0,
  add check (corrections is null or status = 'done');
