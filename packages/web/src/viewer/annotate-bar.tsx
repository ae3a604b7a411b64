import { useState } from 'react';
import HighlightIcon from '~icons/lucide/highlighter';
import ImageIcon from '~icons/lucide/image';
import CommentIcon from '~icons/lucide/message-square-text';
import DrawIcon from '~icons/lucide/pencil';
import RedoIcon from '~icons/lucide/redo-2';
import SignatureIcon from '~icons/lucide/signature';
import TextIcon from '~icons/lucide/type';
import UndoIcon from '~icons/lucide/undo-2';
import { type Translate, useTranslate } from '../i18n/translate.ts';
import { HIGHLIGHTS } from './highlights.ts';
import type { OpenPdf } from './open-pdf.ts';
import { PictureChoices } from './picture-choices.tsx';
import { type Command, CommandButton } from './toolbar.tsx';
import { type PdfState, setTool, type Tool } from './use-pdf-state.ts';

const ICONS = {
  highlight: HighlightIcon,
  text: TextIcon,
  draw: DrawIcon,
  image: ImageIcon,
  signature: SignatureIcon,
  comment: CommentIcon,
} as const;

/** Colours of ink and text, by the names of the highlights where there are. */
const INKS = { black: '#1A1A1A', blue: '#1D4E9E', red: '#B3261E', green: '#0B6B4B' } as const;
/** Points: how thick ink is drawn, and how large text is set. */
const WIDTHS = [1, 2, 4, 8];
const SIZES = [9, 11, 14, 18, 24];
const FIRST_WIDTH = 2;
const FIRST_SIZE = 11;

/** The settings a tool begins with. */
function startOf({ lib }: OpenPdf, tool: Tool): readonly (readonly [number, unknown])[] {
  const types = lib.AnnotationEditorParamsType;
  if (tool === 'highlight') return [[types.HIGHLIGHT_COLOR, HIGHLIGHTS.yellow]];
  if (tool === 'draw')
    return [
      [types.INK_COLOR, INKS.black],
      [types.INK_THICKNESS, FIRST_WIDTH],
    ];
  if (tool === 'text')
    return [
      [types.FREETEXT_COLOR, INKS.black],
      [types.FREETEXT_SIZE, FIRST_SIZE],
    ];
  return [];
}

interface AnnotateBarProps {
  readonly pdf: OpenPdf;
  readonly state: PdfState;
  readonly onComment: () => void;
}

/** The annotation editors, and what can be chosen for the one that is in hand. */
export function AnnotateBar({ pdf, state, onComment }: AnnotateBarProps) {
  const t = useTranslate();
  const act = (name: string): void => pdf.bus.dispatch('editingaction', { source: pdf, name });
  const set = (type: number, value: unknown): void =>
    pdf.bus.dispatch('switchannotationeditorparams', { source: pdf, type, value });
  const tools = (Object.keys(ICONS) as (keyof typeof ICONS)[]).map(
    (tool): Command => ({
      id: tool,
      label: t(`viewer.tools.${tool}`),
      icon: ICONS[tool],
      pressed: state.tool === tool,
      onPress: () => {
        // What the bar offers first is what pdf.js begins with.
        for (const [type, value] of startOf(pdf, tool)) set(type, value);
        setTool(pdf, state.tool === tool ? 'none' : tool);
      },
    }),
  );
  return (
    <fieldset aria-label={t('viewer.annotate')} className="viewer-bar flex-wrap">
      {tools.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
      <span className="mx-1 h-6 w-px bg-rule" aria-hidden="true" />
      <CommandButton
        command={{
          id: 'undo',
          label: t('viewer.undo'),
          icon: UndoIcon,
          disabled: !state.canUndo,
          onPress: () => act('undo'),
        }}
      />
      <CommandButton
        command={{
          id: 'redo',
          label: t('viewer.redo'),
          icon: RedoIcon,
          disabled: !state.canRedo,
          onPress: () => act('redo'),
        }}
      />
      <Choices key={state.tool} pdf={pdf} tool={state.tool} selecting={state.selecting} onComment={onComment} />
    </fieldset>
  );
}

interface ChoicesProps {
  readonly pdf: OpenPdf;
  readonly tool: Tool;
  readonly selecting: boolean;
  readonly onComment: () => void;
}

function Choices({ pdf, tool, selecting, onComment }: ChoicesProps) {
  const t = useTranslate();
  const types = pdf.lib.AnnotationEditorParamsType;
  const set = (type: number, value: unknown): void =>
    pdf.bus.dispatch('switchannotationeditorparams', { source: pdf, type, value });
  if (tool === 'highlight')
    return <Colours colours={HIGHLIGHTS} onChoose={(colour) => set(types.HIGHLIGHT_COLOR, colour)} />;
  if (tool === 'draw') {
    return (
      <>
        <Colours colours={INKS} onChoose={(colour) => set(types.INK_COLOR, colour)} />
        <Points
          label={t('viewer.tools.thickness')}
          choices={WIDTHS}
          start={FIRST_WIDTH}
          onChoose={(value) => set(types.INK_THICKNESS, value)}
        />
      </>
    );
  }
  if (tool === 'text') {
    return (
      <>
        <Colours colours={INKS} onChoose={(colour) => set(types.FREETEXT_COLOR, colour)} />
        <Points
          label={t('viewer.tools.size')}
          choices={SIZES}
          start={FIRST_SIZE}
          onChoose={(value) => set(types.FREETEXT_SIZE, value)}
        />
      </>
    );
  }
  if (tool === 'image') return <PictureChoices pdf={pdf} />;
  if (tool === 'signature') {
    return (
      <button type="button" className="button-quiet small" onClick={() => set(types.CREATE, undefined)}>
        <SignatureIcon className="size-4" aria-hidden="true" />
        {t('viewer.tools.addSignature')}
      </button>
    );
  }
  if (tool === 'comment') {
    return selecting ? (
      <button
        type="button"
        className="button-quiet small"
        // The selection would else be lost to the button.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onComment}
      >
        {t('viewer.comment.onSelection')}
      </button>
    ) : (
      <p className="text-sm text-ink-2">{t('viewer.comment.how')}</p>
    );
  }
  return null;
}

const colourName = (t: Translate, name: keyof typeof INKS | keyof typeof HIGHLIGHTS): string =>
  t(`viewer.colours.${name}`);

interface ColoursProps<Name extends string> {
  readonly colours: Readonly<Record<Name, string>>;
  readonly onChoose: (colour: string) => void;
}

function Colours<Name extends keyof typeof INKS | keyof typeof HIGHLIGHTS>({ colours, onChoose }: ColoursProps<Name>) {
  const t = useTranslate();
  const names = Object.keys(colours) as Name[];
  const [chosen, setChosen] = useState<Name | undefined>(names[0]);
  return (
    <fieldset aria-label={t('viewer.tools.colour')} className="flex">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="viewer-colour"
          aria-label={colourName(t, name)}
          title={colourName(t, name)}
          aria-pressed={chosen === name}
          onClick={() => {
            setChosen(name);
            onChoose(colours[name]);
          }}
        >
          <span style={{ background: colours[name] }} />
        </button>
      ))}
    </fieldset>
  );
}

interface PointsProps {
  readonly label: string;
  readonly choices: readonly number[];
  readonly start: number;
  readonly onChoose: (points: number) => void;
}

function Points({ label, choices, start, onChoose }: PointsProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      {label}
      <select defaultValue={start} onChange={(event) => onChoose(Number(event.target.value))} className="field py-1">
        {choices.map((points) => (
          <option key={points}>{points}</option>
        ))}
      </select>
    </label>
  );
}
