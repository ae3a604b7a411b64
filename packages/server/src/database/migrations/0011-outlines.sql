-- What lists say of a result's statements (the contract's outlines), by itself: a list need not read whole results. Null of
-- results from before, which lists show without.
alter table conversions add column outlines json check (outlines is null or status = 'done');
