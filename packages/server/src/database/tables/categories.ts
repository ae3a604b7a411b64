/** Rules for categories (migration 0009 says what each column holds). */
export interface CategoryTables {
  category_rules: CategoryRulesTable;
}

export interface CategoryRulesTable {
  user_id: string;
  key: string;
  merchant: string;
  category: string;
}
