import type { MetaFunction } from 'react-router';
import { describePublicPage } from '../i18n/page-meta.ts';
import { PrivacyScreen } from '../screens/legal/privacy-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePublicPage(location.pathname, 'privacy');

export default function PrivacyRoute() {
  return <PrivacyScreen />;
}
