import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { type AccountPage, AccountScreen } from '../screens/account/account-screen.tsx';

const PAGES: readonly (string | undefined)[] = [undefined, 'security', 'plan', 'programs', 'data'];

/** The account has these pages and no other. */
function check(page: string | undefined): null {
  if (!PAGES.includes(page)) throw data(null, { status: 404 });
  return null;
}

export const loader = ({ params }: LoaderFunctionArgs) => check(params.page);
export const clientLoader = async ({ params }: ClientLoaderFunctionArgs) => check(params.page);

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'account'),
  { name: 'robots', content: 'noindex' },
];

export default function AccountRoute() {
  const { page = 'profile' } = useParams();
  return <AccountScreen page={page as AccountPage} />;
}
