import { FREE_PLAN, PLANS } from '@tallyleaf/contract';
import { useTranslate } from './translate.ts';

/** A plan's name in the reader's language, by its index; what is not known is as good as free. */
export function usePlanName(): (index: number) => string {
  const t = useTranslate();
  return (index) => t(`planNames.${(PLANS.find((plan) => plan.index === index) ?? PLANS[FREE_PLAN]).name}`);
}
