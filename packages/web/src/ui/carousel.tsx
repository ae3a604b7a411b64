import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import PrevIcon from '~icons/lucide/chevron-left';
import NextIcon from '~icons/lucide/chevron-right';
import { useLabels } from './labels.tsx';

export interface Slide {
  readonly id: string;
  /** What it shows, to those who cannot see it. */
  readonly name: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  /** What the slides have in common. */
  readonly label: string;
  readonly slides: readonly Slide[];
}

type Api = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Slides one beside the other, by swipe, by buttons, by the dots below. Nothing moves by itself. */
export function Carousel({ label, slides }: CarouselProps) {
  const labels = useLabels();
  const [viewport, api] = useEmblaCarousel({ containScroll: false });
  const at = useSelected(api);
  const go = (index: number): void => api?.scrollTo(index, lessMotion());
  return (
    <section aria-label={label}>
      <div ref={viewport} className="overflow-hidden">
        <div className="flex touch-pan-y">
          {slides.map(({ id, name, content }) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of whatever it holds, not of fields
            <div key={id} role="group" aria-label={name} className="min-w-0 flex-[0_0_100%] pr-4">
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-3 flex items-center gap-2">
        <Step name={labels.prev} disabled={at === 0} onGo={() => go(at - 1)} icon={<PrevIcon aria-hidden="true" />} />
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={labels.goToSlide(index + 1)}
            aria-current={index === at ? 'true' : undefined}
            className="grid size-6 flex-none place-items-center rounded before:size-2 before:rounded-full before:bg-edge aria-[current=true]:before:bg-green"
            onClick={() => go(index)}
          />
        ))}
        <Step
          name={labels.next}
          disabled={at >= slides.length - 1}
          onGo={() => go(at + 1)}
          icon={<NextIcon aria-hidden="true" />}
        />
      </div>
    </section>
  );
}

interface StepProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onGo: () => void;
  readonly icon: ReactNode;
}

/** Where there is no further slide it keeps its place and the focus. */
function Step({ name, disabled, onGo, icon }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button aria-disabled:opacity-40"
      aria-label={name}
      aria-disabled={disabled}
      onClick={() => (disabled ? undefined : onGo())}
    >
      {icon}
    </button>
  );
}

const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function useSelected(api: Api | undefined): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const follow = (): void => setAt(api?.selectedScrollSnap() ?? 0);
    follow();
    api?.on('select', follow).on('reInit', follow);
    return () => {
      api?.off('select', follow).off('reInit', follow);
    };
  }, [api]);
  return at;
}
