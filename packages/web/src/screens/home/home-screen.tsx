import { TopnavSlim } from '../../layouts/topnav-slim.tsx';
import { ConvertArea } from './convert-area.tsx';
import { Hero } from './hero.tsx';
import { CostsSection } from './sections/costs-section.tsx';
import { FormatsSection } from './sections/formats-section.tsx';
import { KindsSection } from './sections/kinds-section.tsx';
import { PlacesSection } from './sections/places-section.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
import { SumsSection } from './sections/sums-section.tsx';

/** The home page: the work first, and below it what one may want to know before. */
export function HomeScreen() {
  return (
    <ConvertArea frame={TopnavSlim} start={Hero}>
      <SumsSection />
      <FormatsSection />
      <PlacesSection />
      <KindsSection />
      <CostsSection />
      <QuestionsSection />
    </ConvertArea>
  );
}
