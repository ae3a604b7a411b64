/** What can be typed into a terminal, of the help: the same in all languages. */
export const COMMANDS = {
  commandLine: [
    'npx tallyleaf convert march.pdf --to xlsx,json --out converted',
    'npx tallyleaf convert *.pdf --to csv --report report.json',
    'npx tallyleaf formats',
    'npx tallyleaf inspect march.pdf --out drawn',
  ],
  api: [
    'curl -H "Authorization: Bearer $KEY" -F file=@march.pdf https://HOST/api/v1/conversions',
    'curl -H "Authorization: Bearer $KEY" https://HOST/api/v1/conversions/ID',
    'curl -H "Authorization: Bearer $KEY" -o march.xlsx https://HOST/api/v1/conversions/ID/exports/xlsx',
  ],
} as const;
