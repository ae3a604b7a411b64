import { type MetaFunction, useSearchParams } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { SummaryScreen } from '../screens/summary/summary-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'summary'),
  { name: 'robots', content: 'noindex' },
];

export default function SummaryRoute() {
  const [query] = useSearchParams();
  const ids = query.get('ids') ?? '';
  return <SummaryScreen key={ids} ids={ids} />;
}
