-- The key that seals what waits here, by its fingerprint: a process with another one could not open it. One row.
create table seal (
  one boolean primary key default true check (one),
  fingerprint text not null
);
