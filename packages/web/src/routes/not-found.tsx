import { data, type MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { FailureScreen } from '../screens/failure/failure-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'notFound'),
  { name: 'robots', content: 'noindex' },
];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <FailureScreen status={404} />;
}
