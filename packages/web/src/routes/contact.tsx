import type { MetaFunction } from 'react-router';
import { describePublicPage } from '../i18n/page-meta.ts';
import { ContactScreen } from '../screens/contact/contact-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePublicPage(location.pathname, 'contact');

export default function ContactRoute() {
  return <ContactScreen />;
}
