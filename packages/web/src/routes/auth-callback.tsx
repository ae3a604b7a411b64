import type { MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { AuthCallbackScreen } from '../screens/auth-callback/auth-callback-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'callback'),
  { name: 'robots', content: 'noindex' },
];

export default function AuthCallbackRoute() {
  return <AuthCallbackScreen />;
}
