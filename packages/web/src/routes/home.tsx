import type { MetaFunction } from 'react-router';
import { describePublicPage } from '../i18n/page-meta.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePublicPage(location.pathname, 'home');

export default function HomeRoute() {
  return <HomeScreen />;
}
