import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages, messagesOf } from '../i18n/translate.ts';
import { Collapse } from './collapse.tsx';
import { ContentDocs } from './content-docs.tsx';
import { Default } from './default.tsx';
import { Empty } from './empty.tsx';
import { Landing } from './landing.tsx';
import { Sidenav } from './sidenav.tsx';
import { Topnav } from './topnav.tsx';
import { TopnavSlim } from './topnav-slim.tsx';
import { Ui } from './ui.tsx';

const text = <p>the page</p>;
const part = { id: 'button', children: text };
const help = [{ to: '/docs', title: 'Overview', current: true }];

beforeEach(() => void vi.stubGlobal('fetch', async () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(layout: ReactElement): Promise<void> {
  await loadMessages('en', ['common', 'ui']);
  const router = createMemoryRouter([{ path: '*', element: layout }], { initialEntries: ['/account'] });
  render(
    <IntlProvider locale="en-US" messages={messagesOf('en')} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

const namesOf = (role: string): (string | null)[] =>
  screen.queryAllByRole(role).map((one) => one.getAttribute('aria-label'));

describe('specification, section 2: the layouts', () => {
  it.each([
    ['default', <Default key="a">{text}</Default>, ['Pages', 'Language'], 0],
    ['empty', <Empty key="a">{text}</Empty>, [], 0],
    ['landing', <Landing key="a">{text}</Landing>, ['Pages', 'Language', 'Small print'], 1],
    ['topnav-slim', <TopnavSlim key="a">{text}</TopnavSlim>, ['Pages', 'Language', 'Small print'], 1],
    ['topnav', <Topnav key="a">{text}</Topnav>, ['Pages', 'Language', 'Small print'], 1],
    ['sidenav', <Sidenav key="a">{text}</Sidenav>, ['Pages', 'Language', 'Your pages', 'Small print'], 1],
    [
      'content-docs',
      <ContentDocs key="a" label="Help" pages={help}>
        {text}
      </ContentDocs>,
      ['Pages', 'Language', 'Help', 'Small print'],
      1,
    ],
    [
      'ui',
      <Ui key="a" title="UI" lead="All" contents="Contents" parts={[part]} />,
      ['Pages', 'Language', 'Contents'],
      0,
    ],
  ])('%s has its navigation around the page', async (_name, layout, navigations, footers) => {
    await show(layout);
    expect(within(screen.getByRole('main')).getByText('the page')).toBeDefined();
    expect(namesOf('navigation')).toEqual(navigations);
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(footers);
  });

  it('empty has nothing but the page', async () => {
    await show(<Empty>{text}</Empty>);
    expect([screen.queryAllByRole('banner').length, screen.queryAllByRole('link').length]).toEqual([0, 0]);
  });

  it('sidenav says where one is', async () => {
    await show(<Sidenav>{text}</Sidenav>);
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/account']);
  });

  it('collapse puts its left part away and brings it back', async () => {
    await show(
      <Collapse aside={<p>the picture</p>} hide="Hide" show="Show" divider="Width">
        {text}
      </Collapse>,
    );
    const picture = screen.getByText('the picture').parentElement;
    await userEvent.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
    expect(picture?.hidden).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Show', expanded: false }));
    expect(picture?.hidden).toBe(false);
  });
});
