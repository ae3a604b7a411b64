import type { Conversion } from '@tallyleaf/contract';
import { Link } from 'react-router';
import IconBack from '~icons/lucide/arrow-left';
import { PAGES, pathIn } from '../../../app/paths.ts';
import { markTaken } from '../../../documents/tab-documents.ts';
import { Downloads } from '../../../exporting/downloads.tsx';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { EvidenceMenu } from '../evidence-menu.tsx';
import { SaveNote } from '../save-note.tsx';
import { keepUnsent } from '../unsent.ts';
import type { Opened } from '../use-opened.ts';
import type { Saving } from './use-saved.ts';

/** The way back, and what the document is called. */
export function BarStart({ name }: { readonly name: string | null }) {
  const t = useTranslate();
  return (
    <>
      <Link to={pathIn(useLocaleCode(), PAGES.conversions)} className="desk-back" title={t('review.back')}>
        <IconBack className="size-5 flex-none" aria-hidden="true" />
        <span className="max-lg:sr-only">{t('review.back')}</span>
      </Link>
      {name === null ? (
        <span className="desk-name" />
      ) : (
        <h1 className="desk-name" title={name}>
          {name}
        </h1>
      )}
    </>
  );
}

interface DeskBarProps {
  readonly opened: Opened;
  readonly conversion: Conversion;
  readonly saving: Saving;
  readonly onReopen: () => void;
}

/** What the document is called, whether it is saved, and the way out as a file. */
export function DeskBar({ opened, conversion, saving, onReopen }: DeskBarProps) {
  const { id, name } = opened;
  const takeOther = (): void => {
    keepUnsent(id, null);
    onReopen();
  };
  // What was taken out holds what is corrected: once that is saved, nothing is left to lose.
  const taken = async (): Promise<void> => {
    await saving.settled();
    await markTaken(id);
  };
  return (
    <>
      <BarStart name={name} />
      <SaveNote state={saving.state} onAgain={saving.again} onOverwrite={saving.overwrite} onTakeOther={takeOther} />
      {conversion.statements.length > 0 ? (
        <>
          <EvidenceMenu id={id} conversion={conversion} name={name} convertedAt={opened.convertedAt} />
          <div className="desk-downloads">
            <Downloads conversion={conversion} name={name} alone onTaken={() => void taken()} />
          </div>
        </>
      ) : null}
    </>
  );
}
