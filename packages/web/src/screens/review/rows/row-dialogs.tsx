import { GiveDialog } from '../categories/give-dialog.tsx';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { giveCategory, sharedCategory } from '../editing/commands.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import type { ShownRows } from './use-shown-rows.ts';

/** What asks before rows are changed. */
export function RowDialogs({ shown }: { readonly shown: ShownRows }) {
  const desk = useDesk();
  const asking = useDeskState((state) => state.asking);
  const { draft, writing } = useOnDesk();
  const { chosen, categories } = shown;
  const [first] = chosen;
  const close = (): void => desk.set({ asking: null });
  if (asking === 'split' && first !== undefined) {
    return (
      <SplitDialog
        draft={draft}
        place={first}
        writing={writing}
        onClose={close}
        onDone={(next) => {
          close();
          desk.change(next);
          desk.goTo(first);
        }}
      />
    );
  }
  if (asking === 'give') {
    return (
      <GiveDialog
        count={chosen.length}
        categories={categories}
        now={sharedCategory(draft, chosen)}
        onGive={(category) => desk.change(giveCategory(draft, chosen, category))}
        onClose={close}
      />
    );
  }
  if (asking !== 'replace') return null;
  return <ReplaceDialog draft={draft} chosen={chosen} onChange={desk.change} onClose={close} />;
}
