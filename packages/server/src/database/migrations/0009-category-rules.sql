-- Rules for categories: which category the rows of a merchant get in statements to come, in the owner's words.
create table category_rules (
  user_id uuid not null references users on delete cascade,
  -- What tells the merchant from others; one rule a merchant.
  key text not null,
  -- The merchant as it is shown.
  merchant text not null,
  category text not null,
  primary key (user_id, key)
);
