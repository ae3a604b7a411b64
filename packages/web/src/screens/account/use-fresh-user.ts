import { useEffect } from 'react';
import { readUser } from '../../api/account.ts';
import { session } from '../../session/session.ts';

/** Asks the server what the account is now, and hands it to the session. Without an answer the page shows what is known. */
export function useFreshUser(): void {
  useEffect(() => {
    const { token } = session.current();
    readUser().then(
      (user) => {
        // Another one may have signed in meanwhile.
        if (session.current().token === token) session.updateUser(user);
      },
      (error: unknown) => console.warn(error),
    );
  }, []);
}
