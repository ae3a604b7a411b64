import type { MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { HistoryScreen } from '../screens/history/history-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'history'),
  { name: 'robots', content: 'noindex' },
];

export default function ConversionsRoute() {
  return <HistoryScreen />;
}
