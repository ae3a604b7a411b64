import type {
  CheckKind,
  Confirmable,
  DateDoubt,
  LocaleCode,
  Reconciliation,
  SignalCode,
  Verdict,
  WarningCode,
} from '@tallyleaf/contract';

/** What a signal is called, and what may be behind it without anybody's doing wrong. */
export interface SignalWords {
  readonly seen: string;
  readonly harmless: string;
}

/** Cells and figures that a person may correct. */
export type CorrectedField =
  | 'date'
  | 'valueDate'
  | 'description'
  | 'reference'
  | 'amount'
  | 'balance'
  | 'opening'
  | 'closing'
  | 'start'
  | 'end';

/** The words of the report in one language; `{name}` stands for what is put in. */
export interface EvidenceWords {
  readonly title: string;
  readonly intro: string;
  readonly file: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly pages: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'digital' | 'scanned' | 'mixed', string>>;
  readonly ocr: string;
  readonly convertedAt: string;
  readonly madeAt: string;
  readonly software: string;
  readonly statement: string;
  readonly institution: string;
  readonly holder: string;
  readonly account: string;
  readonly currency: string;
  readonly period: string;
  readonly rows: string;
  readonly moneyIn: string;
  readonly moneyOut: string;
  readonly verdict: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly causes: Readonly<Record<'printed' | 'reading', string>>;
  readonly unread: Readonly<Record<NonNullable<Reconciliation['unread']>[number], string>>;
  /** Why dates are not certain. */
  readonly doubts: Readonly<Record<DateDoubt, string>>;
  readonly notPrinted: string;
  readonly checks: string;
  readonly expected: string;
  readonly found: string;
  readonly holds: string;
  readonly fails: string;
  readonly notProven: string;
  readonly byPerson: string;
  readonly checkKinds: Readonly<Record<CheckKind, string>>;
  readonly corrections: string;
  readonly noCorrections: string;
  readonly confirmed: Readonly<Record<Confirmable, string>>;
  readonly turned: string;
  readonly row: string;
  readonly field: string;
  readonly fields: Readonly<Record<CorrectedField, string>>;
  readonly read: string;
  readonly now: string;
  readonly nothing: string;
  readonly added: string;
  readonly removed: string;
  readonly unbound: string;
  readonly page: string;
  /** Where on the page, in points from its top left corner. */
  readonly box: string;
  readonly signals: string;
  readonly noSignals: string;
  readonly signal: Readonly<Record<SignalCode, SignalWords>>;
  /** A figure, and what stood there before. */
  readonly instead: string;
  readonly warnings: string;
  readonly warning: Readonly<Record<WarningCode, string>>;
  readonly pageOf: string;
}

const LOADERS: Readonly<Record<LocaleCode, () => Promise<EvidenceWords>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  cn: async () => (await import('./cn.ts')).cn,
  'zh-TW': async () => (await import('./zh-tw.ts')).zhTw,
};

/** The report's words in a language, loaded when they are asked for. */
export const loadWords = (locale: LocaleCode): Promise<EvidenceWords> => LOADERS[locale]();
