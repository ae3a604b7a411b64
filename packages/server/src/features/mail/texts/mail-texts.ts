import type { LocaleCode } from '@tallyleaf/contract';
import type { MailKind } from '../messages.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import { zhTW } from './zh-tw.ts';

/** What every mail says: what happened, what to do, and what to do if it was not you. `{…}` are filled in. */
interface Told {
  readonly subject: string;
  readonly happened: string;
  readonly todo: string;
  readonly otherwise: string;
}

/** A mail with a link says on a button what the link does. */
interface WithLink extends Told {
  readonly button: string;
}

interface Contact extends Told {
  /** Where the sender left the subject empty. */
  readonly subjectAlone: string;
}

type Notice =
  | 'address-changed'
  | 'account-deleted'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made';

/** Everything that mails say in one language. */
export interface MailTexts
  extends Readonly<Record<Exclude<MailKind, Notice | 'contact'>, WithLink>>,
    Readonly<Record<Notice, Told>> {
  /** How long a link is good: `{duration}` is "24 hours". */
  readonly lasts: string;
  /** The last line of mails to people: `{product}`, `{support}`. */
  readonly footer: string;
  readonly contact: Contact;
}

/** The texts of each locale. */
export const MAIL_TEXTS: Readonly<Record<LocaleCode, MailTexts>> = { en, es, pt, fr, de, it, ja, cn, 'zh-TW': zhTW };
