import { data } from 'react-router';
import { FailureScreen } from '../screens/failure/failure-screen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <FailureScreen status={404} />;
}
