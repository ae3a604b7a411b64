import { type Static, Type } from 'typebox';
import { LocaleCode } from '../locales.ts';

/** The contact form. */

export const CONTACT_PATH = '/api/contact';

/** No line breaks and no other control characters: these texts stand in the head of a mail. */
const line = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$' });

export const ContactMessage = Type.Object({
  name: line(1, 100),
  email: Type.String({ format: 'email', maxLength: 254 }),
  subject: Type.Optional(line(0, 150)),
  message: Type.String({ minLength: 10, maxLength: 5000 }),
  locale: LocaleCode,
  /** Left empty by people, who do not see this field; what fills every field fills it too, and is not heard. */
  website: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ContactMessage = Static<typeof ContactMessage>;

/** What a message that was taken answers with. */
export const ContactReceipt = Type.Object({ sent: Type.Literal(true) });
