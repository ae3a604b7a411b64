import type { Conversion } from '@tallyleaf/contract';
import {
  accountNumbers,
  type ExporterInfo,
  plainNumber,
  type SettingValues,
  withAccountNumber,
} from '@tallyleaf/exporters';
import { useTranslate } from '../i18n/translate.ts';
import { TextField } from '../ui/text-field.tsx';

/** The setting that holds the numbers of accounts that do not print all of theirs. */
export const ACCOUNT_IDS = 'account-id';

/** With a number for each account that has none yet: what the program would know it by, so that leaving it is an answer. */
export function answered(
  { settings }: ExporterInfo,
  chosen: SettingValues,
  conversions: readonly Conversion[],
): SettingValues {
  if (!settings.some(({ id }) => id === ACCOUNT_IDS)) return {};
  const known = chosen[ACCOUNT_IDS] ?? '';
  const all = accountNumbers(conversions, known).reduce(
    (value, { printed, given }) => withAccountNumber(value, printed, given || plainNumber(printed)),
    known,
  );
  return { [ACCOUNT_IDS]: all };
}

interface AccountIdsProps {
  readonly value: string;
  readonly conversions: readonly Conversion[];
  readonly onChange: (value: string) => void;
}

/** A field for each account that does not print all of its number; the program takes it for another each time it changes. */
export function AccountIds({ value, conversions, onChange }: AccountIdsProps) {
  const t = useTranslate();
  return accountNumbers(conversions, value).map(({ printed, given }) => (
    <TextField
      key={printed}
      label={t('exporting.accountOf', { account: printed })}
      value={given}
      maxLength={22}
      autoComplete="off"
      error={/^[A-Za-z0-9-]{1,22}$/.test(given) ? undefined : t('exporting.wrong')}
      onChange={(event) =>
        onChange(withAccountNumber(value, printed, event.target.value.replace(/[^A-Za-z0-9-]/g, '')))
      }
    />
  ));
}
