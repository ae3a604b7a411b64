-- The worst verdict of a result's statements, by itself: a list need not read whole results. 'none': no statement is in it.
alter table conversions add column verdict text check (verdict in ('verified', 'failed', 'unverifiable', 'none'));

update conversions set verdict = (
  select case
    when count(*) = 0 then 'none'
    when bool_or(one -> 'reconciliation' ->> 'status' = 'failed') then 'failed'
    when bool_or(one -> 'reconciliation' ->> 'status' = 'unverifiable') then 'unverifiable'
    else 'verified'
  end
  from json_array_elements(result -> 'statements') as one
)
where status = 'done';

alter table conversions add check ((status = 'done') = (verdict is not null));
