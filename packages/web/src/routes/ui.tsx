import type { MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { UiScreen } from '../screens/ui/ui-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'ui'),
  { name: 'robots', content: 'noindex' },
];

export default function UiRoute() {
  return <UiScreen />;
}
