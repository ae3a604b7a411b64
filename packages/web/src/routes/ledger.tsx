import { type MetaFunction, useSearchParams } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { LedgerScreen } from '../screens/ledger/ledger-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'ledger'),
  { name: 'robots', content: 'noindex' },
];

export default function LedgerRoute() {
  const [query] = useSearchParams();
  const ids = query.get('ids') ?? '';
  return <LedgerScreen key={ids} ids={ids} />;
}
