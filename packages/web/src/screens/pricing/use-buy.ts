import { useState } from 'react';
import { leadTo } from '../../api/addresses.ts';
import { ApiError } from '../../api/client.ts';
import { beginCheckout } from '../../api/plans.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';

const KNOWN = ['plan-running', 'payments-off', 'provider-unreachable'] as const;
type Trouble = (typeof KNOWN)[number] | 'other';

/** Begins to buy a plan: on to the payment service's page; where nobody is signed in, the dialog opens by itself. */
export function useBuy() {
  const locale = useLocaleCode();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const begin = async (index: number): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { url } = await beginCheckout(index, locale);
      leadTo(url, { external: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (error.status !== 401) setTrouble(KNOWN.find((code) => code === error.error) ?? 'other');
    }
  };
  return { busy, trouble, buy: (index: number): void => void begin(index) };
}
