import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { HomeLink, SkipLink } from './frame.tsx';
import { LanguageMenu } from './language-menu.tsx';
import '../styles/desk.css';

interface DeskFrameProps {
  /** What stands in the bar between the mark and the menus. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** The frame of work at a desk: a slim bar, and all the rest of the window's height for the work itself. */
export function DeskFrame({ bar, children }: DeskFrameProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <div className="desk-frame">
      <SkipLink />
      <header className="desk-bar">
        <div className="desk-home">
          <HomeLink />
        </div>
        {bar}
        {/* A phone's bar has room for the document alone; languages and account are one step back. */}
        <div className="desk-menus">
          <LanguageMenu current={useLocaleCode()} pathname={pathname} label={t('nav.languages')} />
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="desk-main">
        {children}
      </main>
    </div>
  );
}
